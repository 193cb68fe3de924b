import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenStore } from '../browser/given';
import type { Result } from '../net/protocol';
import type { Keeper } from './progress';
import { type SavedGame, savedGame, savedGames, saveGame } from './saved-games';
import type { SoloSetup } from './setup';

const begun = vi.hoisted(() => ({ games: [] as unknown[], fails: false }));

/** A game that is dealt and shown, and of which nothing more happens. */
class Game {
  closed = false;
  readonly table;

  constructor(
    readonly setup: SoloSetup,
    readonly keep: Keeper,
  ) {
    const series = setup.series && { over: false, played: setup.series.length, first: 1 };
    this.table = { seats: [], series };
    this.tell(false);
  }

  tell(over: boolean) {
    const glance = { view: {}, scores: [], toAct: [0], over };
    this.keep({ lines: [{}], seat: 0, table: this.table as never, glance });
  }

  close() {
    this.closed = true;
  }
}

vi.mock('.', () => ({
  startSolo: async (setup: SoloSetup, keep: Keeper) => {
    if (begun.fails) throw new Error('nothing comes');
    const game = new Game(setup, keep);
    begun.games.push(game);
    return game;
  },
}));
vi.mock('../games', () => ({ loadGame: async () => ({}), isPlayable: () => true }));
vi.mock('../browser/back', () => ({ readdress: () => {} }));

const { Sitting } = await import('./sitting.svelte');

const setup: SoloSetup = {
  game: 'cukierki',
  player: { name: 'Ola', color: '#c2185b', avatar: 'bonbon' },
  bots: ['easy'],
  options: {},
  pace: null,
};
const result = { scores: [3, 1] } as unknown as Result;
const games = () => begun.games as Game[];

beforeEach(() => {
  begun.games = [];
  begun.fails = false;
  givenStore('localStorage');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function seated(change: Partial<SoloSetup> = {}) {
  const sitting = new Sitting('cukierki');
  await sitting.begin({ ...setup, ...change });
  return sitting;
}

it('shows the game before until the next one is there', async () => {
  const sitting = await seated();
  const coming = sitting.begin(setup);
  expect(sitting.match).toBe(games()[0]);
  await coming;
  expect(sitting.match).toBe(games()[1]);
  expect(games()[0]?.closed).toBe(true);
});

it('begins one game for two presses', async () => {
  const sitting = await seated({ series: [] });
  games()[0]?.tell(true);
  await Promise.all([sitting.goOn(result), sitting.goOn(result)]);
  expect(games().map(({ setup }) => setup.series)).toEqual([[], [result]]);
});

it('leaves a game out of what waits only when there is another in its place', async () => {
  const sitting = await seated();
  const first = sitting.saved?.id ?? '';
  begun.fails = true;
  await sitting.restart();
  expect(sitting.problem).toBe('failed');
  expect(sitting.match).toBeNull();
  expect(savedGame(first)).not.toBeNull();

  begun.fails = false;
  await sitting.retry();
  expect(savedGames()).toEqual([sitting.saved]);
  expect(sitting.saved?.id).not.toBe(first);
});

it('goes on with a series, and tries its next game once more if that does not come', async () => {
  const sitting = await seated({ series: [] });
  games()[0]?.tell(true);
  const first = sitting.saved?.id ?? '';
  const followed = () => (savedGame(first) as SavedGame).followed;
  begun.fails = true;
  await sitting.goOn(result);
  expect(followed()).toBe(false);

  expect(sitting.problem).toBe('failed');

  begun.fails = false;
  await sitting.retry();
  expect(sitting.problem).toBeNull();
  expect(games()[1]?.setup).toMatchObject({ first: 1, series: [result] });
  expect(followed()).toBe(true);
});

it('leaves a game that was sent to a server known to it, whatever happens here', async () => {
  const sitting = await seated({ series: [] });
  games()[0]?.tell(true);
  const kept = () => savedGame(first) as SavedGame;
  const first = sitting.saved?.id ?? '';
  saveGame({ ...kept(), shared: 'x' });
  sitting.noteHint();
  expect(kept()).toMatchObject({ shared: 'x', hints: 1 });
  games()[0]?.tell(true);
  expect(kept()).toMatchObject({ shared: 'x', hints: 1 });
  await sitting.goOn(result);
  expect(kept()).toMatchObject({ shared: 'x', followed: true });
});

it('sends a game anew that was played on after its end', async () => {
  const sitting = await seated();
  games()[0]?.tell(true);
  const kept = () => savedGame(sitting.saved?.id ?? '') as SavedGame;
  saveGame({ ...kept(), shared: 'x' });
  games()[0]?.tell(false);
  games()[0]?.tell(true);
  expect(kept().shared).toBeUndefined();
});

it('keeps a game that was left before anything was done in it', async () => {
  const sitting = await seated();
  sitting.leave();
  expect(savedGame(sitting.saved?.id ?? '')).not.toBeNull();
});
