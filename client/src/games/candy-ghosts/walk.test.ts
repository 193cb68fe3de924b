import { describe, expect, it } from 'vitest';
import { nextStep, onlySteps } from './walk';

describe('a long way', () => {
  const way = { who: 'p0', rest: ['2,1', '2,2', '2,3'] };

  it('is gone to the first place ahead that is offered', () => {
    const next = nextStep(way, new Set(['step 2,2', 'step 2,3']));
    expect(next).toEqual({ action: 'step 2,2', way: { who: 'p0', rest: ['2,3'] } });
  });

  it('pushes furniture where nothing else is offered', () => {
    expect(nextStep(way, new Set(['step 2,1 push']))?.action).toBe('step 2,1 push');
  });

  it('ends where nothing ahead is offered', () => {
    expect(nextStep(way, new Set(['step 5,5', 'end']))).toBeNull();
  });

  it('is a ghost’s as well, into dark rooms too', () => {
    const flight = { who: 'g2', rest: ['2,3', 'room 0,1'] };
    expect(nextStep(flight, new Set(['ghost g2 room 0,1']))?.action).toBe('ghost g2 room 0,1');
  });

  it('stops when anything else happens', () => {
    expect(onlySteps(way, [{ type: 'stepped', seat: 0, at: '2,1' }])).toBe(true);
    expect(onlySteps(way, [{ type: 'stepped', seat: 1, at: '2,1' }])).toBe(false);
    expect(
      onlySteps(way, [
        { type: 'stepped', seat: 0, at: '2,1' },
        { type: 'possessed', who: 'g1', seat: 0 },
      ]),
    ).toBe(false);
    expect(onlySteps({ who: 'g2', rest: [] }, [{ type: 'ghost', who: 'g2', at: '1,1' }])).toBe(
      true,
    );
  });
});
