import type { Cell } from '../../table/camera';
import { cellKey, halvesOf, type Laid } from './tiles';

/** A tile in a place where the engine lets it go. */
export interface Move extends Laid {
  readonly action: string;
}

const WITH_PLACE = /^(?:place|wall) (\d+) (-?\d+),(-?\d+) r([0-3])$/;

/** The listed actions that lay a tile: on the table or in the own wall. */
export function movesOf(actions: Iterable<string>): Move[] {
  return [...actions].flatMap((action): Move[] => {
    const found = WITH_PLACE.exec(action);
    if (!found) return [];
    const [tile, x, y, r] = found.slice(1).map(Number) as [number, number, number, number];
    return [{ action, tile, x, y, r }];
  });
}

/** Where a chosen tile can go: as it is turned now, or turned some other way. */
export interface Spot extends Cell {
  /** as it is turned now; null if it fits only turned */
  readonly now: Move | null;
  /** all ways in which it fits */
  readonly ways: readonly Move[];
}

/** The places for one tile; of turns that look alike only one is listed, so faces are compared. */
export function spotsOf(moves: readonly Move[], tile: number, r: number): Map<string, Spot> {
  const face = halvesOf(tile, r).join('');
  const spots = new Map<string, Spot>();
  for (const move of moves) {
    if (move.tile !== tile) continue;
    const key = cellKey(move);
    const known = spots.get(key);
    const fits = halvesOf(tile, move.r).join('') === face;
    spots.set(key, {
      x: move.x,
      y: move.y,
      now: fits ? move : (known?.now ?? null),
      ways: [...(known?.ways ?? []), move],
    });
  }
  return spots;
}
