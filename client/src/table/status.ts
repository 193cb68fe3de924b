import type { Line } from './history';

/** What the table waits for or what has just happened, in a sentence that a child understands. */
export interface Status {
  /** mine: I am to act · call, right, wrong, note: something has just happened */
  readonly kind: 'calm' | 'mine' | 'call' | 'wrong' | 'right' | 'note';
  readonly text: string;
  readonly detail: string;
}

/** While somebody else is to act, there is room to say what has happened last. */
export const withLatest = (status: Status | null, lines: readonly Line[]): Status | null =>
  status?.kind === 'calm' && !status.detail && lines[0]
    ? { ...status, detail: lines[0].text }
    : status;

/** A countdown: when it ends, as `performance.now()`, and how long it is as a whole. */
export interface Clock {
  readonly end: number;
  readonly total: number;
}
