import type { Pace } from '../protocol';

/** What the table's clock will do, and when. A value: time is passed in, never asked for. */
export interface RunningClock {
  readonly action: string;
  readonly due: number;
}

/** The clock's times in milliseconds when nobody has chosen others; 0 or missing: never. */
export const usualPace: Readonly<Record<string, Pace>> = {
  'candy-match': { reveal: 5_000, miss: 5_000, decline: 10_000, timeup: 15_000 },
};

/**
 * The clock after something was done. It runs on only while it is about the same thing and `runsOn`
 * is said: else everybody gets the whole time again.
 */
export function nextClock(
  before: RunningClock | null,
  action: string | null,
  runsOn: boolean,
  pace: Pace,
  now: number,
): RunningClock | null {
  const millis = action === null ? 0 : (pace[firstWord(action)] ?? 0);
  if (action === null || millis === 0) {
    return null;
  }
  return runsOn && before?.action === action ? before : { action, due: now + millis };
}

/** On a table without a clock nobody should feel hurried by the bots either. */
const UNTIMED_SLOWER = 3;

/** How many times as slow as usual everybody may be: bots at a gentle table take their time too. */
export function slowness(pace: Pace, usual: Pace): number {
  if (isUntimed(pace)) return UNTIMED_SLOWER;
  return Math.max(1, (pace.reveal ?? 0) / (usual.reveal ?? Number.POSITIVE_INFINITY));
}

/** A table on which no time runs at all. */
const isUntimed = (pace: Pace): boolean => Object.values(pace).every((millis) => millis === 0);

const firstWord = (action: string): string => action.split(' ', 1)[0] ?? '';
