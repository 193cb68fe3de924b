import { expect, it } from 'vitest';
import { updateOf } from '../match/given';
import type { TableInfo } from '../net/protocol';
import { inShort, limitOf } from './limits';

const table = { clock: { millis: 60_000, bot: 'easy' } } as TableInfo;

it('is the time that is left of all that there is, for whoever has to decide', () => {
  const update = updateOf(1, { at: 1_000, limits: [{ seat: 1, millis: 25_000 }] });
  expect(limitOf({ table, update }, 1)).toEqual({ end: 26_000, total: 60_000 });
  expect(limitOf({ table, update }, 0)).toBeNull();
  expect(limitOf({ table, update: null }, 1)).toBeNull();
});

it('has few letters', () => {
  expect([0, 9, 99, 100, 120, 599, 600, 5_941, 86_400].map(inShort)).toEqual([
    '0',
    '9',
    '99',
    '1:40',
    '2:00',
    '9:59',
    '10′',
    '2h',
    '24h',
  ]);
});
