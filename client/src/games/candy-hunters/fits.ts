import type { Cell } from '../../table/camera';
import { type Colour, isHaunted, type NeedCell, needsOf, turnsOf } from './patterns';
import { candyWorth, cardWorth } from './points';
import { type CandyHuntersView, cellOf, type Place, type Player, placeOf } from './view';

/** A card on a place of the town, turned as it lies there. */
export interface Fit extends Cell {
  readonly card: string;
  readonly r: number;
  /** what it asks for, on the town's own cells, and whether that is there */
  readonly cells: readonly (NeedCell & { readonly met: boolean })[];
}

const UNMET_AT_MOST = 3;
const SCORE = /^score (\S+) (-?\d+),(-?\d+) r([0-3])$/;

/** A card there, compared with the town. */
export function fitAt(
  view: CandyHuntersView,
  card: string,
  at: Cell,
  r: number,
  needs: readonly NeedCell[] = needsOf(card, r),
): Fit {
  const cells = needs.map(({ x, y, need }) => {
    const cell = { x: at.x + x, y: at.y + y };
    const place = placeOf(cell);
    const met = need === '*' ? isGhost(view, place) : view.buildings[place] === need;
    return { ...cell, need, met };
  });
  return { card, x: at.x, y: at.y, r, cells };
}

const isGhost = (view: CandyHuntersView, place: Place): boolean =>
  view.largeGhost === place || view.ghosts.includes(place);

export const unmetOf = (fit: Fit): number => fit.cells.filter(({ met }) => !met).length;

/** Where the engine lets cards be scored. */
export function offeredFits(view: CandyHuntersView, actions: Iterable<string>): Fit[] {
  return [...actions].flatMap((action): Fit[] => {
    const [, card, x, y, r] = SCORE.exec(action) ?? [];
    return card ? [fitAt(view, card, { x: Number(x), y: Number(y) }, Number(r))] : [];
  });
}

export const scoreAction = ({ card, x, y, r }: Fit): string => `score ${card} ${x},${y} r${r}`;

/** Every way in which a card lies on the town with at most so many needs unmet. */
function waysOf(view: CandyHuntersView, card: string, unmet: number): Fit[] {
  const town = Object.keys(view.buildings).map(cellOf);
  if (town.length === 0) return [];
  const [xs, ys] = [town.map(({ x }) => x), town.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - 3, Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys) - 3, Math.max(...ys)];
  const found: Fit[] = [];
  for (const r of turnsOf(card)) {
    const needs = needsOf(card, r);
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const fit = fitAt(view, card, { x, y }, r, needs);
        if (unmetOf(fit) <= unmet) found.push(fit);
      }
    }
  }
  return found;
}

/** Where a card lies on the town as it stands: a picture for the player, at any time. */
export const seenFits = (view: CandyHuntersView, card: string): Fit[] =>
  waysOf(view, card, isHaunted(card) ? UNMET_AT_MOST : 0);

/** Where a regular card would lie after one of the builds that the engine offers. */
export function nearFits(
  view: CandyHuntersView,
  card: string,
  actions: ReadonlySet<string>,
): Fit[] {
  if (isHaunted(card)) return [];
  return waysOf(view, card, 1).filter((fit) => {
    const missing = fit.cells.find(({ met }) => !met);
    return missing !== undefined && actions.has(`build ${missing.need} ${placeOf(missing)}`);
  });
}

/** What a scoring there would bring, and to whom. */
export interface Outcome {
  /** points for the card, scares taken off, own candies included */
  readonly own: number;
  readonly scares: number;
  readonly taken: readonly {
    readonly seat: Player;
    readonly at: Place;
    readonly colour: Colour;
    readonly worth: number;
  }[];
}

/** As CH-16 and CH-18 have it, from the picture: kids with their tiles, ghosts, what is unmet. */
export function outcomeOf(view: CandyHuntersView, seat: Player, fit: Fit): Outcome {
  const candies = view.candies.map((had) => [...had]);
  const taken: Outcome['taken'][number][] = [];
  let scares = 0;
  for (const { x, y, need, met } of fit.cells) {
    const at = placeOf({ x, y });
    if (!met || (need !== '*' && isGhost(view, at))) scares++;
    const owner = view.kids[at];
    if (!met || need === '*' || owner === undefined) continue;
    const had = candies[owner] ?? [];
    taken.push({ seat: owner, at, colour: need, worth: candyWorth(need, had) });
    had.push(need);
  }
  const candyPoints = taken.reduce((sum, one) => sum + (one.seat === seat ? one.worth : 0), 0);
  return { own: cardWorth(fit.card) - scares + candyPoints, scares, taken };
}

/** The best for the seat first: own points, then what others do not get. */
export function sortedFits(view: CandyHuntersView, seat: Player, fits: readonly Fit[]): Fit[] {
  const worth = (fit: Fit) => {
    const { own, taken } = outcomeOf(view, seat, fit);
    const others = taken.reduce((sum, one) => sum + (one.seat === seat ? 0 : one.worth), 0);
    return own - others / 10;
  };
  return fits
    .map((fit) => ({ fit, worth: worth(fit) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ fit }) => fit);
}
