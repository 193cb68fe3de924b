import { expect, it } from 'vitest';
import { byKey, curvesOf, nearest, xOf, yOf } from './graph';
import type { Judgement } from './judgement';

const area = { width: 220, height: 120 };
const at = (at: number, ...win: number[]) => ({ at, win }) as unknown as Judgement;
const all = [at(0, 0.5, 0.5), at(4, 1, 0), at(10, 0, 1)];

it('the first move is on the left, the last on the right, and hope is above', () => {
  expect([xOf(0, 10, area), xOf(5, 10, area), xOf(10, 10, area)]).toEqual([10, 110, 210]);
  expect([yOf(1, area), yOf(0.5, area), yOf(0, area), yOf(7, area)]).toEqual([10, 60, 110, 10]);
});

it('there is a line for each of those who are asked for', () => {
  const curves = curvesOf(all, [1], 10, area, null);
  expect(curves).toHaveLength(1);
  expect(curves[0]?.path).toBe('M10 60L90 110L210 10');
});

it('ends with what really happened, after the last move', () => {
  const [winner, other] = curvesOf(all, [0, 1], 20, area, [1, 0]);
  expect(winner?.points.at(-1)).toEqual({ at: 20, x: 210, y: 10 });
  expect(other?.points.at(-1)).toEqual({ at: 20, x: 210, y: 110 });
});

it('a match of one move has a place, too', () => {
  expect(xOf(0, 1, area)).toBe(10);
});

it('a press finds the nearest decision', () => {
  expect(nearest(all, 60, 10, area)?.at).toBe(4);
  expect(nearest(all, -5, 10, area)?.at).toBe(0);
  expect(nearest([], 60, 10, area)).toBeNull();
});

it.each([
  ['ArrowRight', null, 0],
  ['ArrowRight', 0, 4],
  ['ArrowRight', 10, 10],
  ['ArrowLeft', null, 10],
  ['ArrowLeft', 4, 0],
  ['ArrowLeft', 0, 0],
  ['Home', 10, 0],
  ['End', 0, 10],
  ['PageUp', 0, 10],
])('%s leads from %s to %s', (key, from, to) => {
  expect(byKey(key, all, from)?.at).toBe(to);
});

it('other keys are for others', () => {
  expect(byKey('Enter', all, 0)).toBeNull();
});
