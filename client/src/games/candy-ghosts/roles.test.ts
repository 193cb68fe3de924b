import { describe, expect, it } from 'vitest';
import { playerOf, viewOf } from './given';
import { countedIn, roleOf } from './roles';

describe('who somebody is in secret', () => {
  it('is a friend, if no trait of theirs wakes the card', () => {
    expect(roleOf('coward-1', null)).toEqual({ dealt: 'coward', waking: [], played: 'friend' });
  });

  it('is unknown as long as the card is hidden', () => {
    expect(roleOf('?', 'otto')).toBeNull();
    expect(roleOf(null, 'otto')).toBeNull();
  });
});

describe('the lines of the score sheet', () => {
  it('are the roles that somebody played', () => {
    const players = [
      playerOf({ role: 'coward-1', character: null }),
      playerOf({ role: 'friend-1', character: null }),
    ];
    const { options } = viewOf();
    expect(countedIn(viewOf({ players, options: { ...options, roles: true } }))).toEqual([
      'friend',
    ]);
  });

  it('are none where there are no roles', () => {
    expect(countedIn(viewOf())).toEqual([]);
  });
});
