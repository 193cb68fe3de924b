import { expect, it } from 'vitest';
import { book, byCode, byName, extras, levels, nextOf, ofLevel, regular } from './book';
import { readCode } from './code';

it('has forty puzzles, eight a level, and extras after them', () => {
  expect(regular.map(({ name }) => name)).toEqual(Array.from({ length: 40 }, (_, i) => `${i + 1}`));
  expect(levels).toEqual([1, 2, 3, 4, 5]);
  expect(levels.map((level) => ofLevel(level).length)).toEqual([8, 8, 8, 8, 8]);
  expect(extras.length).toBeGreaterThan(0);
  expect(book).toEqual([...regular, ...extras]);
});

it('leads from one to the next', () => {
  expect(nextOf('1')?.name).toBe('2');
  expect(nextOf('40')).toBe(extras[0]);
  expect(nextOf(book.at(-1)?.name ?? '')).toBeNull();
  expect(nextOf('2026-11-17')).toBeNull();
});

it('finds them by name and by code, and can draw them all', () => {
  for (const puzzle of book) {
    expect(byName(puzzle.name)).toBe(puzzle);
    expect(byCode(puzzle.code)).toBe(puzzle);
    const { rounds, goal, cards } = puzzle;
    expect(readCode(puzzle.code)).toMatchObject({ rounds, goal, cards });
  }
});

it('has the shortest solution of each, so that praise can tell', () => {
  for (const { solution, facts } of book) expect(solution).toHaveLength(facts.actions);
});
