import { expect, it } from 'vitest';
import { candyOf, ghostOf, houseOf, patternOf } from './drawings';
import { COLOURS, needsOf } from './patterns';

const letterless = { small: false, letter: false };

it('every colour has a house and a candy of its own, without its paint too', () => {
  const shapes = (text: string) => text.replaceAll(/#\w+/g, '');
  expect(new Set(COLOURS.map((colour) => shapes(houseOf(colour, letterless)))).size).toBe(4);
  expect(new Set(COLOURS.map((colour) => shapes(candyOf(colour, false)))).size).toBe(4);
});

it('letters are there for those who ask for them, and nobody else', () => {
  expect(houseOf('R', letterless)).not.toContain('<text');
  for (const small of [true, false]) {
    expect(houseOf('R', { small, letter: true })).toMatch(/<text[^>]*>R<\/text>/);
  }
  expect(candyOf('G', false)).not.toContain('<text');
  expect(candyOf('G', true)).toMatch(/<text[^>]*>G<\/text>/);
});

it('four ghosts have faces of their own, and the large one a crown', () => {
  const ghosts = [0, 1, 2, 3].map((face) => ghostOf(face, false));
  expect(new Set([...ghosts, ghostOf(0, true)]).size).toBe(5);
  expect(ghostOf(4, false)).toBe(ghosts[0]);
});

it('a pattern has a place for everything that its card asks for', () => {
  for (const card of ['crown', 'zigzag']) {
    const places = patternOf(needsOf(card), false).match(/<g transform/g) ?? [];
    expect(places).toHaveLength(needsOf(card).length);
  }
});
