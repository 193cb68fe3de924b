import { expect, it } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import { lastTurns } from './marks';
import { eventsOf } from './view';

const placed = { type: 'placed', seat: 0, tile: 0, x: 3, y: -1, r: 2 };

it('the last turn is all its placements and no other’s', () => {
  const drawn = { type: 'drawn', seat: 0, count: 1, tiles: null };
  const at = (seat: number, tile: number) => ({ ...placed, seat, tile });
  const extra = { type: 'extra', seat: 1 };
  const turns = [at(0, 1), drawn, at(1, 2), extra, at(1, 3), { ...drawn, seat: 1 }];
  const lastTurn = (events: ReturnType<typeof eventsOf>) => lastTurns(events, null, false);
  expect([...lastTurn(eventsOf(turns))].sort()).toEqual([2, 3]);
  expect(
    [...lastTurn(eventsOf([...turns, { type: 'passed', seat: 0, empty: true }]))].sort(),
  ).toEqual([2, 3]);
  expect([...lastTurn(eventsOf(turns.slice(0, 3)))]).toEqual([2]);
  expect(lastTurn([]).size).toBe(0);
});

it('what others have placed stays marked until one’s own turn ends', () => {
  const drawn = (seat: number) => ({ type: 'drawn', seat, count: 1, tiles: null });
  const at = (seat: number, tile: number) => ({ ...placed, seat, tile });
  const turns = [at(0, 1), drawn(0), at(1, 2), drawn(1), at(2, 3), drawn(2)];
  const marked = (events: object[], isMine: boolean) => [
    ...lastTurns(eventsOf(events as GameEvent[]), 0, isMine),
  ];
  expect(marked(turns.slice(0, 4), false)).toEqual([2]);
  expect(marked(turns, true)).toEqual([2, 3]);
  const cookie = [...turns, at(0, 4), { type: 'extra', seat: 0 }];
  expect(marked(cookie, true)).toEqual([2, 3]);
  expect(marked([...cookie, at(0, 5), drawn(0)], false).sort()).toEqual([4, 5]);
});
