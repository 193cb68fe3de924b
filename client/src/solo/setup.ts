import type { Level, Options, Pace, Player } from '../net/protocol';

/** What somebody chooses before a game alone against bots. */
export interface SoloSetup {
  game: string;
  player: Player;
  /** the bots' levels; the player has seat 0 */
  bots: Level[];
  options: Options;
  /** null: the game's own pace */
  pace: Pace | null;
  /** a puzzle by its name, for one player without bots */
  puzzle?: string;
}
