import text from '@games/cukierki/tiles.txt?raw';
import type { Cell } from '../../table/camera';

/** What a side shows: half a candy. Both halves of a lollipop look different (CU-1). */
export type Half = 'S' | 'M' | 'L' | 'P' | 'C' | 'T' | 'B';
export type Candy = 'S' | 'M' | 'L' | 'P' | 'lollipop' | 'cookie';

export const CANDIES: readonly Candy[] = ['S', 'M', 'L', 'P', 'lollipop', 'cookie'];

/** The engine's own tiles by number, as their sides clockwise from the north: `SMLP`. */
export const TILES: readonly string[] = text.replace(/#.*/g, '').match(/\b[SMLPCTB]{4}\b/g) ?? [];

export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;

/** A tile that lies on the table or in a wall, after so many quarter turns clockwise. */
export interface Laid extends Cell {
  readonly tile: number;
  readonly r: number;
}

/** North, east, south, west: the order of a tile's sides. */
const SIDES: readonly Cell[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The halves that a turned tile shows to the north, east, south and west. */
export function halvesOf(tile: number, r: number): Half[] {
  const sides = TILES[tile] ?? '';
  return SIDES.map((_, side) => sides[(side - r) & 3] as Half);
}

/** The candy that two halves make where they meet; null if they do not go together. */
export function candyOf(a: Half, b: Half): Candy | null {
  if (a === 'T' || a === 'B' || b === 'T' || b === 'B') {
    return a !== b && 'TB'.includes(a) && 'TB'.includes(b) ? 'lollipop' : null;
  }
  if (a !== b) return null;
  return a === 'C' ? 'cookie' : a;
}

/** A whole candy between a tile and its neighbour. */
export interface Join {
  readonly candy: Candy;
  readonly side: number;
  readonly neighbour: Laid;
}

/** The whole candies that a tile makes, or would make, with what lies around it. */
export function joinsOf(laid: Laid, around: ReadonlyMap<string, Laid>): Join[] {
  const halves = halvesOf(laid.tile, laid.r);
  return SIDES.flatMap(({ x, y }, side): Join[] => {
    const neighbour = around.get(cellKey({ x: laid.x + x, y: laid.y + y }));
    const other = neighbour && halvesOf(neighbour.tile, neighbour.r)[(side + 2) & 3];
    const candy = other && candyOf(halves[side] as Half, other);
    return neighbour && candy ? [{ candy, side, neighbour }] : [];
  });
}

export const byCell = (tiles: readonly Laid[]): Map<string, Laid> =>
  new Map(tiles.map((laid) => [cellKey(laid), laid]));
