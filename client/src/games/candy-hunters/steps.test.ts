import { describe, expect, it } from 'vitest';
import { viewOf } from './given';
import { stepsOf } from './steps';

describe('the steps of a turn', () => {
  const states = (changed: Parameters<typeof viewOf>[0]) =>
    stepsOf(viewOf(changed)).map(({ state }) => state);

  it('are done one after the other', () => {
    expect(states({ phase: 'build' })).toEqual(['now', 'later', 'later', 'later', 'later']);
    expect(states({ phase: 'push' })).toEqual(['done', 'now', 'later', 'later', 'later']);
    expect(states({ phase: 'kid' })).toEqual(['done', 'done', 'done', 'done', 'now']);
  });

  it('are fewer in the last round, without a deck and in puzzles', () => {
    expect(states({ phase: 'ghost', round: 6 }).at(-1)).toBe('none');
    expect(states({ phase: 'ghost', deck: [] }).at(3)).toBe('none');
    const puzzle = { goal: 7, rounds: 2 };
    expect(states({ puzzle }).slice(3)).toEqual(['none', 'none']);
    expect(new Set(states({ phase: 'over' }))).toEqual(new Set(['none']));
  });
});
