import { describe, expect, it } from 'vitest';
import { marksOf } from './marks';

describe('the last turn', () => {
  it('is marked from its building to the next', () => {
    const marks = marksOf([
      { type: 'built', seat: 1, colour: 'R', at: '0,0' },
      { type: 'kid-placed', seat: 1, at: '0,0' },
      { type: 'built', seat: 0, colour: 'G', at: '1,0' },
      { type: 'ghost-moved', seat: 0, large: false, from: '1,1', to: '1,0' },
      { type: 'kid-placed', seat: 0, at: '2,0' },
      { type: 'round-began', round: 2 },
    ]);
    expect(marks).toEqual({
      built: '1,0',
      kid: { at: '2,0', seat: 0 },
      trails: [{ from: '1,1', to: '1,0' }],
      scored: [],
    });
    expect(marksOf([]).built).toBeNull();
  });
});
