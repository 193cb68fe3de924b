// What server and browser say to each other: docs/protocol.md.
// Made from the server's Java records by `./picknmix golden`; changes belong there.

/** The value of one of a game's options. */
export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

/** Milliseconds by the first word of what the clock does; 0 turns a time off. */
export type Pace = Record<string, number>;

/** Each game's events have their own further fields. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** Why an action is good: docs/review.md has what each type tells. */
export interface GameReason {
  type: string;
  [field: string]: unknown;
}

export interface GameInfo {
  id: string;
  name: string;
  minSeats: number;
  maxSeats: number;
  options: Record<string, GameOption>;
  pace: Record<string, number>;
  rulesVersion: number;
  series: boolean;
  together: Record<string, OptionValue> | null;
  thinking: Thinking | null;
  signals: string[];
}

export interface Player {
  name: string;
  color: string;
  avatar: string;
}

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, OptionValue> | null;
  pace: Record<string, number> | null;
  ties: Ties | null;
  open: boolean;
  bots: Record<string, Level> | null;
  start: boolean;
  series: boolean;
  language: Language | null;
  clock: TurnClock | null;
  hints: boolean;
}

export interface SeatTaken {
  table: TableInfo;
  seat: number;
  secret: string;
}

export interface TableChange {
  seats: number | null;
  options: Record<string, OptionValue> | null;
  pace: Record<string, number> | null;
  ties: Ties | null;
  open: boolean | null;
  series: boolean | null;
  clock: TurnClock | null;
  hints: boolean | null;
}

export interface SharedGame {
  lines: Record<string, OptionValue>[];
  seats: SharedSeat[];
}

export interface Problem {
  type?: string;
  title?: string;
  status?: number;
  detail?: string;
  code?: string;
}

export type ClientMessage = Watch | Act | Signal | Hint | Pong;

export type ServerMessage = TableMessage | Update | Reply | Signalled | Hinted | Ping | SocketError;

export interface TranscriptHeader {
  game: string;
  rulesVersion: number;
  seats: number;
  options: Record<string, OptionValue>;
  first: number;
  commitment: string;
  ties: Ties;
  pace: Record<string, number>;
  players: string[];
}

export interface TranscriptAction {
  seat: number | 'clock' | 'chance';
  action: string;
  at: number;
  race?: Race;
}

export interface TranscriptEnd {
  seed: string;
}

export interface GameOption {
  values?: OptionValue[];
  min?: number;
  max?: number;
  text?: boolean;
  default: OptionValue | null;
}

export interface Thinking {
  relaxed: number;
  brisk: number;
}

export type Ties = 'seat' | 'coin';

export type Level = 'gentle' | 'easy' | 'medium' | 'hard';

export type Language = 'en' | 'pl' | 'uk';

export interface TurnClock {
  millis: number;
  bot: Level | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  pace: Record<string, number>;
  ties: Ties;
  open: boolean;
  status: TableStatus;
  seats: SeatInfo[];
  host: number | null;
  gathering: boolean;
  commitment: string;
  series: SeriesInfo | null;
  next: string | null;
  nextBy: number | null;
  clock: TurnClock | null;
  hints: boolean;
  spectators: Spectators;
  sentAway: SentAwayInfo[];
  shared: boolean;
  stalled: boolean;
}

export interface SharedSeat {
  name: string;
  color: string;
  avatar: string;
  bot: Level | null;
}

export interface Watch {
  type: 'watch';
  table: string;
  secret: string | null;
  after: number | null;
}

export interface Act {
  type: 'act';
  id: string;
  action: string;
  seen: number;
}

export interface Signal {
  type: 'signal';
  phrase: string | null;
  at: string | null;
}

export interface Hint {
  type: 'hint';
  seen: number;
}

export interface Pong {
  type: 'pong';
  n: number;
}

export interface TableMessage {
  type: 'table';
  table: TableInfo;
  seat: number | null;
  sentAway: boolean;
  silenced: boolean;
  build: string | null;
}

export interface Update {
  type: 'update';
  seq: number;
  undone: number;
  events: GameEvent[];
  view: unknown;
  scores: (number | null)[];
  insight: unknown;
  toAct: number[] | 'chance';
  actions: string[];
  open: boolean;
  canUndo: boolean;
  clock: Clock | null;
  result: Result | null;
  race: Race | null;
  limits: Limit[];
  timeUp: number | null;
}

export interface Reply {
  type: 'reply';
  id: string;
  outcome: Outcome;
  seq: number;
  error: ReplyError | null;
  race: Race | null;
}

export interface Signalled {
  type: 'signal';
  seat: number | null;
  phrase: string | null;
  at: string | null;
  says: string | null;
}

export interface Hinted {
  type: 'hint';
  seq: number;
  outcome: Help;
  advice: Advice | null;
}

export interface Ping {
  type: 'ping';
  n: number;
}

export interface SocketError {
  type: 'error';
  code: string;
  message: string;
  about: About | null;
  id: string | null;
}

export interface Race {
  seat: number | 'clock';
  tie: boolean;
  others: Behind[];
}

export type TableStatus = 'waiting' | 'playing' | 'over';

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string | null;
  color: string | null;
  avatar: string | null;
  level: Level | null;
  online: boolean;
  awaySeconds: number | null;
  lingers: boolean;
  standsIn: boolean;
  outranksHost: boolean;
  waitedFor: boolean;
  votes: number[];
  hints: number | null;
}

export interface SeriesInfo {
  played: number;
  games: number | null;
  totals: number[];
  treats: number[] | null;
  treatsLeft: number | null;
  over: boolean;
  first: number | null;
  winners: number[];
}

export interface Spectators {
  named: Spectator[];
  count: number;
}

export interface SentAwayInfo {
  number: number;
  name: string;
}

export interface Clock {
  action: string;
  millis: number;
}

export interface Result {
  scores: number[];
  winners: number[];
  sheet: Record<string, number[]>;
}

export interface Limit {
  seat: number;
  millis: number;
}

export type Outcome = 'pending' | 'applied' | 'too-late' | 'refused' | 'unavailable';

export interface ReplyError {
  code: string;
  message: string;
}

export type Help = 'given' | 'none' | 'too-late';

export interface Advice {
  where: string[];
  action: string;
  events: GameEvent[];
  reasons: GameReason[];
  sure: number;
}

export type About = 'watch' | 'act' | 'signal' | 'hint' | 'pong';

export interface Behind {
  seat: number | 'clock';
  behind: number;
}

export type SeatKind = 'free' | 'person' | 'bot';

export interface Spectator {
  name: string | null;
  color: string;
  avatar: string;
}
