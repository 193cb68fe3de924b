import { expect, it } from 'vitest';
import { told } from '../table/told';
import { both } from './unheard';

const happened = (...names: string[]) => names.map((type) => ({ type }));

it.each([
  [
    { events: happened('a', 'b'), undone: 0 },
    { events: happened('c'), undone: 0 },
  ],
  [
    { events: happened('a', 'b'), undone: 1 },
    { events: [], undone: 1 },
  ],
  [
    { events: happened('a'), undone: 1 },
    { events: happened('c'), undone: 2 },
  ],
])('two updates at once leave the same history as one after the other', (first, second) => {
  const before = happened('x', 'y', 'z');
  expect(told(before, both(first, second))).toEqual(told(told(before, first), second));
});
