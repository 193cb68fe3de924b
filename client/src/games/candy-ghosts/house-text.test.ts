import { describe, expect, it } from 'vitest';
import { languages, playerOf, seats, viewOf } from './given';
import { houseText } from './house-text';

describe('the house in words', () => {
  const view = viewOf({
    players: [
      playerOf({ at: '1,1', items: ['vase'], charges: 1 }),
      playerOf({ character: 'wren', at: '2,2' }),
    ],
    ghosts: [
      { id: 'g1', at: '3,3', host: null },
      { id: 'g2', at: null, host: 1 },
    ],
    items: { '0,0': 'rug' },
    noise: 'start',
  });
  const hunts = [{ who: 'g1', at: '3,3', targets: ['0'], steps: 4, catches: [0], ends: [] }];

  it('says who is where, what hunts whom, and what lies where', () => {
    const said = houseText(view, hunts, languages.en, seats, 1).flatMap(({ lines }) => lines);
    expect(said).toContain(
      'Ola, Otto Toffee, the pantry, second row from the top, second from the left, 1 charge, vase',
    );
    expect(said.find((line) => line.includes('Wren'))).toContain('possessed');
    expect(said).toContain(
      'Ghost 1, the pantry, bottom row, first from the right, hunts Ola, and can reach Ola',
    );
    expect(said).toContain('Rug, the pantry, top row, first from the left');
    expect(said).toContain('There is a noise: Start.');
    expect(said).toContain('5 dark rooms');
  });
});
