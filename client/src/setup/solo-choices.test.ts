import { expect, it } from 'vitest';
import { firstOptions, gameInfo, playableGames } from '../games';
import type { GameInfo } from '../net/protocol';
import { botsBeside, playedOf, sane, soloChoices, unusualOptions } from './solo-choices.svelte';

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
  series: true,
  together: null,
  thinking: null,
  signals: [],
};
const team: GameInfo = {
  ...game,
  options: { roles: { values: [true, false], default: false } },
  together: { roles: false },
};

it('remembers what the game still has, and nothing else', () => {
  const kept = { bots: 9, level: 'hard', options: { calls: 'low', jar: 7, gone: true } } as const;
  expect(sane(kept, game)).toEqual({
    own: 1,
    names: [],
    bots: 3,
    series: false,
    level: 'hard',
    tempo: 'normal',
    options: { calls: 'low' },
  });
  expect(sane({}, game)).toMatchObject({ bots: 2, level: 'easy', tempo: 'normal', options: {} });
});

it('has the gentlest bots for who is new, but no weak companions', () => {
  expect(soloChoices(gameInfo('cukierki')).level).toBe('gentle');
  expect(soloChoices(gameInfo('candy-ghosts')).level).toBe('easy');
});

it('tells which options somebody new would not have', () => {
  const chosen = sane({ options: { calls: 'low', jar: 2 } }, game);
  expect(unusualOptions(game, chosen)).toEqual({ calls: 'low' });
  const house = gameInfo('candy-ghosts');
  expect(unusualOptions(house, soloChoices(house))).toEqual({});
});

it('lets several play on one device, but not where all race', () => {
  const race: GameInfo = { ...game, pace: usual };
  expect(sane({ own: 3 }, game)).toMatchObject({ own: 3, bots: 0 });
  expect(sane({ own: 3 }, race)).toMatchObject({ own: 1, bots: 2 });
  expect(playedOf(race, { ...sane({ own: 3 }, game) })).toMatchObject({ own: 1 });
  expect(sane({ own: 2, names: ['Ala', 'Jan', 'Iga', 'Ewa'] }, game).names).toHaveLength(3);
});

it('has series only where there are rivals', () => {
  const choices = sane({ own: 3, bots: 1, series: true }, team);
  expect(playedOf(team, choices)).toEqual({ own: 3, bots: 1, series: false });
  expect(playedOf(team, { ...choices, options: { roles: true } })).toEqual({
    own: 3,
    bots: 1,
    series: true,
  });
});

it('needs no bot beside enough seats of its own, and never too many', () => {
  expect(botsBeside(team, 1)).toEqual({ least: 1, most: 3 });
  expect(botsBeside(team, 3)).toEqual({ least: 0, most: 1 });
  expect(playedOf(team, sane({ own: 4, bots: 3 }, team))).toMatchObject({ own: 4, bots: 0 });
});

it('begins as a game likes it for beginners, where the game of today has that option', () => {
  for (const { id, options } of playableGames) {
    const chosen = soloChoices(gameInfo(id)).options;
    for (const [name, value] of Object.entries(firstOptions(id))) {
      expect(chosen[name]).toBe(name in options ? value : undefined);
    }
  }
});
