import { expect, it } from 'vitest';
import { isCode, readCode } from './code';

it('reads what a code shows', () => {
  expect(readCode('2r7_P05P12P21_BkRg..B-Y..YRk-GkRGgY')).toEqual({
    rounds: 2,
    goal: 7,
    cards: ['P05', 'P12', 'P21'],
    buildings: {
      '0,0': 'B',
      '1,0': 'R',
      '4,0': 'B',
      '0,1': 'Y',
      '3,1': 'Y',
      '4,1': 'R',
      '0,2': 'G',
      '1,2': 'R',
      '2,2': 'G',
      '3,2': 'Y',
    },
    kids: ['0,0', '4,1', '0,2'],
    ghosts: ['1,0', '2,2'],
    largeGhost: null,
    hasLargeGhost: false,
  });
});

it('knows the Large Ghost, beside the town and in it', () => {
  expect(readCode('1r3L_P01_RgB')).toMatchObject({ largeGhost: null, hasLargeGhost: true });
  expect(readCode('1r3_P01H3_Rg.Bl')).toMatchObject({ largeGhost: '2,0', hasLargeGhost: true });
});

it('tells codes from names', () => {
  expect(['12', 'x3', 'daily', 'daily-2026-11-17', ''].filter(isCode)).toEqual([]);
  expect(readCode('daily')).toBeNull();
});
