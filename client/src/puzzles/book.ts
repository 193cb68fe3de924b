import puzzles from 'virtual:engine-puzzles/candy-hunters';
import type { PuzzleInfo } from './puzzle';

/** The puzzles that the engine knows by name: the forty, by level, and the extras after them. */
export interface BookPuzzle extends PuzzleInfo {
  readonly name: string;
}

export const book: readonly BookPuzzle[] = puzzles as BookPuzzle[];

/** The extras are puzzles beyond the forty, with the Large Ghost or haunted patterns. */
export const extras: readonly BookPuzzle[] = book.filter(({ extra }) => extra);
export const regular: readonly BookPuzzle[] = book.filter(({ extra }) => !extra);

export const levels: readonly number[] = [...new Set(regular.map(({ level }) => level))];
export const ofLevel = (level: number): readonly BookPuzzle[] =>
  regular.filter((puzzle) => puzzle.level === level);

export const byName = (name: string): BookPuzzle | null =>
  book.find((puzzle) => puzzle.name === name) ?? null;
export const byCode = (code: string): BookPuzzle | null =>
  book.find((puzzle) => puzzle.code === code) ?? null;

/** The one after it in the book; null after the last one. */
export function nextOf(name: string): BookPuzzle | null {
  const at = book.findIndex((puzzle) => puzzle.name === name);
  return at < 0 ? null : (book[at + 1] ?? null);
}
