import type { TableInfo } from '../net/protocol';
import type { SoloSetup } from './setup';

/** A match as far as it has come: what it takes to go on with it, and to show it from afar. */
export interface Progress {
  /** the engine's full transcript */
  readonly lines: readonly object[];
  /** who looked last */
  readonly seat: number;
  readonly table: TableInfo;
  readonly glance: Glance;
}

/** The table as anybody may see it. */
export interface Glance {
  readonly view: unknown;
  readonly scores: readonly (number | null)[];
  readonly toAct: readonly number[];
  readonly over: boolean;
  /** once it is over; games of before this was noted have none */
  readonly ending?: Ending;
}

/** How a match ended. */
export interface Ending {
  readonly winners: readonly number[];
  /** each seat's quickest call where speed counts, in milliseconds; null where there was none */
  readonly fastest: readonly (number | null)[];
}

/** What is needed to go on. */
export type Left = Pick<Progress, 'lines' | 'seat'> & { readonly setup: SoloSetup };

/** Is told after every action how far a match has come. */
export type Keeper = (progress: Progress) => void;
