import { expect, test } from 'vitest';
import { faceOf } from './faces';
import { onSide } from './sides';
import { TILES } from './tiles';

const path = (d: string) => `<path fill="red" d="${d}"/>`;

test('what is drawn around the upper side goes to each side', () => {
  const corner = path('M-50 0L50 0 0 50Z');
  expect(onSide(corner, 0)).toBe(path('M-50 -50L50 -50 0 0Z'));
  expect(onSide(corner, 1)).toBe(path('M50 -50L50 50 0 0Z'));
  expect(onSide(corner, 2)).toBe(path('M50 50L-50 50 0 0Z'));
  expect(onSide(corner, 3)).toBe(path('M-50 50L-50 -50 0 0Z'));
});

test('small letters are ways and not places', () => {
  expect(onSide(path('M10 5l3 4-4 1Z'), 1)).toBe(path('M45 10l-4 3 -1 -4Z'));
});

test('an arc keeps its circle and the way it goes', () => {
  expect(onSide(path('M-27 0A27 27 0 0 1 27 18.7'), 1)).toBe(path('M50 -27A27 27 0 0 1 31.3 27'));
});

test('no tile has a letter that could not be turned', () => {
  for (const tile of TILES.keys()) {
    const drawn = [...faceOf(tile).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
    expect(drawn).not.toMatch(/[HVhva]/);
  }
});
