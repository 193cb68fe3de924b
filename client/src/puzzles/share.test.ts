import { expect, it } from 'vitest';
import { readActions, solutionPath } from './share';

const CODE = '1r4_P05_BkRg..B-Y';
const ACTIONS = ['build R 2,-1', 'ghost 1,2 1,1', 'push 1,1 0,1', 'stay', 'score P07 0,0 r1'];

it('a solution fits in a link that nobody has to escape, and comes back', () => {
  const path = solutionPath(CODE, ACTIONS);
  expect(path).toBe(
    `/puzzle/${CODE}?s=build_R_2,-1~ghost_1,2_1,1~push_1,1_0,1~stay~score_P07_0,0_r1`,
  );
  const { pathname, search } = new URL(path, 'https://sweets.example');
  expect(pathname + search).toBe(path);
  expect(readActions(new URLSearchParams(search).get('s') ?? '')).toEqual(ACTIONS);
});

it('survives those who escape it all the same', () => {
  const { searchParams } = new URL(
    `https://sweets.example/?s=${encodeURIComponent('build_R_2,-1~stay')}`,
  );
  expect(readActions(searchParams.get('s') ?? '')).toEqual(['build R 2,-1', 'stay']);
});

it.each(['', 'build R', '<b>', 'stay~~stay', 'stay~'])('finds no solution in %j', (text) => {
  expect(readActions(text)).toBeNull();
});
