import components from 'virtual:engine-components/cukierki';
import type { Cell } from '../../table/camera';

/** What a side shows: half a candy. Both halves of a lollipop look different (CU-1). */
export type Half = 'S' | 'M' | 'L' | 'P' | 'C' | 'T' | 'B';
export type Candy = 'S' | 'M' | 'L' | 'P' | 'lollipop' | 'cookie';

export const CANDIES: readonly Candy[] = ['S', 'M', 'L', 'P', 'lollipop', 'cookie'];

/** The engine's own tiles by number, as their sides clockwise from the north: `SMLP`. */
export const TILES: readonly string[] = components.tiles;

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

/** The cell beside one, on that side. */
export function besideOf({ x, y }: Cell, side: number): Cell {
  const step = SIDES[side & 3] ?? { x: 0, y: 0 };
  return { x: x + step.x, y: y + step.y };
}
