import { expect, it } from 'vitest';
import { longest } from './pace';

it('finds what lay the longest', () => {
  const all = [
    { card: 'A', from: 0, until: 5 },
    { card: 'B', from: 3, until: 30 },
    { card: 'C', from: 0, until: 9 },
  ];
  expect(longest(all, 2).map(({ card }) => card)).toEqual(['B', 'C']);
});
