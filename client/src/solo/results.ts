import { recall, remember } from '../browser/storage';
import { gameInfo } from '../games';
import type { GameInfo, Level, Options } from '../net/protocol';
import { isTogether } from '../setup/together';
import { levels } from './bot-level';
import type { SavedGame } from './saved-games';
import { ownSeats } from './setup';

/** How a solo player's game came out: kept longer than the game itself, since it takes less room. */
export interface SoloResult {
  /** the game's */
  readonly id: string;
  readonly game: string;
  readonly outcome: Outcome;
  /** everybody won or lost together, or was given up together */
  readonly together: boolean;
  /** null where nobody has points of their own */
  readonly score: number | null;
  /** all that was agreed on; unknown of games that ended before this was noted */
  readonly options?: Options;
  /** the strongest bot at the table; null where there was none, or one that adapts */
  readonly level: Level | null;
  /** the quickest call, in milliseconds; null where there was none */
  readonly fastest: number | null;
}

export type Outcome = 'won' | 'lost' | 'given-up';

const KEY = 'solo.results';
/** So many are kept; the oldest go first. */
const KEPT = 1_000;

/** How it came out for the player; null while it goes on, and where nobody has noted it. */
export function outcomeOf({ glance, givenUp, setup }: SavedGame): Outcome | null {
  if (givenUp) return 'given-up';
  if (!glance.ending) return null;
  const { winners } = glance.ending;
  return ownSeats(setup).some((seat) => winners.includes(seat)) ? 'won' : 'lost';
}

/** What counts for the player; null where others play on this device, or the beginning was not theirs. */
export function resultOf(saved: SavedGame): SoloResult | null {
  const { id, setup, glance } = saved;
  const outcome = outcomeOf(saved);
  if (outcome === null || setup.whatIf || setup.others?.length) return null;
  const info = gameInfo(setup.game);
  const together = isTogether(info, setup.options);
  const own = ownSeats(setup);
  const points = own.map((seat) => glance.scores[seat]).filter((score) => score != null);
  const calls = own.map((seat) => glance.ending?.fastest[seat]).filter((call) => call != null);
  return {
    id,
    game: setup.game,
    outcome,
    together,
    score: together || outcome === 'given-up' || points.length === 0 ? null : Math.max(...points),
    options: allOptions(info, setup.options),
    level: levels.findLast((level) => setup.bots.includes(level)) ?? null,
    fastest: calls.length === 0 ? null : Math.min(...calls),
  };
}

const allOptions = ({ options }: GameInfo, chosen: Options): Options =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, { default: usual }]) => {
      const value = chosen[name] ?? usual;
      return value === null ? [] : [[name, value]];
    }),
  );

/** All that are kept, in the order in which the games ended. */
export function results(): SoloResult[] {
  const kept: unknown = recall(KEY, []);
  return Array.isArray(kept) ? kept.filter(isResult) : [];
}

/** Keeps how a game came out; once, however often it is told. */
export function noteResult(saved: SavedGame): void {
  const result = resultOf(saved);
  if (!result) return;
  const others = results().filter(({ id }) => id !== result.id);
  remember(KEY, [...others, result].slice(-KEPT));
}

export function clearResults(): void {
  remember(KEY, []);
}

const isResult = (value: unknown): value is SoloResult => {
  const { id, game, outcome } = (value ?? {}) as Partial<SoloResult>;
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    (outcome === 'won' || outcome === 'lost' || outcome === 'given-up')
  );
};
