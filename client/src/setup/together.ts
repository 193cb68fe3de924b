import type { GameInfo, Options } from '../net/protocol';

/** Whether with these options the players of a game win or lose together. */
export const isTogether = ({ together, options }: GameInfo, chosen: Options): boolean =>
  together != null &&
  Object.entries(together).every(
    ([name, value]) => (chosen[name] ?? options[name]?.default) === value,
  );

/** Whether rivals may play several games in a row, with a winner over all. */
export const hasSeries = (game: GameInfo, chosen: Options): boolean =>
  game.series && !isTogether(game, chosen);
