import { expect, it } from 'vitest';
import { keyOf, meaning } from './keys';

it('gives the first nine places digits and then letters, each once', () => {
  const keys = Array.from({ length: 33 }, (_, place) => keyOf(place));
  expect(keys.slice(0, 10)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Q']);
  expect(new Set(keys).size).toBe(33);
  expect(keyOf(33)).toBe('');
});

it('finds the place of every key that it gave', () => {
  for (let place = 0; place < 33; place++) {
    const key = keyOf(place);
    const code = /\d/.test(key) ? `Digit${key}` : `Key${key}`;
    expect(meaning(code, key.toLowerCase())).toEqual({ place });
  }
});

it('goes by the letter that was typed, or by the key where another alphabet is written', () => {
  expect(meaning('KeyQ', 'a')).toEqual({ place: keyPlace('A') });
  expect(meaning('KeyA', 'ф')).toEqual({ place: keyPlace('A') });
  expect(meaning('Numpad3', '3')).toEqual({ place: 2 });
});

it('keeps the keys of commands for them', () => {
  expect(meaning('Space', ' ')).toEqual({ command: 'main' });
  expect(meaning('Digit0', '0')).toEqual({ command: 'reveal' });
  expect(meaning('KeyN', 'n')).toEqual({ command: 'decline' });
  expect(meaning('KeyD', 'в')).toEqual({ command: 'deck' });
});

it('leaves other keys alone', () => {
  expect(meaning('F1', 'F1')).toBeNull();
  expect(meaning('Tab', 'Tab')).toBeNull();
});

const keyPlace = (letter: string) =>
  Array.from({ length: 33 }, (_, place) => keyOf(place)).indexOf(letter);
