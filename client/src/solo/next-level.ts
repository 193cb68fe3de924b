import { gameInfo } from '../games';
import type { Level, Result } from '../net/protocol';
import { isTogether } from '../setup/together';
import { levelAfter } from './bot-level';
import type { SoloSetup } from './setup';

/** The level to try after a game that somebody has won against bots alone; null if there is none. */
export function nextLevel(
  { game, own = 1, bots, options, whatIf }: SoloSetup,
  { winners }: Pick<Result, 'winners'>,
): Level | null {
  const [level] = bots;
  const isRival = own === 1 && !whatIf && !isTogether(gameInfo(game), options);
  const hasWon = winners.length === 1 && winners[0] === 0;
  return level && isRival && hasWon ? levelAfter(level) : null;
}
