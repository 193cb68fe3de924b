import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../net/protocol';
import { awaited, mayHelp, PATIENCE } from './away';
import type { TimedUpdate } from './match';

const seat = (seat: number, online: boolean, kind: SeatInfo['kind'] = 'person') =>
  ({ seat, kind, online, name: `P${seat}` }) as SeatInfo;
const table = (...seats: SeatInfo[]) => ({ status: 'playing', host: 0, seats }) as TableInfo;
const turn = (...toAct: number[]) => ({ toAct, result: null }) as unknown as TimedUpdate;

it('waits for whoever is to act and away', () => {
  const two = table(seat(0, true), seat(1, false));
  expect(awaited({ table: two, update: turn(1) }).map(({ seat }) => seat)).toEqual([1]);
  expect(awaited({ table: two, update: turn(0) })).toEqual([]);
  expect(awaited({ table: two, update: turn(0, 1) })).toEqual([]);
  expect(awaited({ table: two, update: turn() })).toEqual([]);
  expect(awaited({ table: two, update: null })).toEqual([]);
  expect(awaited({ table: { ...two, status: 'over' }, update: turn(1) })).toEqual([]);
  const bot = table(seat(0, true), seat(1, true, 'bot'));
  expect(awaited({ table: bot, update: turn(1) })).toEqual([]);
});

it('does not wait for those who only may act', () => {
  const two = table(seat(0, true), seat(1, false));
  const revealer = () => [1];
  expect(awaited({ table: two, update: turn(0, 1) }, revealer).map(({ seat }) => seat)).toEqual([
    1,
  ]);
  expect(awaited({ table: two, update: turn(0) }, revealer)).toEqual([]);
});

it('lets the host help at once and the others after a while, watchers never', () => {
  const gone = [seat(3, false)];
  const three = table(seat(0, true), seat(1, true), seat(2, true, 'bot'), ...gone);
  expect(mayHelp({ table: three, seat: 0 }, gone, 0)).toBe(true);
  expect(mayHelp({ table: three, seat: 1 }, gone, PATIENCE - 1)).toBe(false);
  expect(mayHelp({ table: three, seat: 1 }, gone, PATIENCE)).toBe(true);
  expect(mayHelp({ table: three, seat: 2 }, gone, PATIENCE)).toBe(false);
  expect(mayHelp({ table: three, seat: null }, gone, PATIENCE)).toBe(false);
});

it('lets those help who have just come, where the others have waited long enough', () => {
  const gone = [{ ...seat(2, false), waitedFor: true }];
  const three = table(seat(0, true), seat(1, true), ...gone);
  expect(mayHelp({ table: three, seat: 1 }, gone, 0)).toBe(true);
  expect(mayHelp({ table: three, seat: 1 }, [...gone, seat(0, false)], 0)).toBe(false);
});

it('follows a host who is another one now', () => {
  const gone = [seat(0, false)];
  const two = { ...table(...gone, seat(1, true)), host: 1 };
  expect(mayHelp({ table: two, seat: 1 }, gone, 0)).toBe(true);
});
