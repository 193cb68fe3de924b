import { expect, it } from 'vitest';
import { lieLow } from './dice';

it('lets dice fall where they cover nobody whom they are about', () => {
  const seen = { x: 4, y: 10, width: 8, height: 10 };
  expect(lieLow({ x: 6, y: 12 }, seen)).toBe(true);
  expect(lieLow({ x: 6, y: 17 }, seen)).toBe(false);
  expect(lieLow(null, seen)).toBe(false);
});
