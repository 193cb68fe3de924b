import { expect, it } from 'vitest';
import { clockComes } from './clock-comes';

const calm = { pace: { reveal: 0, timeup: 0 } };
const usual = { pace: null };
const gentle = { pace: { reveal: 10_000, timeup: 30_000 } };

it('is told after a game without a clock, if the next one has one', () => {
  expect(clockComes(calm, usual)).toBe(true);
  expect(clockComes(calm, gentle)).toBe(true);
});

it('is not told of a clock that was there before, or that does not come', () => {
  expect(clockComes(calm, calm)).toBe(false);
  expect(clockComes(usual, usual)).toBe(false);
  expect(clockComes({ ...calm, whatIf: { moves: 1, own: [0], players: [] } }, usual)).toBe(false);
});
