import { recall, remember } from '../browser/storage';

/** How strong a game's adaptive bots are on this device; the engine's `adapt` says what comes next. */
export interface Adaptive {
  /** from 0, gentle, to 100, hard */
  skill: number;
  /** how many games they have learnt from */
  games: number;
  /** by how much the last one made them stronger */
  change: number;
}

/** As the engine begins. */
const NEW: Adaptive = { skill: 30, games: 0, change: 0 };

const known: Record<string, Adaptive> = $state({});

const key = (game: string) => `adaptive.${game}`;

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** What was remembered, if it makes sense. */
export function sane({ skill, games, change }: Partial<Adaptive>): Adaptive {
  const isSane = isWhole(skill) && skill >= 0 && skill <= 100 && isWhole(games) && games >= 0;
  return isSane ? { skill, games, change: isWhole(change) ? change : 0 } : NEW;
}

export const adaptiveOf = (game: string): Adaptive =>
  known[game] ?? sane(recall<Partial<Adaptive>>(key(game), {}));

export function keepAdaptive(game: string, { skill, games, change }: Adaptive): void {
  const learnt = { skill, games, change };
  known[game] = learnt;
  remember(key(game), learnt);
}

/** The key of the sentence that tells what they are doing now. */
export function mood({ games, change }: Adaptive): string {
  if (games === 0) return 'adaptive.new';
  return `adaptive.${change > 0 ? 'stronger' : change < 0 ? 'weaker' : 'same'}`;
}
