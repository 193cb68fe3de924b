import { describe, expect, it } from 'vitest';
import { viewOf } from '../given';
import type { CandyGhostsEvent } from '../view';
import { isWallBetween, throughWalls } from './walls';

const stepped = (at: string): CandyGhostsEvent => ({ type: 'stepped', seat: 0, at });

describe('walls', () => {
  it('stand where the plan of the pantry has them', () => {
    expect(isWallBetween('0,0', '0,1', viewOf())).toBe(true);
    expect(isWallBetween('3,0', '3,1', viewOf())).toBe(false);
    expect(isWallBetween('1,1', '2,1', viewOf())).toBe(false);
    expect(isWallBetween('0,1', '0,0', viewOf())).toBe(true);
    expect(isWallBetween('start', '0,0', viewOf())).toBe(false);
    expect(isWallBetween('0,0', '0,2', viewOf())).toBe(false);
  });

  it('are told when somebody has gone through one', () => {
    const steps = [stepped('0,0'), stepped('0,1'), stepped('1,1')];
    expect([...throughWalls(steps, viewOf())]).toEqual([steps[1]]);
    expect(throughWalls(steps, null).size).toBe(0);
  });
});
