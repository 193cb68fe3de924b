import components from 'virtual:engine-components/candy-ghosts';
import { describe, expect, it } from 'vitest';
import { FIGURES } from './figures';
import { lookOf } from './ghosts/look-of';
import { LOOKS } from './ghosts/looks';
import { ROLES } from './icons/roles';
import { SPECIALS } from './icons/specials';
import { TRAITS } from './icons/traits';
import { WEATHER } from './icons/weather';
import { ITEMS } from './items';
import { FURNITURE } from './rooms/furniture';
import { wallsOf } from './rooms/walls';

const { characters, roles, atmospheres, items, rooms } = components;
const sorted = (words: Iterable<string>) => [...new Set(words)].sort();

describe('every word of the box has its drawing, and no drawing is without one', () => {
  const people = Object.values(characters);
  it.each([
    ['characters', Object.keys(characters), FIGURES],
    ['items', Object.keys(items), ITEMS],
    ['atmospheres', Object.keys(atmospheres), WEATHER],
    ['rooms', Object.keys(rooms), FURNITURE],
    ['roles', ['friend', ...Object.values(roles).map(({ role }) => role)], ROLES],
    ['specials', people.map(({ special }) => special), SPECIALS],
    ['traits', people.flatMap(({ traits }) => traits), TRAITS],
  ])('%s', (_, words, drawings) => {
    expect(sorted(Object.keys(drawings))).toEqual(sorted(words));
  });
});

it('neighbouring numbers are ghosts that look different', () => {
  expect(LOOKS.length).toBeGreaterThanOrEqual(8);
  expect(lookOf('g1')).not.toBe(lookOf('g2'));
  expect(lookOf(`g${LOOKS.length + 1}`)).toBe(lookOf('g1'));
});

it('walls are drawn where the plan has them, those on an edge inside the room', () => {
  expect(wallsOf(['+-+ +', ' .|. ', '+ + +', ' . .|', '+ + +'])).toBe(
    'M7 7H100M100 7V100M193 100V193',
  );
});
