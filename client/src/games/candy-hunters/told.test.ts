import { describe, expect, it, vi } from 'vitest';
import { languages, seats, viewOf } from './given';
import { linesOf } from './history';
import { asideOf, litBy, picturedBy, placesOf } from './told';
import type { CandyHuntersEvent } from './view';

vi.mock('../../browser/settings.svelte', () => ({ settings: {} }));

const moved: CandyHuntersEvent = {
  type: 'ghost-moved',
  seat: 0,
  large: false,
  from: '1,0',
  to: '0,0',
};
const scored: CandyHuntersEvent = {
  type: 'scored',
  seat: 0,
  card: 'P05',
  at: '0,0',
  rotation: 1,
  cells: ['0,0', '1,0', '0,1', '1,1'],
  taken: [],
  scary: [],
};

describe('a line of the history', () => {
  it('shows who comes to which house, or the pattern as it lay', () => {
    expect(picturedBy(moved, 'R', seats)).toEqual({ house: 'R', who: 'ghost' });
    expect(picturedBy(scored, null, seats)).toEqual({ card: 'P05', r: 1 });
    expect(picturedBy({ type: 'round-began', round: 2 }, null, seats)).toBeNull();
  });

  it('lights a house, or all houses of a pattern', () => {
    expect(litBy(moved)).toBe('0,0');
    expect(placesOf(litBy(scored) ?? '')).toEqual(scored.cells);
    expect(litBy({ type: 'round-began', round: 2 })).toBeNull();
  });

  it('says where that is only to those who do not see it', () => {
    expect(asideOf(moved, viewOf(), languages.en)).toBe('row 2, column 2');
    expect(asideOf(scored, viewOf(), languages.en)).toMatch(/;/);
    const lines = linesOf(() => viewOf())([{ ...moved }], languages.en, seats, 1);
    expect(lines).toMatchObject([
      { text: 'Ola moves a ghost onto the red house.', at: '0,0', aside: 'row 2, column 2' },
    ]);
  });
});
