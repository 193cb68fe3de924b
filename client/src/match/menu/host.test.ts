import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../../net/protocol';
import { seatsOf } from '../../table/given';
import { absentHost, mayPassTo, maySendAway } from './host';

/** Ben leads the table; Ola and Eva sit there as well. */
function table(ola: Partial<SeatInfo> = {}, eva: Partial<SeatInfo> = {}): TableInfo {
  const [first, second, third] = seatsOf('Ola', 'Ben', 'Eva') as [SeatInfo, SeatInfo, SeatInfo];
  return { host: 1, seats: [{ ...first, ...ola }, second, { ...third, ...eva }] } as TableInfo;
}

const sendable = (table: TableInfo) => table.seats.map((seat) => maySendAway(table, seat));
const heirs = (table: TableInfo) => table.seats.map((seat) => mayPassTo(table, seat));

it('the host may send the others away, and pass the table on to who is there', () => {
  expect(sendable(table())).toEqual([true, false, true]);
  expect(heirs(table())).toEqual([true, false, true]);
  const bots = table({ kind: 'bot', standsIn: true }, { kind: 'bot' });
  expect(sendable(bots)).toEqual([true, false, false]);
  expect(heirs(bots)).toEqual([false, false, false]);
  expect(heirs(table({ online: false }))).toEqual([false, false, true]);
});

it('who leads the table for somebody who is away can do neither to them', () => {
  const away = table({ online: false, outranksHost: true });
  expect(absentHost(away)?.name).toBe('Ola');
  expect(sendable(away)).toEqual([false, false, true]);
  expect(heirs(away)).toEqual([false, false, false]);
  expect(absentHost(table())).toBeUndefined();
});
