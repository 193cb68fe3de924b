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
    return t('race.won', { name: second, millis: next.behind });
  }
  const mine = race.others.find(({ seat }) => seat === own);
  return mine
    ? t('race.lost', { name: first, millis: mine.behind })
    : t('race.others', { first, second, millis: next.behind });
}
