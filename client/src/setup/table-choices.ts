import type { GameInfo, Level, Options, Pace, TableInfo, Ties } from '../net/protocol';
import { hasHints } from '../tutor/has-hints';
import { clockOf } from './clock';
import { paceAt, type Tempo, tempos } from './tempo';
import { hasSeries } from './together';

/** Neither spoils a good game nor wins it. */
const DECIDER: Level = 'medium';

/** What a host chooses for a table: when it is opened, and until its game begins. */
export interface TableChoices {
  seats: number;
  /** `own`: a pace that none of ours makes, and that stays as it is */
  tempo: Tempo | 'own';
  ties: Ties;
  open: boolean;
  series: boolean;
  /** the time for each decision; 0 for as much as anybody likes */
  millis: number;
  /** who decides when it is over */
  decider: Level;
  /** whether people may ask for hints; not where strangers come */
  hints: boolean;
  options: Options;
}

/** As a table of this game is opened mostly. */
export const usualChoices = ({ minSeats, maxSeats }: GameInfo): TableChoices => ({
  seats: Math.max(minSeats, Math.min(3, maxSeats)),
  tempo: 'normal',
  ties: 'seat',
  open: false,
  series: false,
  millis: 0,
  decider: DECIDER,
  hints: false,
  options: {},
});

/** As a table was opened. */
export const choicesOf = (table: TableInfo, game: GameInfo): TableChoices => ({
  seats: table.seats.length,
  tempo: tempos.find((tempo) => isSame(table.pace, paceAt(tempo, game.pace) ?? game.pace)) ?? 'own',
  ties: table.ties,
  open: table.open,
  series: table.series !== null,
  millis: table.clock?.millis ?? 0,
  decider: table.clock?.bot ?? DECIDER,
  hints: table.hints,
  options: { ...table.options },
});

/** What the server is told of them. */
export const termsOf = (choices: TableChoices, game: GameInfo) => ({
  seats: choices.seats,
  options: choices.options,
  pace: choices.tempo === 'own' ? null : (paceAt(choices.tempo, game.pace) ?? game.pace),
  ties: choices.ties,
  open: choices.open,
  series: choices.series && hasSeries(game, choices.options),
  clock: clockOf(choices, game),
  hints: choices.hints && mayHaveHints(choices, game),
});

/** Strangers play without help. */
export const mayHaveHints = ({ open }: Pick<TableChoices, 'open'>, game: GameInfo): boolean =>
  !open && hasHints(game);

const isSame = (one: Pace, other: Pace): boolean =>
  Object.keys(other).every((word) => one[word] === other[word]);

/** Numbers to choose from. */
export const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({
    value: from + i,
    label: String(from + i),
  }));
