import text from '@games/candyhunters/patterns.txt?raw';
import type { Cell } from '../../table/camera';

/** The colours of buildings and candies. */
export type Colour = 'R' | 'B' | 'G' | 'Y';
/** What a cell of a pattern asks for: a building in that colour, or a ghost. */
export type Need = Colour | '*';

export const COLOURS: readonly Colour[] = ['R', 'B', 'G', 'Y'];

export interface NeedCell extends Cell {
  readonly need: Need;
}

/** The engine's own cards by name, as their rows: `RB/.G`. */
export const PATTERNS: ReadonlyMap<string, string> = new Map(
  text
    .replace(/#.*/g, '')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([name, rows]): [string, string][] => (name && rows ? [[name, rows]] : [])),
);

export const isHaunted = (card: string): boolean => (PATTERNS.get(card) ?? '').includes('*');

/** A card turned clockwise by so many quarters: its needs, from the top left of its box. */
export function needsOf(card: string, r = 0): NeedCell[] {
  let rows = (PATTERNS.get(card) ?? '').split('/');
  for (let quarter = 0; quarter < (r & 3); quarter++) rows = turned(rows);
  return rows.flatMap((row, y) =>
    [...row].flatMap((need, x): NeedCell[] => (need === '.' ? [] : [{ x, y, need: need as Need }])),
  );
}

function turned(rows: readonly string[]): string[] {
  return [...(rows[0] ?? '')].map((_, x) =>
    rows
      .map((row) => row[x])
      .reverse()
      .join(''),
  );
}

/** The turns of a card that look different, each by the smallest number of quarters. */
export function turnsOf(card: string): number[] {
  const pictures = [0, 1, 2, 3].map((r) => JSON.stringify(needsOf(card, r)));
  return [0, 1, 2, 3].filter((r) => pictures.indexOf(pictures[r] ?? '') === r);
}
