import { expect, it } from 'vitest';
import { tieBreaks as hunters } from '../games/candy-hunters/tie-breaks';
import { tieBreaks as cukierki } from '../games/cukierki/tie-breaks';
import { decidedBy } from './tie-break';

const result = (scores: number[], winners: number[]) => ({ scores, winners, sheet: {} });
const tiles = { name: 'tiles', counts: [13, 15, 9] };

it('tells what decides between those with as many points', () => {
  expect(decidedBy(result([15, 15, 9], [1]), [tiles])).toBe(tiles);
  const scares = { name: 'scares', counts: [2, 2, 0] };
  expect(decidedBy(result([15, 15, 9], [1]), [scares, tiles])).toBe(tiles);
});

it('tells of nothing where points decide, or nothing does', () => {
  expect(decidedBy(result([14, 15, 9], [1]), [tiles])).toBeNull();
  expect(decidedBy(result([15, 15, 9], [0, 1]), [tiles])).toBeNull();
  expect(decidedBy(result([0, 0, 0], []), [tiles])).toBeNull();
});

it('counts what each game compares', () => {
  const basic = {
    options: { variant: 'basic' },
    taken: [3, [1, 2]],
    hands: [1, [7]],
    walls: [[], []],
  };
  expect(cukierki(basic as never)).toEqual([{ name: 'tiles', counts: [4, 3] }]);
  const advanced = { ...basic, options: { variant: 'advanced' }, walls: [[{}], [{}, {}]] };
  expect(cukierki(advanced as never)).toEqual([{ name: 'tiles', counts: [1, 2] }]);
  const town = { scored: [['A'], ['B', 'C']], scares: [0, 2], candies: [['red', 'red'], ['blue']] };
  expect(hunters(town as never)).toEqual([
    { name: 'patterns', counts: [1, 2] },
    { name: 'scares', counts: [0, 2] },
    { name: 'colours', counts: [1, 1] },
  ]);
});
