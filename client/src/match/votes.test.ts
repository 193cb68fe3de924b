import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../net/protocol';
import { seatsOf } from '../table/given';
import { ballots, isAwaited } from './votes';

/** Ola, Ala, Ben and Momo; it is about Ola. */
function table(ola: Partial<SeatInfo>, ben: Partial<SeatInfo> = {}): TableInfo {
  const [first, second, third, fourth] = seatsOf('Ola', 'Ala', 'Ben', 'Momo') as [
    SeatInfo,
    SeatInfo,
    SeatInfo,
    SeatInfo,
  ];
  const seats = [{ ...first, ...ola }, second, { ...third, ...ben }, { ...fourth, kind: 'bot' }];
  return { status: 'playing', host: 0, seats } as TableInfo;
}

const told = (now: TableInfo, seat: number | null) =>
  ballots({ table: now, seat }).map(({ seat: { name }, agreed, waiting, mine }) => ({
    name,
    agreed: agreed.map(({ name }) => name).join(),
    waiting: waiting.map(({ name }) => name).join(),
    mine,
  }));

it('is about whoever is waited for, and for all people who are there but that one', () => {
  const now = table({ waitedFor: true });
  const all = { name: 'Ola', agreed: '', mine: false };
  expect(told(now, 1)).toEqual([{ ...all, waiting: 'Ala,Ben' }]);
  expect(told(now, 2)).toEqual([{ ...all, waiting: 'Ben,Ala' }]);
  expect(told(table({ waitedFor: true }, { online: false }), 1)).toEqual([
    { ...all, waiting: 'Ala' },
  ]);
});

it('is nothing for the one concerned, bots and watchers, or while nobody is waited for', () => {
  const now = table({ waitedFor: true });
  for (const seat of [0, 3, null]) expect(told(now, seat)).toEqual([]);
  expect(told(table({}), 1)).toEqual([]);
  expect(told({ ...now, status: 'over' }, 1)).toEqual([]);
});

it('says who agrees and whose word is missing', () => {
  const now = table({ waitedFor: true, online: false, votes: [1] });
  expect(told(now, 1)).toEqual([{ name: 'Ola', agreed: 'Ala', waiting: 'Ben', mine: true }]);
  expect(told(now, 2)).toEqual([{ name: 'Ola', agreed: 'Ala', waiting: 'Ben', mine: false }]);
});

it('asks the one concerned as soon as somebody would like to go on', () => {
  expect(isAwaited({ table: table({ waitedFor: true }), seat: 0 })).toBe(false);
  expect(isAwaited({ table: table({ waitedFor: true, votes: [2] }), seat: 0 })).toBe(true);
  expect(isAwaited({ table: table({ waitedFor: true, votes: [2] }), seat: 1 })).toBe(false);
});
