import type { Translate } from '../i18n/i18n.svelte';
import type { Race, SeatInfo } from '../net/protocol';
import { nameOf } from './names';

/** Who was first and by how much, for somebody on a seat or watching; empty if nobody was close. */
export function tellRace(
  race: Race | null,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): string {
  const next = race?.others.toSorted((a, b) => a.behind - b.behind)[0];
  if (!race || !next || race.seat === 'clock' || next.seat === 'clock') {
    return '';
  }
  const first = nameOf(seats, race.seat);
  const second = nameOf(seats, next.seat);
  if (race.tie) {
    return t('race.tie', { first, second });
  }
  if (race.seat === own) {
    return t('race.won', { name: second, seconds: seconds(next.behind) });
  }
  const mine = race.others.find(({ seat }) => seat === own);
  return mine
    ? t('race.lost', { name: first, seconds: seconds(mine.behind) })
    : t('race.others', { first, second, seconds: seconds(next.behind) });
}

/** People count in seconds: hundredths of one, but never none at all. */
const seconds = (millis: number): number => Math.max(1, Math.round(millis / 10)) / 100;
