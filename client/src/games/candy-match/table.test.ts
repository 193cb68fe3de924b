import { expect, it, vi } from 'vitest';
import { updateOf } from '../../match/given';
import type { Match } from '../../match/match';
import { seatsOf } from '../../table/given';
import { CandyMatchTable } from './table.svelte';

vi.mock('../../browser/settings.svelte', () => ({
  settings: { speed: 'normal' },
  reducedMotion: () => true,
}));
vi.mock('./sounds', () => ({
  sounds: { play: () => {}, playAll: () => {}, awaken: () => () => {} },
}));

it('marked cards can be let go', () => {
  const update = updateOf(1, {
    actions: ['call'],
    view: { phase: 'open', table: ['B1', 'B2'], options: {} },
  });
  const seats = seatsOf('Ola', 'Marek');
  const match = { table: { seats }, seat: 0, update, pending: [], isReplay: false };
  const table = new CandyMatchTable(match as unknown as Match);
  expect(table.hasChosen).toBe(false);
  table.press('B1');
  table.press('B2');
  expect(table.hasChosen).toBe(true);
  table.letGo();
  expect(table.hasChosen).toBe(false);
});
