import { loadEngine } from '@picknmix/engine';
import { expect, it, vi } from 'vitest';
import { SmallTable } from '../../solo/small-table';
import { MINE, STATE } from './gap';
import type { CukierkiInsight } from './view';

// The engine takes its time to load on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

it('is a table that the engine knows, with one turn that makes candies', async () => {
  const engine = await loadEngine('js');
  const line = { request: async (text: string) => engine.request(text), close() {} };
  const { insight } = await new SmallTable(STATE, line).look();
  const made = [0, 1, 2, 3].map((r) =>
    (insight as CukierkiInsight).joins[`place ${MINE} 1,0 r${r}`]?.map(({ candy }) => candy),
  );
  expect(made).toEqual([undefined, ['cookie', 'L'], undefined, undefined]);
});
