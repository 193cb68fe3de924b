import { expect, it } from 'vitest';
import type { Move } from '../replay/transcript';
import { longest, timesOf } from './pace';

const moves = (...at: (number | null)[]) => ({
  moves: at.map((at) => ({ seat: 0, action: 'reveal', race: null, at }) as Move),
});

it('counts from the first action, and never backwards', () => {
  expect(timesOf(moves(1_000, 1_500, 1_400, 3_000))).toEqual([0, 500, 500, 2_000]);
});

it('tells nothing where one time is missing', () => {
  expect(timesOf(moves(1_000, null))).toBeNull();
  expect(timesOf(moves())).toBeNull();
});

it('finds what lay the longest', () => {
  const all = [
    { card: 'A', from: 0, until: 5 },
    { card: 'B', from: 3, until: 30 },
    { card: 'C', from: 0, until: 9 },
  ];
  expect(longest(all, 2).map(({ card }) => card)).toEqual(['B', 'C']);
});
