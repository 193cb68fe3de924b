import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memory } from '../puzzles/given';
import { clearResults, noteResult, outcomeOf, resultOf, results } from '../solo/results';
import { FORM, type SavedGame } from '../solo/saved-games';
import type { SoloSetup } from '../solo/setup';
import { statisticsOf } from './statistics';

const player = { name: 'Ola', color: '#c2185b', avatar: 'bonbon' };

const over = (
  id: string,
  scores: number[],
  winners: number[],
  change: Partial<SoloSetup> = {},
  fastest: (number | null)[] = [],
): SavedGame => ({
  form: FORM,
  id,
  setup: {
    game: 'candy-match',
    player,
    bots: ['easy', 'hard'],
    options: {},
    pace: null,
    ...change,
  },
  begun: 0,
  saved: 0,
  lines: [],
  seat: 0,
  table: { seats: [] } as unknown as SavedGame['table'],
  glance: { view: {}, scores, toAct: [], over: true, ending: { winners, fastest } },
});

const unended = (game: SavedGame): SavedGame => {
  const { ending: _, ...glance } = game.glance;
  return { ...game, glance };
};

beforeEach(() => vi.stubGlobal('localStorage', memory()));
afterEach(() => vi.unstubAllGlobals());

it('knows how a game came out, if anybody has noted it', () => {
  const won = over('a', [9, 3, 2], [0]);
  expect(outcomeOf(won)).toBe('won');
  expect(outcomeOf(over('a', [1, 3, 2], [1]))).toBe('lost');
  expect(outcomeOf({ ...unended(won), givenUp: true })).toBe('given-up');
  expect(outcomeOf(unended(won))).toBeNull();
});

it('counts only what somebody has played alone and from the beginning', () => {
  const whatIf = { moves: 3, own: [0], players: [player, player, player] };
  expect(resultOf(over('a', [9, 3, 2], [0], { others: [player], own: 2 }))).toBeNull();
  expect(resultOf(over('a', [9, 3, 2], [0], { whatIf }))).toBeNull();
  expect(resultOf(over('a', [9, 3, 2], [0], {}, [800, 500, null]))).toMatchObject({
    outcome: 'won',
    score: 9,
    level: 'hard',
    fastest: 800,
  });
});

it('keeps each game once, and forgets all when asked to', () => {
  noteResult(over('a', [9, 3, 2], [0]));
  noteResult(over('a', [9, 3, 2], [0]));
  noteResult(over('b', [1, 3, 2], [1]));
  expect(results().map(({ id }) => id)).toEqual(['a', 'b']);
  clearResults();
  expect(results()).toEqual([]);
});

it('passes over what is no result, and keeps the last thousand', () => {
  const result = resultOf(over('x', [9, 3, 2], [0]));
  const many = Array.from({ length: 1_000 }, (_, i) => ({ ...result, id: `${i}` }));
  localStorage.setItem('solo.results', JSON.stringify(['oops', null, ...many]));
  noteResult(over('new', [9, 3, 2], [0]));
  expect(results()).toHaveLength(1_000);
  expect(results().at(-1)?.id).toBe('new');
  localStorage.setItem('solo.results', '{"no":"list"}');
  expect(results()).toEqual([]);
});

it('sums them up game by game', () => {
  const together = { game: 'candy-ghosts', bots: ['hard' as const], options: { roles: false } };
  const easy = { bots: ['easy' as const] };
  noteResult(over('a', [9, 3], [0], easy, [800, null]));
  noteResult(over('b', [4, 7, 2], [1], {}, [650, 300, null]));
  noteResult({ ...unended(over('c', [12, 0, 0], [])), givenUp: true });
  noteResult(over('d', [0, 0], [0, 1], together));
  noteResult(over('e', [0, 0], [], together));
  const all = statisticsOf(results());
  expect(all.find(({ game }) => game === 'candy-match')).toEqual({
    game: 'candy-match',
    played: 3,
    won: 1,
    escapes: null,
    bests: [{ score: 9, options: { calls: 'call-then-pick' } }],
    fastest: 650,
    // The hard bots won, and a game that was given up beats nobody.
    beaten: 'easy',
  });
  expect(all.find(({ game }) => game === 'candy-ghosts')).toEqual({
    game: 'candy-ghosts',
    played: 2,
    won: null,
    escapes: 1,
    bests: [],
    fastest: null,
    beaten: null,
  });
  expect(all).toHaveLength(2);
});

it('has a best score for each way of playing: by other rules points are others', () => {
  const cukierki = (variant: string) => ({ game: 'cukierki', options: { variant } });
  noteResult(over('a', [31, 3, 2], [0], cukierki('basic')));
  noteResult(over('b', [58, 3, 2], [0], cukierki('advanced')));
  noteResult(over('c', [12, 30, 2], [1], cukierki('basic')));
  const { options: _, ...before } = resultOf(over('d', [40, 3, 2], [0], cukierki('basic'))) ?? {};
  localStorage.setItem('solo.results', JSON.stringify([...results(), before]));
  const [{ bests = [] } = {}] = statisticsOf(results());
  expect(bests.map(({ score, options }) => [score, options?.variant])).toEqual([
    [31, 'basic'],
    [58, 'advanced'],
    [40, undefined],
  ]);
});
