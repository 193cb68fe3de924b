import { expect, it } from 'vitest';
import { lastTurn } from './marks';
import { eventsOf } from './view';

const placed = { type: 'placed', seat: 0, tile: 0, x: 3, y: -1, r: 2 };

it('the last turn is all its placements and no other’s', () => {
  const drawn = { type: 'drawn', seat: 0, count: 1, tiles: null };
  const at = (seat: number, tile: number) => ({ ...placed, seat, tile });
  const extra = { type: 'extra', seat: 1 };
  const turns = [at(0, 1), drawn, at(1, 2), extra, at(1, 3), { ...drawn, seat: 1 }];
  expect([...lastTurn(eventsOf(turns))].sort()).toEqual([2, 3]);
  expect(
    [...lastTurn(eventsOf([...turns, { type: 'passed', seat: 0, empty: true }]))].sort(),
  ).toEqual([2, 3]);
  expect([...lastTurn(eventsOf(turns.slice(0, 3)))]).toEqual([2]);
  expect(lastTurn([]).size).toBe(0);
});
