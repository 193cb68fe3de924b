import { describe, expect, test } from 'vitest';
import { movesOf, spotsOf } from './moves';
import { besideOf, halvesOf, TILES } from './tiles';

test('the tiles are the engine’s, all 56 of them', () => {
  expect(TILES).toHaveLength(56);
  expect(TILES[0]).toBe('CLPT');
});

test('a quarter turn clockwise brings the north to the east', () => {
  expect(halvesOf(0, 0).join('')).toBe('CLPT');
  expect(halvesOf(0, 1).join('')).toBe('TCLP');
  expect(halvesOf(0, 5).join('')).toBe('TCLP');
  expect(halvesOf(0, -1).join('')).toBe('LPTC');
});

test('sides are counted clockwise from the north', () => {
  const around = [0, 1, 2, 3].map((side) => besideOf({ x: 5, y: 5 }, side));
  expect(around.map(({ x, y }) => [x, y])).toEqual([
    [5, 4],
    [6, 5],
    [5, 6],
    [4, 5],
  ]);
});

describe('moves', () => {
  test('are read from what the engine lists', () => {
    expect(movesOf(['place 7 3,-1 r2', 'stop', 'wall 12 0,1 r3', 'aside 12'])).toEqual([
      { action: 'place 7 3,-1 r2', tile: 7, x: 3, y: -1, r: 2 },
      { action: 'wall 12 0,1 r3', tile: 12, x: 0, y: 1, r: 3 },
    ]);
  });

  test('are gathered by place, with the one that fits as the tile is turned', () => {
    const moves = movesOf(['place 0 1,1 r0', 'place 0 1,1 r2', 'place 0 2,1 r1', 'place 5 9,9 r0']);
    const spots = spotsOf(moves, 0, 6);
    expect([...spots.keys()]).toEqual(['1,1', '2,1']);
    expect(spots.get('1,1')?.now?.action).toBe('place 0 1,1 r2');
    expect(spots.get('1,1')?.ways).toHaveLength(2);
    expect(spots.get('2,1')?.now).toBeNull();
  });

  test('of a striped tile that looks the same upside down fit both ways', () => {
    const striped = TILES.findIndex((tile) => tile.slice(0, 2) === tile.slice(2));
    const spots = spotsOf(movesOf([`place ${striped} 1,1 r0`]), striped, 2);
    expect(spots.get('1,1')?.now?.r).toBe(0);
  });
});
