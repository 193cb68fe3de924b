import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import { withPoints } from './points';

const placed: GameEvent = { type: 'placed', seat: 1, tile: 7, x: 3, y: -1, r: 2 };
const drawn: GameEvent = { type: 'drawn', seat: 1, count: 1, tiles: null };

describe('what a placement brought', () => {
  it('is what the points have grown by', () => {
    const events = withPoints([placed, drawn], { scores: [3, 3] }, { scores: [3, 6] });
    expect(events).toEqual([{ ...placed, points: 3 }, drawn]);
  });

  it('is to oneself what the page said before', () => {
    const insight = { joins: {}, brings: { 'place 7 3,-1 r2': { points: 4 } } };
    const events = withPoints([placed], { scores: [3, 3], insight }, { scores: [3, 6] });
    expect(events).toEqual([{ ...placed, points: 4 }]);
  });

  it('is unknown where nothing was seen before', () => {
    expect(withPoints([placed], null, { scores: [3, 6] })).toEqual([{ ...placed, points: 0 }]);
  });
});
