import { expect, it } from 'vitest';
import { commandOf, keyOf } from './keys';

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
    expect(commandOf({ code, key: key.toLowerCase() })).toEqual({ do: 'card', place });
  }
});

it('goes by the letter that was typed, or by the key where another alphabet is written', () => {
  expect(commandOf({ code: 'KeyQ', key: 'a' })).toEqual({ do: 'card', place: keyPlace('A') });
  expect(commandOf({ code: 'KeyA', key: 'ф' })).toEqual({ do: 'card', place: keyPlace('A') });
  expect(commandOf({ code: 'Numpad3', key: '3' })).toEqual({ do: 'card', place: 2 });
});

it('keeps the keys of commands for them', () => {
  expect(commandOf({ code: 'Space', key: ' ' })).toEqual({ do: 'main' });
  expect(commandOf({ code: 'Digit0', key: '0' })).toEqual({ do: 'reveal' });
  expect(commandOf({ code: 'KeyN', key: 'n' })).toEqual({ do: 'decline' });
  expect(commandOf({ code: 'KeyD', key: 'в' })).toEqual({ do: 'deck' });
});

it('leaves other keys alone', () => {
  expect(commandOf({ code: 'F1', key: 'F1' })).toBeNull();
  expect(commandOf({ code: 'Tab', key: 'Tab' })).toBeNull();
});

const keyPlace = (letter: string) =>
  Array.from({ length: 33 }, (_, place) => keyOf(place)).indexOf(letter);
