import components from 'virtual:engine-components/candy-hunters';
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
export const PATTERNS: ReadonlyMap<string, string> = new Map(Object.entries(components.patterns));

/** What a card counts when it is scored. */
export const cardWorth = (card: string): number => components.points[card] ?? 0;

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

/** What a pattern is called by: its shape, however it is turned or mirrored. */
export type Shape = 'row' | 'square' | 'crown' | 'hook' | 'zigzag' | 'haunted' | 'other';

export function shapeOf(card: string): Shape {
  if (isHaunted(card)) return 'haunted';
  const needs = needsOf(card);
  const [width, height] = boxOf(needs);
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (needs.length !== 4) return 'other';
  if (short === 1) return 'row';
  if (long === 2) return 'square';
  // Three in a line and one beside it, or two and two.
  const line = (i: number) => needs.filter(({ x, y }) => (width > height ? y : x) === i);
  const [alone] = line(0).length === 1 ? line(0) : line(1).length === 1 ? line(1) : [];
  if (!alone) return 'zigzag';
  return (width > height ? alone.x : alone.y) === 1 ? 'crown' : 'hook';
}

/** How wide and how high a pattern is. */
export const boxOf = (needs: readonly Cell[]): [number, number] => [
  Math.max(...needs.map(({ x }) => x)) + 1,
  Math.max(...needs.map(({ y }) => y)) + 1,
];
