import type { Level, Options, Pace, Player, Result } from '../net/protocol';

/** What somebody chooses before a game alone, against bots or with them. */
export interface SoloSetup {
  game: string;
  player: Player;
  /** how many seats are the player's own, from seat 0 on: 1 unless all win or lose together */
  own?: number;
  /** the bots' levels, on the seats after */
  bots: Level[];
  options: Options;
  /** null: the game's own pace */
  pace: Pace | null;
  /** how the games before ended, if this one belongs to a series */
  series?: readonly Result[];
  /** the seat that starts; drawn if left out */
  first?: number;
}
