import { describe, expect, it } from 'vitest';
import { movesOf } from './moves';

describe('the listed actions', () => {
  it('are taken apart', () => {
    const moves = movesOf([
      'build Y 1,1',
      'build R 1,1',
      'ghost 0,0 1,0',
      'ghost 0,0 0,1',
      'push 1,1 -1,1',
      'kid 2,0',
      'exchange P12',
      'stay',
    ]);
    expect(moves.builds.get('1,1')).toEqual(['R', 'Y']);
    expect(moves.ghosts.get('0,0')).toEqual(['1,0', '0,1']);
    expect(moves.pushes.get('1,1')).toEqual(['-1,1']);
    expect(moves.kids).toEqual(['2,0']);
    expect(moves.exchanges).toEqual(['P12']);
    expect(moves.pass).toBe('stay');
  });
});
