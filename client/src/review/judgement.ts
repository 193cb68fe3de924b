import type { Reason } from '../tutor/tutor';

export type Grade = 'best' | 'fine' | 'slip' | 'mistake';

/** What the engine's `judge` says of a decision: docs/engine-protocol.md. */
export interface Judgement {
  /** the number of the move, from 0 on */
  readonly at: number;
  readonly seat: number;
  readonly played: string;
  readonly best: string;
  readonly playedValue: number;
  readonly bestValue: number;
  readonly error: number;
  readonly sure: number;
  readonly loss: number;
  readonly grade: Grade;
  readonly outlook: readonly number[];
  /** each seat's chance to win, from 0 to 1 */
  readonly win: readonly number[];
  readonly luck: readonly number[];
  readonly reasons: readonly Reason[];
  readonly line: readonly { readonly seat: number | 'chance' | 'clock'; readonly action: string }[];
}

/** Luck and skill of a seat, in points. */
export interface Figures {
  readonly luck: number;
  readonly luckError?: number;
  readonly lost: number;
  readonly best: number;
  readonly fine: number;
  readonly slip: number;
  readonly mistake: number;
  /** from 0 to 1; null for somebody who had nothing to decide */
  readonly accuracy: number | null;
}

/** What `sum-up` says of all of them. */
export interface Summary {
  readonly turning: readonly number[];
  readonly seats: readonly Figures[];
}

export const isBad = ({ grade }: Pick<Judgement, 'grade'>): boolean =>
  grade === 'slip' || grade === 'mistake';
