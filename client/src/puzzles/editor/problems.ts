import { COLOURS } from '../../games/candy-hunters/patterns';
import type { Composition } from './composition';

/**
 * Why the engine refuses a composition, as messages with their parameters. Asked only once it has
 * refused: it decides, these are but the words, which say what to do.
 */
export interface Problem {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Of the tiles of a colour, of the ghosts: so many are in the box. */
const TILES = 9;
const GHOSTS = 4;

export function problemsOf({ rounds, cards, tiles }: Composition): Problem[] {
  const all = Object.values(tiles);
  if (all.length === 0) return [{ key: 'editor.problem.no-houses' }];
  const ghosts = all.filter(({ piece }) => piece === 'ghost').length;
  const left = COLOURS.length * TILES - all.length;
  const crowded = COLOURS.map((colour) => ({
    colour,
    count: all.filter((tile) => tile.colour === colour).length,
  })).filter(({ count }) => count > TILES);
  const problems: (Problem | false)[] = [
    ghosts === 0 && { key: 'editor.problem.no-ghost' },
    ghosts > GHOSTS && { key: 'editor.problem.ghosts', params: { count: ghosts } },
    ...crowded.map((params) => ({ key: 'editor.problem.colour', params })),
    cards.length === 0 && { key: 'editor.problem.no-pattern' },
    left < rounds && { key: 'editor.problem.run-out', params: { rounds, left: Math.max(0, left) } },
  ];
  return problems.filter((problem) => problem !== false);
}
