import { recall, remember } from '../browser/storage';

/**
 * Whether somebody is new to a game here. The first game of each kind alone is calm: no clock, and a
 * coach. It counts until one was finished; whoever begins again and again knows what they do.
 */
const KEY = 'coach.games';
const ENOUGH_BEGUN = 3;

interface Played {
  started: number;
  finished: number;
}

const all = (): Record<string, Played> => recall(KEY, {});
const playedOf = (game: string): Played => ({ started: 0, finished: 0, ...all()[game] });
const keep = (game: string, played: Played): void => remember(KEY, { ...all(), [game]: played });

/** Asked before the game begins. */
export function isFirstGame(game: string): boolean {
  const { started, finished } = playedOf(game);
  return finished === 0 && started < ENOUGH_BEGUN;
}

/** Asked while one is played: the same games. */
export function isNew(game: string): boolean {
  const { started, finished } = playedOf(game);
  return finished === 0 && started <= ENOUGH_BEGUN;
}

export function gameStarted(game: string): void {
  const played = playedOf(game);
  keep(game, { ...played, started: played.started + 1 });
}

export function gameFinished(game: string): void {
  const played = playedOf(game);
  keep(game, { ...played, finished: played.finished + 1 });
}
