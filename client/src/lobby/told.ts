import type { Translate } from '../i18n/i18n.svelte';
import type { Player, SeatInfo, TableInfo } from '../net/protocol';

/** Who of the people is not at the table now. */
export const missing = ({ seats }: TableInfo): SeatInfo[] =>
  seats.filter(({ kind, online }) => kind === 'person' && !online);

/** What everybody waits for before the game begins. */
export function waitsFor(table: TableInfo, t: Translate): string {
  const free = table.seats.filter(({ kind }) => kind === 'free').length;
  const away = missing(table);
  const names = away.map(({ name }) => name).join(', ');
  if (free > 0) return t('lobby.waiting', { free });
  if (away.length === 0) return t('lobby.full');
  return table.gathering
    ? t('lobby.gathering', { names, count: away.length })
    : t('lobby.away', { names });
}

/** Where a person is, for the card of their seat. */
export function whereabouts({ online, lingers }: SeatInfo, t: Translate): string {
  if (online) return t('seat.online');
  return t(lingers ? 'seat.lingers' : 'seat.offline');
}

/**
 * Two at a table never look alike: who has another name there than in general is told; empty for all
 * others.
 */
export function renamed(
  seats: readonly SeatInfo[],
  own: number | null,
  me: Player,
  t: Translate,
): string {
  const seat = seats.find((one) => one.seat === own);
  if (!seat?.name || seat.kind !== 'person' || !me.name || seat.name === me.name) return '';
  const { name } = seat;
  const isTaken = seats.some(
    (other) => other !== seat && (other.avatar === me.avatar || other.name === me.name),
  );
  return t(isTaken ? 'seat.renamed' : 'seat.still-named', { name });
}
