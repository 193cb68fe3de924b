import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  FORM,
  finishedGames,
  isBegun,
  isReadable,
  isTouched,
  isWaiting,
  KEPT,
  removeGame,
  type SavedGame,
  savedGame,
  savedGames,
  saveGame,
  sweep,
} from './saved-games';

/** The browser's storage, with room for so many games. */
function storage(room = Number.POSITIVE_INFINITY) {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, text: string) {
      if (!(key in kept) && Object.keys(kept).length >= room) throw new Error('full');
      kept[key] = text;
    },
    removeItem(key: string) {
      delete kept[key];
    },
  };
  // What is kept can be listed, as in browsers; the methods cannot.
  return new Proxy(kept, {
    get: (_, name) => methods[name as keyof typeof methods] ?? kept[String(name)],
  });
}

const blocked = new Proxy(
  {},
  {
    get() {
      throw new Error('denied');
    },
    ownKeys() {
      throw new Error('denied');
    },
  },
);

const player = { name: 'Ola', color: '#c2185b', avatar: 'bonbon' };

const game = (id: string, saved: number, over = false): SavedGame => ({
  form: FORM,
  id,
  setup: { game: 'cukierki', player, bots: ['easy'], options: {}, pace: null },
  begun: 0,
  saved,
  lines: [{ game: 'cukierki' }, { seat: 1, action: 'pass' }],
  seat: 0,
  table: { seats: [], series: null } as unknown as SavedGame['table'],
  glance: { view: {}, scores: [], toAct: [0], over },
});

const ids = () => savedGames().map(({ id }) => id);

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => {
  for (const id of ids()) removeGame(id);
  vi.unstubAllGlobals();
});

it('keeps several games side by side, the newest first', () => {
  expect([game('a', 1), game('b', 3), game('c', 2)].map(saveGame)).toEqual([true, true, true]);
  expect(ids()).toEqual(['b', 'c', 'a']);
  expect(savedGame('c')).toEqual(game('c', 2));
  removeGame('b');
  expect(ids()).toEqual(['c', 'a']);
  expect(savedGame('b')).toBeNull();
});

it('knows which of them wait', () => {
  const series = (over: boolean) =>
    ({ seats: [], series: { over } }) as unknown as SavedGame['table'];
  expect(isWaiting(game('a', 1))).toBe(true);
  expect(isWaiting(game('a', 1, true))).toBe(false);
  expect(isWaiting({ ...game('a', 1, true), table: series(false) })).toBe(true);
  expect(isWaiting({ ...game('a', 1, true), table: series(false), followed: true })).toBe(false);
  expect(isWaiting({ ...game('a', 1, true), table: series(true) })).toBe(false);
  expect(isWaiting({ ...game('a', 1), givenUp: true })).toBe(false);
  expect(isWaiting({ ...game('a', 1, true), table: series(false), givenUp: true })).toBe(false);
});

it('can look back at what is over and at what was given up', () => {
  saveGame(game('waiting', 1));
  saveGame(game('over', 2, true));
  saveGame({ ...game('given-up', 3), givenUp: true });
  expect(finishedGames().map(({ id }) => id)).toEqual(['given-up', 'over']);
});

it('knows whether anybody here has done anything', () => {
  const own = { seat: 0, action: 'pass' };
  expect(isTouched(game('a', 1))).toBe(false);
  expect(isTouched({ ...game('a', 1), lines: [{}, own] })).toBe(true);
});

it('knows what is worth going on with', () => {
  const own = { seat: 0, action: 'reveal' };
  const untouched = game('a', 1);
  expect(isBegun(untouched)).toBe(false);
  expect(isBegun({ ...untouched, lines: [{}, own] })).toBe(true);
  const series = { played: 1 } as SavedGame['table']['series'];
  expect(isBegun({ ...untouched, table: { ...untouched.table, series } })).toBe(true);
});

it('keeps only the last of those that are over, and all that wait', () => {
  saveGame(game('waiting', 0));
  for (let i = 1; i <= KEPT + 5; i++) saveGame(game(`over${i}`, i, true));
  expect(ids()).toHaveLength(KEPT + 1);
  expect(ids()).toContain('waiting');
  expect(ids()).not.toContain('over5');
});

it('sweeps away what nobody has begun and nobody comes back for', () => {
  const day = 24 * 3600 * 1000;
  const own = { seat: 0, action: 'pass' };
  saveGame(game('untouched', 1));
  saveGame({ ...game('begun', 1), lines: [{}, own] });
  saveGame(game('over', 1, true));
  saveGame(game('new', day));
  sweep(day + 2);
  expect(ids()).toEqual(['new', 'begun', 'over']);
});

it('makes room with what is over, and else says that it cannot keep a game', () => {
  vi.stubGlobal('localStorage', storage(2));
  saveGame(game('a', 1, true));
  saveGame(game('b', 2));
  expect(saveGame(game('c', 3))).toBe(true);
  expect(ids()).toEqual(['c', 'b']);
  expect(saveGame(game('d', 4))).toBe(false);
  // For as long as the page is open it is there all the same.
  expect(ids()).toEqual(['d', 'c', 'b']);
  expect(savedGame('d')).toEqual(game('d', 4));
});

it('breaks nothing where nothing may be kept', () => {
  vi.stubGlobal('localStorage', blocked);
  expect(savedGames()).toEqual([]);
  expect(saveGame(game('a', 1))).toBe(false);
  expect(savedGame('a')).toEqual(game('a', 1));
  removeGame('a');
  expect(savedGame('a')).toBeNull();
});

it.each([
  ['of another form', { ...game('x', 1), form: FORM + 1 }],
  ['of a game that is gone', { ...game('x', 1), setup: { game: 'tic-tac-toe' } }],
  ['without moves', { ...game('x', 1), lines: undefined }],
  ['that is none', 'hello'],
  ['that is nothing', null],
])('lists a record %s as unreadable, and can remove it', (_what, record) => {
  localStorage.setItem('game:x', JSON.stringify(record));
  localStorage.setItem('game:y', '{oops');
  const found = savedGame('x');
  expect(found && isReadable(found)).toBe(false);
  expect(savedGames().some(isReadable)).toBe(false);
  removeGame('x');
  removeGame('y');
  expect(savedGames()).toEqual([]);
});
