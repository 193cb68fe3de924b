import type { GameTime, Reason } from '../tutor/tutor';

export type Grade = 'best' | 'fine' | 'slip' | 'mistake';

/** What the engine's `judge` says of a decision: docs/engine-protocol.md. */
export interface Judgement {
  /** the number of the move, from 0 on */
  readonly at: number;
  readonly seat: number;
  /** the number of the turn, over all seats */
  readonly turn: number;
  /** the game's own time: its round, its phase, as far as it has them */
  readonly time?: GameTime;
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

/** How well somebody decided, by the measure of the bots. */
export interface Skill {
  /** whether there was enough at stake to tell */
  readonly told: boolean;
  /** who decides like that: a bot's level, or `chance` */
  readonly like?: 'chance' | 'gentle' | 'easy' | 'medium' | 'hard';
  /** where between chance, 0, and the hard bot, 4; and how sure that is */
  readonly rung?: number;
  readonly from?: number;
  readonly to?: number;
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
  /** null in a game whose decisions tell too little of that */
  readonly skill: Skill | null;
}

/** What `sum-up` says of all of them. */
export interface Summary {
  readonly turning: readonly number[];
  /** what each seat has of the victory; null before the end */
  readonly end: readonly number[] | null;
  /** what a victory counts in luck, in a game that has no points of its own */
  readonly victory: number | null;
  readonly seats: readonly Figures[];
}

export const isBad = ({ grade }: Pick<Judgement, 'grade'>): boolean =>
  grade === 'slip' || grade === 'mistake';
