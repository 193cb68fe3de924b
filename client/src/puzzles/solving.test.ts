import { loadEngine } from '@picknmix/engine';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { lineOf, memory } from './given';
import type { Opened } from './opened';
import { PuzzleMatch } from './puzzle-match.svelte';
import { Thinker } from './thinker';

const player = { name: 'Ola', color: '#c2185b', avatar: 'bonbon' };
const WAY = ['build G 1,1', 'stay', 'score P05 0,0 r0'];
const LONGER = ['build G 1,1', 'ghost 2,0 1,0', 'ghost 1,0 2,0', 'score P05 0,0 r0'];
const small: Opened = {
  key: '1',
  kind: 'book',
  name: '1',
  code: '1r4_P05_BkRRg-Y',
  level: 1,
  solution: WAY,
};

// The engine may have to be compiled first, on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

type Modules = [typeof import('./solving.svelte'), typeof import('./progress-store.svelte')];
let Solving: Modules[0]['Solving'];
let progress: Modules[1]['progress'];

beforeAll(async () => {
  vi.stubGlobal('localStorage', memory());
  ({ Solving } = await import('./solving.svelte'));
  ({ progress } = await import('./progress-store.svelte'));
});

beforeEach(() => {
  progress.all = {};
  localStorage.clear();
});

async function start(opened = small, thinker?: Thinker) {
  const engine = await loadEngine('js');
  const line = { request: async (text: string) => engine.request(text), close() {} };
  const match = await PuzzleMatch.start({ puzzle: opened.code, player }, line);
  const solving = new Solving(opened, match, thinker);
  return { match, solving, stop: solving.follow() };
}

async function play(match: PuzzleMatch, actions: readonly string[]) {
  for (const action of actions) await match.act(action);
}

it('remembers the shortest way, and that nobody has helped', async () => {
  const { match } = await start();
  await play(match, WAY);
  expect(progress.of('1')).toMatchObject({ actions: 3, shortest: true, hints: 0 });
});

it('remembers a longer way with its hints, and a better one afterwards', async () => {
  const { match, solving } = await start();
  await solving.hints.ask('possible', match.done);
  await play(match, LONGER);
  expect(progress.of('1')).toMatchObject({ actions: 4, shortest: false, hints: 1 });
  await match.restart();
  await play(match, WAY);
  expect(progress.of('1')).toMatchObject({ actions: 3, shortest: true });
});

it('remembers nothing that is not solved', async () => {
  const { match, solving } = await start();
  await play(match, ['build R 1,1', 'stay', 'skip']);
  expect(await solving.hints.solution()).toEqual(WAY);
  expect(progress.all).toEqual({});
});

it('finds out how long the shortest way is where nobody knows', async () => {
  const { line } = lineOf(() => ({ possible: true, solution: WAY }));
  const thinker = new Thinker(small.code, [], () => line);
  const { match, solving } = await start({ ...small, solution: [] }, thinker);
  expect(solving.least).toBeNull();
  await play(match, WAY);
  await vi.waitFor(() => expect(solving.least).toBe(3));
  expect(progress.of('1')).toMatchObject({ shortest: true });
});

it('drops a hint as soon as something is done', async () => {
  const { match, solving } = await start();
  await solving.hints.ask('action', match.done);
  expect(solving.hints.now).toMatchObject({
    action: WAY[0],
    events: [{ type: 'built', colour: 'G', at: '1,1' }],
  });
  await match.act('build R 1,1');
  expect(solving.hints.now).toBeNull();
});
