import type { Options, Pace, Player, Result } from '../net/protocol';
import type { BotLevel } from './bot-level';

/** What somebody chooses before a game on this device, against bots, with them or with people. */
export interface SoloSetup {
  game: string;
  player: Player;
  /** how many seats are played on this device, from seat 0 on; 1 if left out */
  own?: number;
  /** further people who play on this device, from seat 1 on; other own seats are the player's too */
  others?: readonly Player[];
  /** the bots' levels, on the seats after */
  bots: BotLevel[];
  options: Options;
  /** null: the game's own pace */
  pace: Pace | null;
  /** how the games before ended, if this one belongs to a series */
  series?: readonly Result[];
  /** the seat that starts; drawn if left out */
  first?: number;
  /** a match of the past that is played on from one of its moments, on any of its seats */
  whatIf?: WhatIf;
}

export interface WhatIf {
  /** how many moves were made before */
  readonly moves: number;
  /** the seats that are played on this device */
  readonly own: readonly number[];
  /** those who sat there, seat by seat */
  readonly players: readonly Player[];
}

/** The seats that are played on this device; bots have the others. */
export const ownSeats = ({ own = 1, whatIf }: Pick<SoloSetup, 'own' | 'whatIf'>): number[] =>
  whatIf ? [...whatIf.own] : Array.from({ length: own }, (_, seat) => seat);

/** Which bot sits where. */
export const botSeats = (
  setup: Pick<SoloSetup, 'own' | 'whatIf' | 'bots'>,
): { seat: number; level: BotLevel }[] => {
  const own = ownSeats(setup);
  const free = Array.from({ length: own.length + setup.bots.length }, (_, seat) => seat);
  const others = free.filter((seat) => !own.includes(seat));
  return setup.bots.map((level, i) => ({ seat: others[i] ?? i, level }));
};
