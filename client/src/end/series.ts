import type { Translate } from '../i18n/i18n.svelte';
import type { SeriesInfo } from '../net/protocol';

/** Somebody in the standings of a series. */
export interface Standing {
  readonly seat: number;
  /** from 1; who has as much shares a place */
  readonly place: number;
  readonly total: number;
  readonly treats: number | null;
}

/** Everybody, the best first; equals by seat. */
export const ranked = ({ totals, treats }: SeriesInfo): Standing[] =>
  totals
    .map((total, seat) => ({
      seat,
      place: 1 + totals.filter((other) => other > total).length,
      total,
      treats: treats?.[seat] ?? null,
    }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);

/** Where a series stands once a game is over: `After game 2 of 3`. */
export const seriesTitle = ({ played, games, over }: SeriesInfo, t: Translate): string =>
  over
    ? t('series.over')
    : t('series.after', { played, of: games === null ? 'open' : 'known', games: games ?? 0 });

/** Which game of a series is being played: `Game 2 of 3`. */
export const gameOf = ({ played, games }: SeriesInfo, isOver: boolean, t: Translate): string =>
  t('series.game', {
    game: isOver ? played : played + 1,
    of: games === null ? 'open' : 'known',
    games: games ?? 0,
  });
