import { CANDIES, type Half, halvesOf, type Laid, TILES } from './tiles';

/** A gap between two tiles, for the help page, and the tile to try there. */
const [left = 0, own = 0, right = 0] = ['LMPS', 'CMLS', 'CPSL'].map((sides) =>
  TILES.indexOf(sides),
);

/** The turn in which a side looks to the given direction. */
export const facing = (tile: number, half: Half, side: number) =>
  [0, 1, 2, 3].find((r) => halvesOf(tile, r)[side] === half) ?? 0;

export const around: Laid[] = [
  { tile: left, x: 0, y: 0, r: facing(left, 'L', 1) },
  { tile: right, x: 2, y: 0, r: facing(right, 'C', 3) },
];
/** The same for the engine. */
export const STATE = {
  game: 'cukierki',
  seats: 2,
  options: { variant: 'basic' },
  phase: 'place',
  toAct: 0,
  placed: 0,
  table: around,
  hands: [[own], []],
  pool: [...TILES.keys()].filter((tile) => ![left, own, right].includes(tile)),
  taken: [[], []],
  captured: [],
  tokens: [0, 0],
  walls: [[], []],
  aside: [[], []],
  advantage: Object.fromEntries(CANDIES.map((candy) => [candy, null])),
  passes: 0,
};

export const MINE = own;
