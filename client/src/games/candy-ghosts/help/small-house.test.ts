import { loadEngine } from '@picknmix/engine';
import { expect, it } from 'vitest';
import type { CandyGhostsInsight } from '../view';
import { CARDS, KINDS } from './cards';
import { GHOST, RUG, STATE } from './small-house';

it('has all there is to try: free squares, a wall, a ghost, a rug and the dark', async () => {
  const engine = await loadEngine('js');
  const ask = (request: object) => JSON.parse(engine.request(JSON.stringify(request)));
  expect(ask({ cmd: 'load', state: STATE })).toMatchObject({ ok: true });
  const { reach } = ask({ cmd: 'look', viewer: 0 }).insight as CandyGhostsInsight;
  const ends = new Set(reach.map((place) => place.ends));
  expect([...ends]).toEqual(expect.arrayContaining([null, 'wall', 'dark', 'ghost', 'obstacle']));
  expect(reach.map(({ at }) => at)).toEqual(expect.arrayContaining([GHOST.at, RUG]));
}, 60_000);

it('shows every kind of card', () => {
  for (const kind of KINDS) expect(CARDS[kind].length, kind).toBeGreaterThan(1);
});
