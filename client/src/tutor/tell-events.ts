import type { GameModule } from '../games';
import type { GameEvent } from '../net/protocol';
import { whoIs } from '../table/names';
import type { Listener } from './reasons';

/**
 * An action as advice: where its sentence names its subject, that is replaced. Else it goes on after a
 * colon, in small letters unless it begins with somebody's name.
 */
export function tellAdvice(
  deed: string,
  { t, seats, tutor }: Pick<Listener, 't' | 'seats' | 'tutor'>,
): string {
  const subject = `${t('tutor.subject')} `;
  if (deed.startsWith(subject)) return t('tutor.would', { deed: deed.slice(subject.length) });
  const names = [...seats.map(({ name }) => name ?? ''), ...(tutor.names?.(t) ?? [])];
  const isNamed = names.some((name) => name !== '' && deed.startsWith(name));
  return t('tutor.what', { deed: isNamed ? deed : small(deed) });
}

const small = (sentence: string): string =>
  sentence.charAt(0).toLocaleLowerCase() + sentence.slice(1);

/** Who does what, in notation. */
interface Deed {
  readonly seat: number;
  readonly action: string;
}

/** Who is next, and what comes then, is not what somebody has done. */
const NEXT: ReadonlySet<string> = new Set(['turn', 'round-began']);

/** Whether somebody has gone on from there: of a way, only its end is told. */
const isPassed = ({ type, who }: GameEvent, next: GameEvent | undefined): boolean =>
  who !== undefined && next?.type === type && next.who === who;

/**
 * All that an action does, as far as it can be known; not who is next. Where no
 * event tells it, the game has words for the action itself.
 */
export function tellDeed(
  events: readonly GameEvent[],
  tell: GameModule['tell'],
  { t, seats, own, view, tutor }: Listener,
  deed?: Deed,
): string {
  const told = events
    .filter(({ type }) => !NEXT.has(type))
    .filter((event, i, all) => !isPassed(event, all[i + 1]))
    .map((event) => tutor.tellEvent?.(event, t, seats, own) ?? tell(event, t, seats, own, view));
  const said = told.filter(Boolean).join(' ');
  const itself = deed && tutor.tellAction?.(deed.action, whoIs(deed.seat, seats, own), t);
  return said || itself || t('tutor.pass');
}
