import { expect, it, vi } from 'vitest';
import { sentences } from '../replay/words';
import type { GameModule } from '.';
import candyGhosts from './candy-ghosts';
import * as house from './candy-ghosts/given';
import candyHunters from './candy-hunters';
import * as town from './candy-hunters/given';

// Tables ask for the settings of a browser.
vi.mock('../browser/settings.svelte', () => ({ settings: {}, reducedMotion: () => true }));

const moved = { type: 'ghost-moved', seat: 0, from: '0,0', to: '1,0', large: false };
it.each<[GameModule, typeof house | typeof town, object, string]>([
  [candyGhosts, house, { type: 'stepped', seat: 0, at: '1,1' }, 'You go to the pantry.'],
  [candyHunters, town, moved, 'You move a ghost onto the blue house.'],
])(
  'a replay tells a step by what was to be seen then',
  ({ tell }, { seats, viewOf, languages }, event, said) => {
    const replayed = {
      frames: [{ events: [event], view: viewOf(), race: null }],
      table: { seats },
      seat: 0,
    };
    expect(sentences(replayed as never, 0, tell, languages.en)).toBe(said);
  },
);
