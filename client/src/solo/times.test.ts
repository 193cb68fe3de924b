import { expect, it } from 'vitest';
import { timesOf } from './times';

const moves = (...at: (number | null)[]) => at.map((at) => ({ at }));

it('counts from the first action, and never backwards', () => {
  expect(timesOf(moves(1_000, 1_500, 1_400, 3_000))).toEqual([0, 500, 500, 2_000]);
});

it('tells nothing where one time is missing', () => {
  expect(timesOf(moves(1_000, null))).toBeNull();
  expect(timesOf(moves())).toBeNull();
});
