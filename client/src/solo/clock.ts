import type { Pace } from '../net/protocol';

/** What the table's clock will do, and when. A value: time is passed in, never asked for. */
export interface RunningClock {
  readonly action: string;
  readonly due: number;
}

/**
 * The clock after something was done. It runs on only while it is about the same thing and was not
 * started again: else everybody gets the whole time.
 */
export function nextClock(
  before: RunningClock | null,
  next: { action: string; restarted: boolean } | null,
  pace: Pace,
  now: number,
): RunningClock | null {
  const millis = next === null ? 0 : (pace[firstWord(next.action)] ?? 0);
  if (next === null || millis === 0) {
    return null;
  }
  const runsOn = !next.restarted && before?.action === next.action;
  return runsOn ? before : { action: next.action, due: now + millis };
}

/** On a table whose clock was turned off nobody should feel hurried by the bots either. */
const UNTIMED_SLOWER = 3;

/** How many times as slow as usual everybody may be: bots at a gentle table take their time too. */
export function slowness(pace: Pace, usual: Pace): number {
  const timed = Object.entries(usual).filter(([, millis]) => millis > 0);
  if (timed.length > 0 && isUntimed(pace)) return UNTIMED_SLOWER;
  return Math.max(1, ...timed.map(([action, millis]) => (pace[action] ?? 0) / millis));
}

/** A table on which no time runs at all. */
const isUntimed = (pace: Pace): boolean => Object.values(pace).every((millis) => millis === 0);

const firstWord = (action: string): string => action.split(' ', 1)[0] ?? '';
