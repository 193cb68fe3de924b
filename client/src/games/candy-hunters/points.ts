import { type Colour, isHaunted } from './patterns';
import type { CandyHuntersView, Player } from './view';

/** Somebody's points so far, line by line as on the score sheet (CH-21). */
export interface Points {
  readonly patterns: number;
  readonly haunted: number;
  readonly candies: number;
  readonly scares: number;
  readonly total: number;
}

/** What one more candy of a colour is worth: the first of it counts twice. */
export const candyWorth = (colour: Colour, had: readonly Colour[]): number =>
  had.includes(colour) ? 1 : 2;

export const cardWorth = (card: string): number => (isHaunted(card) ? 5 : 2);

/** All of it lies open on the table, so it is counted here. */
export function pointsOf(view: CandyHuntersView, seat: Player): Points {
  const scored = view.scored[seat] ?? [];
  const worth = (cards: readonly string[]) => cards.reduce((sum, card) => sum + cardWorth(card), 0);
  const patterns = worth(scored.filter((card) => !isHaunted(card)));
  const haunted = worth(scored.filter(isHaunted));
  const had = view.candies[seat] ?? [];
  const candies = had.length + new Set(had).size;
  const scares = -(view.scares[seat] ?? 0);
  return { patterns, haunted, candies, scares, total: patterns + haunted + candies + scares };
}
