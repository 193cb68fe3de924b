import type { GameModule } from '../games';
import type { GameEvent } from '../net/protocol';
import type { Listener } from './reasons';

/** What an action does, in a sentence or two: only what belongs to it, and not who is next. */
export function tellDeed(
  events: readonly GameEvent[],
  tell: GameModule['tell'],
  { t, seats, own, view, tutor }: Listener,
): string {
  const told = events
    .filter(({ type }) => type !== 'turn')
    .map((event) => tutor.tellEvent?.(event, t, seats, own, view) ?? tell(event, t, seats, own));
  return told.filter(Boolean).slice(0, 2).join(' ') || t('tutor.pass');
}
