import type { GameModule } from '../games';
import type { GameEvent } from '../net/protocol';
import { whoIs } from '../table/names';
import type { Listener } from './reasons';

/** An action as advice: where its sentence names its subject, that is replaced. */
export function tellAdvice(deed: string, t: Listener['t']): string {
  const subject = `${t('tutor.subject')} `;
  return deed.startsWith(subject)
    ? t('tutor.would', { deed: deed.slice(subject.length) })
    : t('tutor.what', { deed });
}

/** Who does what, in notation. */
interface Deed {
  readonly seat: number;
  readonly action: string;
}

/**
 * What an action does, in a sentence or two: only what belongs to it, and not who is next. Where no
 * event tells it, the game has words for the action itself.
 */
export function tellDeed(
  events: readonly GameEvent[],
  tell: GameModule['tell'],
  { t, seats, own, view, tutor }: Listener,
  deed?: Deed,
): string {
  const told = events
    .filter(({ type }) => type !== 'turn')
    .map((event) => tutor.tellEvent?.(event, t, seats, own) ?? tell(event, t, seats, own, view));
  const first = told.filter(Boolean).slice(0, 2).join(' ');
  const itself = deed && tutor.tellAction?.(deed.action, whoIs(deed.seat, seats, own), t);
  return first || itself || t('tutor.pass');
}
