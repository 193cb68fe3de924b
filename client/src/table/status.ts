import type { Result } from '../net/protocol';
import type { Line } from './history';
import { nameOf } from './names';
import type { Telling } from './telling';

/** What the table waits for or what has just happened, in a sentence that a child understands. */
export interface Status {
  /** mine: I am to act · call, right, wrong, note: something has just happened */
  readonly kind: 'calm' | 'mine' | 'call' | 'wrong' | 'right' | 'note';
  readonly text: string;
  readonly detail: string;
}

/** While somebody else is to act, there is room to say what has happened last; nothing twice. */
export function withLatest(
  status: Status | null,
  lines: readonly Pick<Line, 'text' | 'brief'>[],
): Status | null {
  if (status?.kind !== 'calm' || status.detail) return status;
  const latest = lines.find(({ text }) => text !== status.text);
  return latest ? { ...status, detail: latest.brief ?? latest.text } : status;
}

/** Who has won: the game's words are `you-won`, `won` and `shared`. */
export const endedWith =
  (game: string): Telling<Result, Status> =>
  ({ winners, scores }, t, seats, own) => {
    const names = winners.map((seat) => nameOf(seats, seat)).join(', ');
    const key = winners.length > 1 ? 'shared' : winners[0] === own ? 'you-won' : 'won';
    const text = t(`${game}.status.${key}`, { names, count: scores[winners[0] ?? 0] ?? 0 });
    return { kind: 'right', text, detail: '' };
  };

/** A countdown: when it ends, as `performance.now()`, and how long it is as a whole. */
export interface Clock {
  readonly end: number;
  readonly total: number;
}
