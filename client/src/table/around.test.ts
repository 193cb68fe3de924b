import { expect, test } from 'vitest';
import { othersOf } from './around';

test('the others sit from the own left on', () => {
  expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  expect(othersOf(2, 1)).toEqual([0]);
});

test('who watches sees everybody in order', () => {
  expect(othersOf(3, null)).toEqual([0, 1, 2]);
});
