import { loadEngine } from '@picknmix/engine';
import { expect, it, vi } from 'vitest';
import type { EngineLine } from '../solo/engine';
import { openSolution } from './solution';

const player = { name: 'Ola', color: '#c2185b', avatar: 'bonbon' };
const SMALL = '1r4_P05_BkRRg-Y';
const WAY = ['build G 1,1', 'stay', 'score P05 0,0 r0'];

// The engine may have to be compiled first, on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

async function line() {
  const engine = await loadEngine('js');
  const close = vi.fn();
  const request: EngineLine['request'] = async (text) => engine.request(text);
  return { request, close };
}

it('plays a solution step by step from the start', async () => {
  const match = await openSolution(SMALL, WAY, player, await line());
  expect(match).toMatchObject({ position: 0, steps: 3, seat: 0 });
  expect(match.update?.scores).toEqual([0]);
  expect(match.frames.at(-1)?.result?.winners).toEqual([0]);
  match.go(3);
  expect(match.update?.scores).toEqual([4]);
});

it('shows the hand, which is nobody’s secret', async () => {
  const match = await openSolution(SMALL, WAY, player, await line());
  expect(match.update?.view).toMatchObject({ hands: [['P05']], puzzle: { goal: 4, rounds: 1 } });
});

it('says so when a shared solution does not work', async () => {
  const one = await line();
  await expect(openSolution(SMALL, ['build G 9,9'], player, one)).rejects.toThrow(/line 2/);
  expect(one.close).toHaveBeenCalled();
});
