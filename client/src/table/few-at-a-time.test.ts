import { expect, it } from 'vitest';
import { fewAtATime } from './few-at-a-time.svelte';

const letters = [...'abcdefgh'];
const itself = (letter: string) => letter;

it('begins with a few', () => {
  expect(fewAtATime(() => letters, 3, itself).now).toEqual(['a', 'b', 'c']);
});

it('begins with those, too, that nobody can wait for, in their order', () => {
  const shown = fewAtATime(
    () => letters,
    2,
    itself,
    (letter) => letter === 'f',
  );
  expect(shown.now).toEqual(['a', 'b', 'f']);
});

it('is all there at once where there are few', () => {
  expect(fewAtATime(() => letters, 8, itself).now).toEqual(letters);
});
