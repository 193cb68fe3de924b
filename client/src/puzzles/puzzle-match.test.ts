import { loadEngine } from '@picknmix/engine';
import { expect, it, vi } from 'vitest';
import type { TimedUpdate } from '../match/match';
import type { EngineLine } from '../solo/engine';
import { PuzzleMatch } from './puzzle-match.svelte';

const player = { name: 'Ola', color: '#c2185b', avatar: 'bonbon' };
/** A green house makes the pattern, and brings the kid home. */
const SMALL = '1r4_P05_BkRRg-Y';
const WAY = ['build G 1,1', 'stay', 'score P05 0,0 r0'];

// The engine may have to be compiled first, on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

async function start(puzzle = SMALL) {
  const engine = await loadEngine('js');
  const line: EngineLine = { request: async (text) => engine.request(text), close() {} };
  const match = await PuzzleMatch.start({ puzzle, player }, line);
  const seen: TimedUpdate[] = [];
  match.onUpdate((update) => seen.push(update));
  return { match, seen };
}

async function play(match: PuzzleMatch, actions: readonly string[]) {
  for (const action of actions) expect(await match.act(action)).toMatchObject({ error: null });
}

const townOf = ({ update }: PuzzleMatch) => update?.view as { buildings: Record<string, string> };

it('has one seat, which sees the goal', async () => {
  const { match } = await start();
  expect(match.table.seats.map(({ name }) => name)).toEqual(['Ola']);
  expect(match.update?.view).toMatchObject({ puzzle: { goal: 4, rounds: 1 } });
  expect(match.update).toMatchObject({ toAct: [0], scores: [0], canUndo: false });
});

it('is solved when the goal is reached', async () => {
  const { match } = await start();
  await play(match, WAY);
  expect(match).toMatchObject({ isSolved: true, isLost: false, done: WAY });
  expect(match.update).toMatchObject({ scores: [4], canUndo: true });
});

it('is lost when the rounds are over, and goes on once something is taken back', async () => {
  const { match } = await start();
  await play(match, ['build R 1,1', 'stay', 'skip']);
  expect(match).toMatchObject({ isSolved: false, isLost: true });
  await match.go(0);
  await play(match, WAY);
  expect(match.isSolved).toBe(true);
});

it('takes every action back, one after the other, and does it again', async () => {
  const { match, seen } = await start();
  await play(match, WAY);
  const told = seen.map(({ events }) => events.length);
  for (const [i] of WAY.entries()) {
    expect((await match.act('undo')).outcome).toBe('applied');
    expect(seen.at(-1)).toMatchObject({ undone: told.at(-1 - i), catchUp: false });
  }
  expect(match).toMatchObject({ done: [], ahead: WAY });
  expect(townOf(match).buildings).not.toHaveProperty('1,1');
  expect((await match.act('undo')).outcome).toBe('refused');
  await match.redo();
  expect(match).toMatchObject({ done: WAY.slice(0, 1), ahead: WAY.slice(1) });
  await match.go(WAY.length);
  expect(match).toMatchObject({ isSolved: true, ahead: [] });
  await match.redo();
  expect(match.done).toEqual(WAY);
});

it('starts anew at once, and nothing is lost by it', async () => {
  const { match, seen } = await start();
  await play(match, WAY.slice(0, 2));
  await match.restart();
  expect(seen).toHaveLength(3);
  expect(match).toMatchObject({ done: [], ahead: WAY.slice(0, 2) });
  expect(match.update?.canUndo).toBe(false);
});

it('forgets what was taken back only when something else is done', async () => {
  const { match } = await start();
  await play(match, WAY.slice(0, 2));
  await match.restart();
  await play(match, WAY.slice(0, 1));
  expect(match.ahead).toEqual(WAY.slice(1, 2));
  await match.restart();
  await play(match, ['build R 1,1']);
  expect(match.ahead).toEqual([]);
});

it('refuses what is not offered, and changes nothing', async () => {
  const { match } = await start();
  expect((await match.act('build G 9,9')).outcome).toBe('refused');
  expect(match.done).toEqual([]);
});

it('says why something is no puzzle', async () => {
  await expect(start('1r4_P99_BkRRg-Y')).rejects.toThrow();
});
