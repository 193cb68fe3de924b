import { isFirstGame } from '../coach/first-game';
import type { GameInfo, Level, Options } from '../net/protocol';
import { isTogether } from './together';

/** Whoever is new to a game meets the gentlest bots, unless these would be of little help to them. */
export const firstLevel = (game: GameInfo, options: Options): Level =>
  isFirstGame(game.id) && !isTogether(game, options) ? 'gentle' : 'easy';
