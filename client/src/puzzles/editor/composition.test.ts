import { expect, it } from 'vitest';
import { type Drawn, readCode } from '../code';
import { codeOf, compositionOf, EMPTY, isEmpty, saneComposition, sizeOf } from './composition';

const CODE = '2r7_P05P12P21_BkRg..B-Y..YRk-GkRGgY';
const read = (code: string) => compositionOf(readCode(code) as Drawn);

it('lays a puzzle in the middle of the sheet', () => {
  const { rounds, cards, large, tiles } = read(CODE);
  expect({ rounds, cards, large }).toEqual({
    rounds: 2,
    cards: ['P05', 'P12', 'P21'],
    large: false,
  });
  expect(Object.keys(tiles)).toHaveLength(10);
  expect(tiles['1,2']).toEqual({ colour: 'B', piece: 'kid' });
  expect(tiles['2,2']).toEqual({ colour: 'R', piece: 'ghost' });
  expect(tiles['5,2']).toEqual({ colour: 'B', piece: null });
});

it.each([CODE, '1r5L_P01H3_Rg', '3r9_P02_.Rl-Bg', '1r1_P01_Rg..B--Y'])(
  'what is written is what was read: %s',
  (code) => {
    const [, goal] = /r(\d+)/.exec(code) ?? [];
    expect(codeOf(read(code), Number(goal))).toBe(code);
  },
);

it('the cards of a code are in the engine’s order, in whatever order they were chosen', () => {
  expect(codeOf({ ...read('1r1_P02_Rg'), cards: ['H3', 'P21', 'P02'] }, 1)).toBe('1r1_P02P21H3_Rg');
});

it('an empty sheet has a code too, which the engine can refuse', () => {
  expect(codeOf(EMPTY, 1)).toBe('2r1__');
  expect(isEmpty(EMPTY)).toBe(true);
});

it('the sheet grows with a long town', () => {
  expect(sizeOf(EMPTY.tiles)).toEqual({ width: 8, height: 8 });
  expect(sizeOf(read('1r1_P01_RgBRBRBRBRB').tiles)).toEqual({ width: 10, height: 8 });
});

it('what is kept comes back, and nonsense does not', () => {
  const kept = read(CODE);
  expect(saneComposition(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(saneComposition({})).toEqual(EMPTY);
  expect(
    saneComposition({
      rounds: -1,
      cards: ['P01', 'Q7'],
      large: 'yes',
      tiles: { '1,1': { colour: 'R', piece: null }, 'x,1': { colour: 'R', piece: null }, '2,2': 5 },
    }),
  ).toEqual({ ...EMPTY, cards: ['P01'], tiles: { '1,1': { colour: 'R', piece: null } } });
});
