import type { Reply, Signalled, TableInfo, Update } from '../net/protocol';

/**
 * A match as a table's component sees it, whoever is behind it: a server, the engine in this page, or
 * a match of the past.
 * All properties are reactive (Svelte's `$state` in the implementations).
 */
export interface Match {
  readonly table: TableInfo;
  /** the own seat, of several the one that is to act or was the last to; null for a spectator */
  readonly seat: number | null;
  /** all seats that are played here: one, unless somebody plays several alone */
  readonly own: readonly number[];
  /** the table as it stands; null until it is known, and while the table waits for players */
  readonly update: TimedUpdate | null;
  readonly connection: 'connecting' | 'online' | 'lost';
  /** a finished match that is looked at again, with the eyes of `seat`: nobody acts */
  readonly isReplay: boolean;
  /** what the table says instead of whose turn it is, as long as something else comes first */
  readonly notice?: string | null;
  /** people or bots play it now: what leaves no choice is answered without asking */
  readonly isLive?: boolean;
  /** whether the host has sent this player away */
  readonly isSentAway?: boolean;
  /** whether something has happened that waits to be shown */
  readonly lagging: boolean;
  /** what was sent and is not decided yet, oldest first */
  readonly pending: readonly PendingAct[];
  /** the last decision about an act of this player */
  readonly reply: Reply | null;

  /**
   * Sends an action for the own seat, with the `seq` of the update that is shown (`seen`, if it is not
   * the last that has come); `undo` takes the last one back, while `update.canUndo`. Resolves with
   * the decision: `applied`, `too-late` or `refused`, never `pending` or `unavailable`; it never rejects.
   * While the connection is lost, or the server cannot write it down, the act waits, and is sent again.
   */
  act(action: string, seen?: number): Promise<Reply>;

  /**
   * Calls `listener` with every update from now on, in order, none left out: for animations, sounds
   * and words. Returns what ends it. `update` already is the new one when a listener is called.
   */
  onUpdate(listener: (update: TimedUpdate) => void): () => void;

  /** Shows at once all that waits to be shown. */
  hurry(): void;

  /** The table needs so many milliseconds more for what it shows; only where something may wait. */
  linger?(millis: number): void;

  /** Bots that may do this need not take their time; only where nobody else might need it. */
  readonly goAhead?: ((action: string) => void) | undefined;

  /** whether there is anybody to say something to */
  readonly canSignal: boolean;

  /** Says something to all at the table, or from a seat points at a place or a piece, or both. */
  signal(phrase: string | null, at: string | null): void;

  /** Calls `listener` with what anybody at the table says or points at; returns what ends it. */
  onSignal(listener: (signal: Signalled) => void): () => void;

  /** Calls `listener` when something was not passed on, as too much is said; returns what ends it. */
  onUnheard?(listener: () => void): () => void;

  /** Leaves the table's line (not the seat); nothing changes any more. */
  close(): void;
}

export interface TimedUpdate extends Update {
  /** when it came, as `performance.now()`: the clock's end is `at + clock.millis` */
  at: number;
  /**
   * The table as it stands and not something that has just happened (on arrival, after a lost
   * connection): to be shown without animation. `events` are those that were missed.
   */
  catchUp: boolean;
  /** with `catchUp`: it has just happened, but whoever looks is in a hurry; it is still told */
  hurried?: boolean;
}

export interface PendingAct {
  id: string;
  action: string;
  /** the server has it, and compares it with the others' claims */
  comparing: boolean;
}
