import { expect, it } from 'vitest';
import type { GameInfo } from '../net/protocol';
import { hasSeries, isTogether } from './together';

const game = {
  options: { roles: { values: [true, false], default: false } },
  series: true,
  together: { roles: false },
} as unknown as GameInfo;

it('knows with which options all win or lose together', () => {
  expect(isTogether(game, {})).toBe(true);
  expect(isTogether(game, { roles: false })).toBe(true);
  expect(isTogether(game, { roles: true })).toBe(false);
  expect(isTogether({ ...game, together: null }, {})).toBe(false);
  expect(isTogether({ ...game, together: {} }, { roles: true })).toBe(true);
});

it('offers a series to rivals only', () => {
  expect(hasSeries(game, {})).toBe(false);
  expect(hasSeries(game, { roles: true })).toBe(true);
  expect(hasSeries({ ...game, together: null }, {})).toBe(true);
  expect(hasSeries({ ...game, series: false }, { roles: true })).toBe(false);
});
