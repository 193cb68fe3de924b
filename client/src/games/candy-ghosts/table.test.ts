import { expect, it, vi } from 'vitest';
import { updateOf } from '../../match/given';
import type { Match } from '../../match/match';
import { insightOf, playerOf, seats, viewOf } from './given';
import { CandyGhostsTable } from './table.svelte';

vi.mock('../../browser/settings.svelte', () => ({
  settings: { speed: 'normal' },
  reducedMotion: () => true,
}));
vi.mock('./sounds', () => ({
  sounds: { play: () => {}, playAll: () => {}, awaken: () => () => {} },
}));

/** A table at which one may do these things. */
function tableWith(actions: string[], insight = insightOf()): CandyGhostsTable {
  const players = [playerOf({ at: '1,2', items: ['fan'] }), playerOf({ character: 'wren' })];
  const ghosts = [{ id: 'g1', at: '1,2', host: null }];
  const view = viewOf({ players, ghosts });
  const update = updateOf(1, { actions, view, insight });
  const heard = { onUpdate: () => () => {}, onSignal: () => () => {} };
  const match = { table: { seats }, seat: 0, update, pending: [], isReplay: false, ...heard };
  return new CandyGhostsTable(match as unknown as Match);
}

it.each<[string, (table: CandyGhostsTable) => void]>([
  ['what one aims with', (table) => table.aimWith({ do: 'capture' })],
  ['a question', (table) => table.end()],
  ['an item', (table) => table.hold('fan')],
  ['a menu', (table) => table.pressPiece('g1', true)],
  ['a ghost', (table) => table.group.pick('g2')],
])('%s can be let go', (_, choose) => {
  const table = tableWith(['capture g1', 'use fan', 'end', 'target g2 0', 'target g2 1']);
  expect(table.hasChosen).toBe(false);
  choose(table);
  expect(table.hasChosen).toBe(true);
  table.letGo();
  expect(table.hasChosen).toBe(false);
});
