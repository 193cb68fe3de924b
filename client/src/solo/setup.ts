import type { Level, Options, Pace, Player, Result } from '../net/protocol';

/** What somebody chooses before a game on this device, against bots, with them or with people. */
export interface SoloSetup {
  game: string;
  player: Player;
  /** how many seats are played on this device, from seat 0 on; 1 if left out */
  own?: number;
  /** further people who play on this device, from seat 1 on; other own seats are the player's too */
  others?: readonly Player[];
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
