import { expect, it } from 'vitest';
import { type Composition, EMPTY } from './composition';
import { type Brush, needsHouse, painted, strokeAt, withCard, withLarge } from './painting';

const after = (before: Composition, ...dabs: [string, Brush][]) =>
  dabs.reduce((now, [place, brush]) => painted(now, place, strokeAt(now, place, brush)), before);

it('houses are painted, and painted over, with whoever stands on them', () => {
  const town = after(EMPTY, ['1,1', 'R'], ['1,1', 'ghost'], ['1,1', 'B']);
  expect(town.tiles).toEqual({ '1,1': { colour: 'B', piece: 'ghost' } });
});

it('the same once more takes it away', () => {
  expect(after(EMPTY, ['1,1', 'R'], ['1,1', 'R']).tiles).toEqual({});
  const town = after(EMPTY, ['1,1', 'R'], ['1,1', 'kid'], ['1,1', 'kid']);
  expect(town.tiles).toEqual({ '1,1': { colour: 'R', piece: null } });
});

it('a stroke goes on as it began', () => {
  const town = after(EMPTY, ['1,1', 'R'], ['2,1', 'B']);
  const taking = strokeAt(town, '1,1', 'R');
  expect(painted(town, '2,1', taking)).toBe(town);
  expect(painted(town, '1,1', taking).tiles['1,1']).toBeUndefined();
  const painting = strokeAt(town, '2,1', 'R');
  expect(painted(town, '1,1', painting)).toBe(town);
  expect(painted(town, '2,1', painting).tiles['2,1']?.colour).toBe('R');
});

it('a kid makes way for a ghost', () => {
  const town = after(EMPTY, ['1,1', 'R'], ['1,1', 'kid'], ['1,1', 'ghost']);
  expect(town.tiles['1,1']?.piece).toBe('ghost');
});

it('nobody stands where there is no house', () => {
  expect(after(EMPTY, ['1,1', 'ghost'])).toBe(EMPTY);
  expect(needsHouse(EMPTY, '1,1', 'ghost')).toBe(true);
  expect(needsHouse(EMPTY, '1,1', 'R')).toBe(false);
  expect(needsHouse(EMPTY, '1,1', 'erase')).toBe(false);
});

it('the eraser takes all', () => {
  expect(after(EMPTY, ['1,1', 'R'], ['1,1', 'kid'], ['1,1', 'erase']).tiles).toEqual({});
  expect(after(EMPTY, ['1,1', 'erase'])).toBe(EMPTY);
});

it('there is one Large Ghost, and none without the option', () => {
  const town = after(EMPTY, ['1,1', 'R'], ['2,1', 'B'], ['1,1', 'large'], ['2,1', 'large']);
  expect(town.large).toBe(true);
  expect(town.tiles['1,1']?.piece).toBeNull();
  expect(town.tiles['2,1']?.piece).toBe('large');
  expect(withLarge(town, false).tiles['2,1']?.piece).toBeNull();
});

it('cards come and go', () => {
  const one = withCard(EMPTY, 'P01');
  expect(withCard(one, 'P02').cards).toEqual(['P01', 'P02']);
  expect(withCard(one, 'P01').cards).toEqual([]);
});
