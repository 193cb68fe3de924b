/** What server and browser say to each other: docs/protocol.md. */

// ---- HTTP ----

/** A game that the server has; `pace` holds the clock's usual times in milliseconds. */
export interface GameInfo {
  id: string;
  name: string;
  minSeats: number;
  maxSeats: number;
  options: Record<string, GameOption>;
  pace: Pace;
  rulesVersion: number;
}

/** One of `values`, or a number from `min` to `max`. A default of null depends on other choices. */
export interface GameOption {
  values?: OptionValue[];
  min?: number;
  max?: number;
  default: OptionValue | null;
}

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

/** Milliseconds by the first word of what the clock does; 0 turns a time off. */
export type Pace = Record<string, number>;

export interface Player {
  name: string;
  color: string;
  avatar: string;
}

export type Level = 'easy' | 'medium' | 'hard';
export type Ties = 'seat' | 'coin';

export interface NewTable {
  game: string;
  seats: number;
  options: Options;
  /** null: the game's own pace */
  pace: Pace | null;
  ties: Ties;
  /** listed for everybody */
  open: boolean;
  /** levels by seat number */
  bots: Record<string, Level>;
  start: boolean;
}

export type TableStatus = 'waiting' | 'playing' | 'over';

export interface TableInfo {
  id: string;
  game: string;
  options: Options;
  pace: Pace;
  ties: Ties;
  open: boolean;
  status: TableStatus;
  seats: SeatInfo[];
  /** SHA-256 of the seed, before the first action */
  commitment: string | null;
  /** the table of the rematch */
  next: string | null;
}

export interface SeatInfo {
  seat: number;
  kind: 'free' | 'person' | 'bot';
  name: string | null;
  color: string | null;
  avatar: string | null;
  level: Level | null;
  online: boolean;
}

export interface SeatTaken {
  table: TableInfo;
  seat: number;
  secret: string;
}

/** Problem details (RFC 9457) with a code of the engine protocol. */
export interface Problem {
  type?: string;
  title?: string;
  status?: number;
  detail?: string;
  code?: string;
}

// ---- The socket ----

export type ClientMessage = Watch | Act | Pong;
export type ServerMessage = TableMessage | Update | Reply | Ping | SocketError;

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

export interface Pong {
  type: 'pong';
  n: number;
}

export interface TableMessage {
  type: 'table';
  table: TableInfo;
  seat: number | null;
}

export interface Update {
  type: 'update';
  seq: number;
  events: GameEvent[];
  /** what this viewer may know, as in the game's rules */
  view: unknown;
  toAct: number[] | 'chance';
  actions: string[];
  /** there are actions that are not listed */
  open: boolean;
  clock: Clock | null;
  result: Result | null;
  race: Race | null;
}

/** Each game's events have their own further fields. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** What the clock will do, and in how many milliseconds. */
export interface Clock {
  action: string;
  millis: number;
}

export interface Result {
  scores: number[];
  winners: number[];
  /** points by category and seat */
  sheet: Record<string, number[]>;
}

/** Who was first, and by how many milliseconds. */
export interface Race {
  seat: number;
  tie: boolean;
  others: { seat: number; behind: number }[];
}

export interface Reply {
  type: 'reply';
  id: string;
  outcome: 'pending' | 'applied' | 'too-late' | 'refused';
  seq: number;
  error: { code: string; message: string } | null;
  race: Race | null;
}

export interface Ping {
  type: 'ping';
  n: number;
}

export interface SocketError {
  type: 'error';
  code: string;
  message: string;
}
