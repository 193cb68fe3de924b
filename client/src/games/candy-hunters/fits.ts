import type { Cell } from '../../table/camera';
import { type NeedCell, needsOf } from './patterns';
import { type CandyHuntersInsight, cellOf, type Lying, type Outcome, placeOf } from './view';

/** A card on a place of the town, turned as it lies there. */
export interface Fit extends Cell {
  readonly card: string;
  readonly r: number;
  /** what it asks for, on the town's own cells, and whether that is there */
  readonly cells: readonly (NeedCell & { readonly met: boolean })[];
  /** what scoring it there would bring; null while a building is missing */
  readonly outcome: Outcome | null;
}

/** A card as the engine says that it lies, for the eye. */
function fitOf(lying: Lying, outcome: Outcome | null): Fit {
  const at = cellOf(lying.at);
  const cells = needsOf(lying.card, lying.r).map(({ x, y, need }) => {
    const cell = { x: at.x + x, y: at.y + y };
    return { ...cell, need, met: !lying.missing.includes(placeOf(cell)) };
  });
  return { card: lying.card, r: lying.r, ...at, cells, outcome };
}

export const unmetOf = (fit: Fit): number => fit.cells.filter(({ met }) => !met).length;

export const scoreAction = ({ card, x, y, r }: Fit): string => `score ${card} ${x},${y} r${r}`;

/** Where the own cards lie on the town as it stands, the best for the seat first. */
export function fitsOf({ fits }: CandyHuntersInsight, seat: number): Fit[] {
  const worth = ({ outcome }: Fit) => {
    const others = outcome?.taken.filter((one) => one.seat !== seat) ?? [];
    return (outcome?.points ?? 0) - others.reduce((sum, { points }) => sum + points, 0) / 10;
  };
  return fits.map((fit) => fitOf(fit, fit)).sort((a, b) => worth(b) - worth(a));
}

/** Where the own regular cards would lie after one of the builds that the engine offers. */
export function nearFits({ near }: CandyHuntersInsight, actions: ReadonlySet<string>): Fit[] {
  return near
    .map((lying) => fitOf(lying, null))
    .filter(({ cells }) =>
      cells.some((cell) => !cell.met && actions.has(`build ${cell.need} ${placeOf(cell)}`)),
    );
}

export function byCard(fits: readonly Fit[]): ReadonlyMap<string, readonly Fit[]> {
  const found = new Map<string, Fit[]>();
  for (const fit of fits) found.set(fit.card, [...(found.get(fit.card) ?? []), fit]);
  return found;
}
