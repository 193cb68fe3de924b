import type { Colour } from '../games/candy-hunters/patterns';
import { type Place, placeOf } from '../games/candy-hunters/view';

/** What a puzzle's code shows, for pictures of it; whether it is a good puzzle the engine says. */
export interface Drawn {
  readonly rounds: number;
  readonly goal: number;
  readonly cards: readonly string[];
  readonly buildings: Readonly<Record<Place, Colour>>;
  readonly kids: readonly Place[];
  readonly ghosts: readonly Place[];
  readonly largeGhost: Place | null;
  /** whether the Large Ghost plays, on the board or beside it */
  readonly hasLargeGhost: boolean;
}

const CODE = /^([1-9]\d*)r([1-9]\d*)(L?)_((?:[PH]\d+)+)_([RBGYkgl.-]+)$/;

/** Whether this looks like a code, and not like a puzzle's name. */
export const isCode = (text: string): boolean => CODE.test(text);

/** Reads a code such as `2r7_P05P12P21_BkRg..B-Y..YRk`; null if it is none. */
export function readCode(code: string): Drawn | null {
  const [, rounds, goal, large, cards = '', rows = ''] = CODE.exec(code) ?? [];
  if (!rounds) return null;
  const buildings: Record<Place, Colour> = {};
  const on: Record<string, Place[]> = { k: [], g: [], l: [] };
  for (const [y, row] of rows.split('-').entries()) {
    const cells = [...row.matchAll(/\.|([RBGY])([kgl]?)/g)];
    for (const [x, [, colour, piece]] of cells.entries()) {
      if (!colour) continue;
      const place = placeOf({ x, y });
      buildings[place] = colour as Colour;
      if (piece) on[piece]?.push(place);
    }
  }
  const largeGhost = on.l?.[0] ?? null;
  return {
    rounds: Number(rounds),
    goal: Number(goal),
    cards: cards.match(/[PH]\d+/g) ?? [],
    buildings,
    kids: on.k ?? [],
    ghosts: on.g ?? [],
    largeGhost,
    hasLargeGhost: large === 'L' || largeGhost !== null,
  };
}
