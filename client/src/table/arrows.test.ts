import { expect, it } from 'vitest';
import { aheadOf, nearestTo } from './arrows';

const here = { x: 0, y: 0 };

it('goes to the next place in a direction', () => {
  const near = { x: 2, y: 0 };
  const all = [{ x: 5, y: 0 }, near, { x: -1, y: 0 }, here];
  expect(aheadOf('ArrowRight', here, all)).toBe(near);
  expect(aheadOf('ArrowLeft', here, all)).toEqual({ x: -1, y: 0 });
});

it('rather straight on than to the side', () => {
  const straight = { x: 0, y: 2 };
  const aslant = { x: 1, y: 1 };
  expect(aheadOf('ArrowDown', here, [aslant, straight])).toBe(straight);
  expect(aheadOf('ArrowDown', here, [aslant, { x: 0, y: 4 }])).toBe(aslant);
});

it('stays where nothing lies ahead, and leaves other keys alone', () => {
  expect(
    aheadOf('ArrowUp', here, [
      { x: 3, y: 0 },
      { x: 0, y: 1 },
    ]),
  ).toBeUndefined();
  expect(aheadOf('Enter', here, [{ x: 1, y: 0 }])).toBeUndefined();
});

it('finds the nearest place, the first of several', () => {
  const first = { x: 1, y: 0 };
  expect(nearestTo(here, [{ x: 2, y: 2 }, first, { x: 0, y: -1 }])).toBe(first);
  expect(nearestTo(here, [])).toBeUndefined();
});
