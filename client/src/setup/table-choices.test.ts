import { describe, expect, it } from 'vitest';
import en from '../i18n/messages.en.json';
import type { GameInfo, TableInfo } from '../net/protocol';
import { speak } from '../table/given';
import { timesOf } from './clock';
import { choicesOf, numbers, termsOf, usualChoices } from './table-choices';
import { paceAt } from './tempo';

const t = speak('en', en);
const game = {
  id: 'candy-match',
  minSeats: 2,
  maxSeats: 6,
  options: {},
  pace: { reveal: 5000, take: 10_000 },
  series: true,
  together: null,
  thinking: null,
  signals: [],
} as unknown as GameInfo;

const table = {
  seats: [{}, {}, {}, {}],
  options: { calls: 'pick-then-call' },
  pace: game.pace,
  ties: 'coin',
  open: true,
  series: null,
  clock: null,
  hints: false,
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
      hints: false,
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

describe('the time for each decision', () => {
  const slow: GameInfo = { ...game, pace: {}, thinking: { relaxed: 60_000, brisk: 20_000 } };
  const timed = (millis: number): TableInfo => ({ ...table, clock: { millis, bot: 'hard' } });

  it('is as much as anybody likes, unless it is chosen', () => {
    const choices = usualChoices(slow);
    expect(choices).toMatchObject({ millis: 0, decider: 'medium' });
    expect(termsOf(choices, slow).clock).toBeNull();
    const chosen = { ...choices, millis: 20_000 };
    expect(termsOf(chosen, slow).clock).toEqual({ millis: 20_000, bot: 'medium' });
  });

  it('is nothing to choose where the game has a clock of its own', () => {
    expect(timesOf(game, 0, t)).toEqual([]);
    expect(termsOf({ ...usualChoices(game), millis: 20_000 }, game).clock).toBeNull();
  });

  it('is read from a table, also where it is none of ours', () => {
    expect(choicesOf(timed(60_000), slow)).toMatchObject({ millis: 60_000, decider: 'hard' });
    expect(timesOf(slow, 60_000, t).map(({ value }) => value)).toEqual([0, 60_000, 20_000]);
    expect(timesOf(slow, 300_000, t).at(-1)).toEqual({
      value: 300_000,
      label: 'As it is now',
      hint: '5 minutes for each decision',
    });
  });
});

describe('hints', () => {
  const slow: GameInfo = { ...game, pace: {} };
  const wanted = { ...usualChoices(slow), hints: true };

  it('are not there unless the host wants them', () => {
    expect(termsOf(usualChoices(slow), slow).hints).toBe(false);
    expect(termsOf(wanted, slow).hints).toBe(true);
    expect(choicesOf({ ...table, hints: true }, slow).hints).toBe(true);
  });

  it('are neither for strangers nor for races', () => {
    expect(termsOf({ ...wanted, open: true }, slow).hints).toBe(false);
    expect(termsOf(wanted, game).hints).toBe(false);
  });
});

it('has no numbers to choose from where there are none', () => {
  expect(numbers(2, 4).map(({ value }) => value)).toEqual([2, 3, 4]);
  expect(numbers(1, 0)).toEqual([]);
});
