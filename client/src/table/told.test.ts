import { expect, it } from 'vitest';
import { told } from './told';

const a = { type: 'a' };
const b = { type: 'b' };
const c = { type: 'c' };

it('first forgets what was undone, then adds what is new', () => {
  expect(told([a, b], { undone: 0, events: [c] })).toEqual([a, b, c]);
  expect(told([a, b], { undone: 1, events: [] })).toEqual([a]);
  expect(told([a, b], { undone: 2, events: [c] })).toEqual([c]);
});
