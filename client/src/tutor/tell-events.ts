import type { GameModule } from '../games';
import type { Translate } from '../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../net/protocol';

/** What an action does, in a sentence or two: only what belongs to it, and not who is next. */
export function tellDeed(
  events: readonly GameEvent[],
  tell: GameModule['tell'],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): string {
  const told = events.filter(({ type }) => type !== 'turn').map((e) => tell(e, t, seats, own));
  return told.filter(Boolean).slice(0, 2).join(' ') || t('tutor.pass');
}
