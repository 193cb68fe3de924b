import { expect, it } from 'vitest';
import type { TimedUpdate } from '../../match/match';
import { paceOf } from './pace';

const after = (...events: object[]) => ({ events }) as unknown as TimedUpdate;
const step = (seat: number) => ({ type: 'stepped', seat, at: '1,1' });

it('gives every step and every roll the time that the house takes to show it', () => {
  const one = paceOf(after(step(0)), 0);
  expect(one).toBeGreaterThan(0);
  expect(paceOf(after(step(0), step(0)), 0)).toBe(2 * one);
  expect(paceOf(after({ type: 'rolled', seat: 0, dice: [5], success: true }), 0)).toBeGreaterThan(
    1_000,
  );
});

it('looks a little longer at what others do, and not at all at what is not seen', () => {
  expect(paceOf(after(step(1)), 0)).toBeGreaterThan(paceOf(after(step(0)), 0));
  expect(paceOf(after({ type: 'charges-lost', seat: 1 }), 0)).toBe(0);
});
