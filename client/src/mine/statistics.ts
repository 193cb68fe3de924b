import { playableGames } from '../games';
import type { Level, Options } from '../net/protocol';
import { levels } from '../solo/bot-level';
import type { SoloResult } from '../solo/results';

/** What somebody has done in a game so far; null where there is nothing of the kind. */
export interface Statistics {
  readonly game: string;
  readonly played: number;
  /** against others */
  readonly won: number | null;
  /** with others: Candy Ghosts is won by getting out of the house */
  readonly escapes: number | null;
  /** points are not the same by other rules: one for each way in which it was played */
  readonly bests: readonly Best[];
  /** in milliseconds */
  readonly fastest: number | null;
  /** the strongest bot that was beaten */
  readonly beaten: Level | null;
}

export interface Best {
  readonly score: number;
  /** null where nobody knows them any more */
  readonly options: Options | null;
}

/** One for each game that was played, in the order of the shelf. */
export const statisticsOf = (results: readonly SoloResult[]): Statistics[] =>
  playableGames
    .map(({ id }) =>
      ofGame(
        id,
        results.filter(({ game }) => game === id),
      ),
    )
    .filter(({ played }) => played > 0);

function ofGame(game: string, results: readonly SoloResult[]): Statistics {
  const won = results.filter(({ outcome }) => outcome === 'won');
  const against = won.filter(({ together }) => !together);
  const isAgainst = results.some(({ together }) => !together);
  const isTogether = results.some(({ together }) => together);
  return {
    game,
    played: results.length,
    won: isAgainst ? against.length : null,
    escapes: isTogether ? won.length - against.length : null,
    bests: bestsOf(results),
    fastest: least(results.map(({ fastest }) => fastest)),
    beaten: levels.findLast((level) => against.some((result) => result.level === level)) ?? null,
  };
}

function bestsOf(results: readonly SoloResult[]): Best[] {
  const bests = new Map<string, Best>();
  for (const { score, options = null } of results) {
    const rules = JSON.stringify(options);
    if (score !== null && score >= (bests.get(rules)?.score ?? score))
      bests.set(rules, { score, options });
  }
  return [...bests.values()];
}

const least = (numbers: readonly (number | null)[]): number | null =>
  numbers.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null);
