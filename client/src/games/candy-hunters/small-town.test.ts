import { loadEngine } from '@picknmix/engine';
import { expect, it, vi } from 'vitest';
import { SmallTable } from '../../solo/small-table';
import { CARD, STATE } from './small-town';
import type { CandyHuntersInsight } from './view';

// The engine takes its time to load on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

it('is a town that the engine knows, in which one house completes the pattern', async () => {
  const engine = await loadEngine('js');
  const line = { request: async (text: string) => engine.request(text), close() {} };
  const table = new SmallTable(STATE, line);
  const before = await table.look();
  const fits = async (build: string) =>
    ((await table.after(build)).insight as CandyHuntersInsight).fits.map(({ card }) => card);
  const [place] = (before.insight as CandyHuntersInsight).near.flatMap(({ missing }) => missing);
  expect(await fits(`build G ${place}`)).toEqual([CARD]);
  expect(await fits(`build R ${place}`)).toEqual([]);
  expect(await table.look()).toEqual(before);
});
