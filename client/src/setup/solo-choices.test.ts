import { expect, it } from 'vitest';
import type { GameInfo } from '../net/protocol';
import { paceAt, sane } from './solo-choices.svelte';

const usual = { reveal: 5_000, timeup: 15_000 };
const game: GameInfo = {
  id: 'sugar-jar',
  name: 'Sugar Jar',
  minSeats: 2,
  maxSeats: 4,
  options: {
    calls: { values: ['loud', 'low'], default: 'loud' },
    jar: { min: 1, max: 3, default: 2 },
  },
  pace: {},
  rulesVersion: 1,
};

it('scales the clock of a game', () => {
  expect(paceAt('gentle', usual)).toEqual({ reveal: 10_000, timeup: 30_000 });
  expect(paceAt('brisk', usual)).toEqual({ reveal: 3_000, timeup: 9_000 });
});

it('leaves the usual pace to the game, and stops every clock without one', () => {
  expect(paceAt('normal', usual)).toBeNull();
  expect(paceAt('untimed', usual)).toEqual({ reveal: 0, timeup: 0 });
});

it('remembers what the game still has, and nothing else', () => {
  const kept = { bots: 9, level: 'hard', options: { calls: 'low', jar: 7, gone: true } } as const;
  expect(sane(kept, game)).toEqual({
    bots: 3,
    level: 'hard',
    tempo: 'normal',
    options: { calls: 'low' },
  });
  expect(sane({}, game)).toEqual({ bots: 2, level: 'easy', tempo: 'normal', options: {} });
});
