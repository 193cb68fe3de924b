import { expect, it } from 'vitest';
import { fewAtATime } from './few-at-a-time.svelte';

const letters = [...'abcdefgh'];
const itself = (letter: string) => letter;

it('begins with a few', () => {
  expect(fewAtATime(() => letters, 3, itself).now).toEqual(['a', 'b', 'c']);
});

it('begins with those, too, that nobody can wait for, in their order', () => {
  const shown = fewAtATime(() => letters, 2, itself, { isUrgent: (letter) => letter === 'f' });
  expect(shown.now).toEqual(['a', 'b', 'f']);
});

it('lets them wait for a frame where so much else changes, but for those that nobody can wait for', () => {
  const shown = fewAtATime(() => letters, 2, itself, {
    isUrgent: (letter) => letter === 'f',
    atOnce: 0,
  });
  expect(shown.now).toEqual(['f']);
});

it('is all there at once where there are few', () => {
  expect(fewAtATime(() => letters, 8, itself).now).toEqual(letters);
});
