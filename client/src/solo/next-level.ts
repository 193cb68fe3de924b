import { gameInfo } from '../games';
import type { Level, Result, SeriesInfo } from '../net/protocol';
import { isTogether } from '../setup/together';
import { levelAfter } from './bot-level';
import type { SoloSetup } from './setup';

/** The level to try after a game that somebody has won against bots alone; null if there is none. */
export function nextLevel(
  { game, own = 1, bots, options, whatIf }: SoloSetup,
  result: Pick<Result, 'winners'>,
  series: Pick<SeriesInfo, 'over' | 'winners'> | null = null,
): Level | null {
  const [level] = bots;
  const isRival = own === 1 && !whatIf && !isTogether(gameInfo(game), options);
  const isDecided = !series || series.over;
  // Who has won a series is told by all its games, not by the last.
  const { winners } = series ?? result;
  const hasWon = isDecided && winners.length === 1 && winners[0] === 0;
  return level && isRival && hasWon ? levelAfter(level) : null;
}
