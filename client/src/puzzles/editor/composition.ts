import { COLOURS, type Colour, PATTERNS } from '../../games/candy-hunters/patterns';
import { cellOf, type Place, placeOf } from '../../games/candy-hunters/view';
import type { Drawn } from '../code';

export type Standing = 'kid' | 'ghost' | 'large';

/** A house of the town, and who stands on it. */
export interface Tile {
  readonly colour: Colour;
  readonly piece: Standing | null;
}

export type Tiles = Readonly<Record<Place, Tile>>;

/** What somebody composes; as plain as it can be, so that it can be kept. */
export interface Composition {
  readonly rounds: number;
  readonly cards: readonly string[];
  /** whether the Large Ghost plays along, in the town or beside it */
  readonly large: boolean;
  readonly tiles: Tiles;
}

export const EMPTY: Composition = { rounds: 2, cards: [], large: false, tiles: {} };

/** The sheet has so many columns and rows, unless a town needs more: cells as large as a finger. */
const SIDE = 8;
/** What a round's choice offers; more takes longer than anybody waits for. */
export const MOST_ROUNDS = 4;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large the sheet is on which this town is painted. */
export function sizeOf(tiles: Tiles): Size {
  const cells = Object.keys(tiles).map(cellOf);
  return {
    width: Math.max(SIDE, ...cells.map(({ x }) => x + 1)),
    height: Math.max(SIDE, ...cells.map(({ y }) => y + 1)),
  };
}

/** A puzzle to go on from, in the middle of the sheet. */
export function compositionOf(drawn: Drawn): Composition {
  const pieces = new Map<Place, Standing>([
    ...drawn.kids.map((place) => [place, 'kid'] as const),
    ...drawn.ghosts.map((place) => [place, 'ghost'] as const),
  ]);
  if (drawn.largeGhost) pieces.set(drawn.largeGhost, 'large');
  const tiles = Object.entries(drawn.buildings).map(
    ([place, colour]) => [place, { colour, piece: pieces.get(place) ?? null }] as const,
  );
  return {
    rounds: drawn.rounds,
    cards: drawn.cards.filter((card) => PATTERNS.has(card)),
    large: drawn.hasLargeGhost,
    tiles: centred(Object.fromEntries(tiles)),
  };
}

function centred(tiles: Tiles): Tiles {
  const { left, top, width, height } = boxOf(tiles);
  const dx = Math.max(0, SIDE - width) >> 1;
  const dy = Math.max(0, SIDE - height) >> 1;
  return Object.fromEntries(
    Object.entries(tiles).map(([place, tile]) => {
      const { x, y } = cellOf(place);
      return [placeOf({ x: x - left + dx, y: y - top + dy }), tile];
    }),
  );
}

/** The rectangle in which all houses lie. */
function boxOf(tiles: Tiles): Size & { left: number; top: number } {
  const cells = Object.keys(tiles).map(cellOf);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

const LETTERS: Record<Standing, string> = { kid: 'k', ghost: 'g', large: 'l' };

/** The code that holds it all, with a goal. Whether it is a puzzle, the engine says. */
export function codeOf({ rounds, cards, large, tiles }: Composition, goal: number): string {
  const isBeside = large && !Object.values(tiles).some(({ piece }) => piece === 'large');
  const sorted = [...PATTERNS.keys()].filter((card) => cards.includes(card));
  return `${rounds}r${goal}${isBeside ? 'L' : ''}_${sorted.join('')}_${rowsOf(tiles).join('-')}`;
}

function rowsOf(tiles: Tiles): string[] {
  if (Object.keys(tiles).length === 0) return [];
  const { left, top, width, height } = boxOf(tiles);
  const letters = (x: number, y: number) => {
    const tile = tiles[placeOf({ x: left + x, y: top + y })];
    return tile ? tile.colour + (tile.piece ? LETTERS[tile.piece] : '') : '.';
  };
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => letters(x, y))
      .join('')
      .replace(/\.+$/, ''),
  );
}

/** What the browser has kept, as far as it still makes sense. */
export function saneComposition(kept: unknown): Composition {
  const { rounds, cards, large, tiles } = { ...EMPTY, ...(kept as Partial<Composition>) };
  const isTile = ([place, tile]: [string, Tile]) =>
    /^\d\d?,\d\d?$/.test(place) &&
    COLOURS.includes(tile?.colour) &&
    (tile.piece === null || tile.piece in LETTERS);
  return {
    rounds: Number.isInteger(rounds) && rounds >= 1 ? rounds : EMPTY.rounds,
    cards: Array.isArray(cards) ? cards.filter((card) => PATTERNS.has(card)) : [],
    large: large === true,
    tiles: Object.fromEntries(Object.entries(tiles ?? {}).filter(isTile)),
  };
}

export const isEmpty = ({ tiles, cards }: Composition): boolean =>
  cards.length === 0 && Object.keys(tiles).length === 0;
