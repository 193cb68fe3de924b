import { describe, expect, it } from 'vitest';
import { grouped, matching, meant } from './actions';

const actions = ['build R 1,2', 'build R 2,2', 'build G 1,2', 'pass'];

it('finds actions by the beginnings of their words', () => {
  expect(matching(actions, '')).toEqual(actions);
  expect(matching(actions, ' Bu 1,2')).toEqual(['build R 1,2', 'build G 1,2']);
  expect(matching(actions, 'uild')).toEqual([]);
});

describe('what is meant', () => {
  it('is an action as it stands', () => {
    expect(meant(actions, 'pass ', false)).toBe('pass');
  });

  it('is the only one that fits', () => {
    expect(meant(actions, 'b g', false)).toBe('build G 1,2');
    expect(meant(actions, 'b r', false)).toBeNull();
    expect(meant(actions, 'jump', false)).toBeNull();
  });

  it('is whatever was written, where there are actions that nobody lists', () => {
    expect(meant(actions, ' take B1 C2', true)).toBe('take B1 C2');
    expect(meant(actions, '  ', true)).toBeNull();
  });
});

it('puts actions together by their first word', () => {
  expect([...grouped(actions).keys()]).toEqual(['build', 'pass']);
  expect(grouped(actions).get('build')).toHaveLength(3);
});
