import { describe, expect, it } from 'vitest';
import type { GameInfo, TableInfo } from '../net/protocol';
import { paceAt } from './solo-choices.svelte';
import { choicesOf, numbers, termsOf, usualChoices } from './table-choices';

const game = {
  id: 'candy-match',
  minSeats: 2,
  maxSeats: 6,
  options: {},
  pace: { reveal: 5000, take: 10_000 },
  series: true,
  together: null,
} as unknown as GameInfo;

const table = {
  seats: [{}, {}, {}, {}],
  options: { calls: 'pick-then-call' },
  pace: game.pace,
  ties: 'coin',
  open: true,
  series: null,
} as unknown as TableInfo;

describe('what a host chooses', () => {
  it('is for three, at the usual pace, by link only', () => {
    expect(usualChoices(game)).toMatchObject({ seats: 3, tempo: 'normal', open: false });
    expect(usualChoices({ ...game, maxSeats: 2 }).seats).toBe(2);
  });

  it('is read from a table, and says the same again', () => {
    const choices = choicesOf(table, game);
    expect(choices).toMatchObject({ seats: 4, tempo: 'normal', ties: 'coin', open: true });
    expect(termsOf(choices, game)).toEqual({
      seats: 4,
      options: { calls: 'pick-then-call' },
      pace: game.pace,
      ties: 'coin',
      open: true,
      series: false,
      clock: null,
    });
  });

  it('knows each pace of ours, and leaves any other alone', () => {
    const gentle = { ...table, pace: paceAt('gentle', game.pace) ?? {} };
    expect(choicesOf(gentle, game).tempo).toBe('gentle');
    const other = choicesOf({ ...table, pace: { reveal: 1234, take: 0 } }, game);
    expect(other.tempo).toBe('own');
    expect(termsOf(other, game).pace).toBeNull();
  });
});

it('has no numbers to choose from where there are none', () => {
  expect(numbers(2, 4).map(({ value }) => value)).toEqual([2, 3, 4]);
  expect(numbers(1, 0)).toEqual([]);
});
