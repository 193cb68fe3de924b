import type { GameEvent } from '../../net/protocol';
import type { Candy, Laid } from './tiles';

export type Player = number;

/** What a seat sees, as docs/rules has it: others' hands, the pool and taken tiles as sizes. */
export interface CukierkiView {
  seats: number;
  options: { variant: 'basic' | 'advanced' };
  phase: 'place' | 'extra' | 'wall' | 'over';
  toAct: Player | null;
  placed: number;
  table: Laid[];
  hands: (number | number[])[];
  pool: number;
  taken: (number | number[])[];
  captured: number[];
  tokens: number[];
  walls: Laid[][];
  aside: number[][];
  advantage: Record<Candy, Player | null>;
  passes: number;
}

/** A whole candy that a placement would make with the tile on that side. */
export interface Join {
  candy: Candy;
  side: number;
  /** whether that tile would be taken */
  taken: boolean;
  points: number;
}

/** What a placement would bring as a whole. */
export interface Brings {
  points: number;
  /** on the table: points of the tile that leaves the hand and cannot be drawn again */
  lost?: number;
  /** on the table: a cookie allows one more placement */
  extra?: boolean;
  /** in the wall: the kinds whose golden token it wins */
  most?: Candy[];
}

/** What the engine adds to the view: what each of the own placements would make and bring. */
export interface CukierkiInsight {
  joins: Record<string, Join[]>;
  /** unknown to a server that is older than the page */
  brings?: Record<string, Brings>;
}

/** The candies of a placement, and what they are worth together. */
export interface Worth {
  readonly joins: readonly Join[];
  readonly brings: Brings;
}

/**
 * What happens, as the engine's CukierkiEvent lists it; a move is told with what it was worth, but for
 * a server that is older than the page.
 */
export type CukierkiEvent =
  | ({ type: 'placed'; seat: Player } & Laid & Partial<Worth>)
  | ({ type: 'completed'; seat: Player; candy: Candy; taken: boolean } & Laid)
  | { type: 'extra'; seat: Player }
  | { type: 'stopped'; seat: Player }
  | { type: 'passed'; seat: Player; empty: boolean }
  | ({ type: 'built'; seat: Player; candies: number } & Laid & Partial<Worth>)
  | { type: 'set-aside'; seat: Player; tile: number; brings?: Brings }
  | { type: 'advantage'; seat: Player; kind: Candy; from: Player | null }
  | { type: 'drawn'; seat: Player; count: number; tiles: number[] | null }
  | { type: 'ended'; winners: Player[] };

/** The server's events are this game's: its engine wrote them. */
export const eventsOf = (events: readonly GameEvent[]): CukierkiEvent[] =>
  events as unknown as CukierkiEvent[];

/** The own tiles; empty for those who may not see them. */
export function handOf(view: CukierkiView, seat: Player): readonly number[] {
  const hand = view.hands[seat];
  return typeof hand === 'object' ? hand : [];
}

/** The engine's whole state as a view in which nothing is hidden but the order of the pool. */
export const fullSight = (state: unknown): unknown => {
  const { pool, ...rest } = state as { pool: unknown[] };
  return { ...rest, pool: pool.length };
};

/** What tiles fly from and to. */
export const tileSpot = (tile: number): string => `tile ${tile}`;
