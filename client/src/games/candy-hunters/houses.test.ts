import { describe, expect, it } from 'vitest';
import { viewOf } from './given';
import { housesOf } from './houses';
import type { CandyHuntersEvent } from './view';

describe('houses as they stood', () => {
  it('are known from the town of today, back through what was built and taken', () => {
    const events: CandyHuntersEvent[] = [
      { type: 'kid-placed', seat: 0, at: '1,1' },
      {
        type: 'scored',
        seat: 0,
        card: 'P07',
        at: '0,0',
        rotation: 0,
        cells: ['0,0', '1,0', '0,1', '1,1'],
        taken: [{ seat: 0, at: '1,1', colour: 'G', points: 2 }],
        scary: [],
      },
      { type: 'built', seat: 1, colour: 'B', at: '1,1' },
      { type: 'ghost-moved', seat: 1, large: false, from: '0,1', to: '1,1' },
      { type: 'stayed', seat: 1 },
    ];
    const view = viewOf({ buildings: { '0,0': 'R', '1,1': 'B' } });
    expect(housesOf(events, view)).toEqual(['G', null, 'B', 'B', null]);
  });

  it('are not known without a town', () => {
    expect(housesOf([{ type: 'kid-placed', seat: 0, at: '1,1' }], null)).toEqual([null]);
  });
});
