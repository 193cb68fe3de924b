import { expect, it } from 'vitest';
import { paceAt } from './tempo';

const usual = { reveal: 5_000, timeup: 15_000 };

it('scales the clock of a game', () => {
  expect(paceAt('gentle', usual)).toEqual({ reveal: 10_000, timeup: 30_000 });
  expect(paceAt('brisk', usual)).toEqual({ reveal: 3_000, timeup: 9_000 });
});

it('leaves the usual pace to the game, and stops every clock without one', () => {
  expect(paceAt('normal', usual)).toBeNull();
  expect(paceAt('untimed', usual)).toEqual({ reveal: 0, timeup: 0 });
});
