import { untrack } from 'svelte';
import type { Reply, Signalled, TableInfo } from '../net/protocol';
import type { Match, TimedUpdate } from './match';
import { type PaceOf, slowness } from './pace';
import { tellAll } from './tell-all';
import { both } from './unheard';

/** Who is behind by so many milliseconds is shown everything in half the time; by more, at once. */
const LATE = 6_000;
const LOST = 15_000;
/** Who has so many milliseconds for their decision has the time to see what others did. */
const UNHURRIED = 40_000;

interface Waiting {
  readonly update: TimedUpdate;
  /** the seat with whose eyes it is seen */
  readonly seat: number | null;
}

/**
 * A match that goes on, shown at a pace that one can follow: what others do waits until what they did
 * before has been seen. What the player does is never delayed, and hurries everything that waits.
 */
export class PacedMatch implements Match {
  readonly isLive = true;
  update: TimedUpdate | null = $state.raw(null);
  private queue: readonly Waiting[] = $state.raw([]);
  /** the seat with whose eyes the shown update is seen */
  private heldSeat: number | null = $state.raw(null);
  private readonly listeners = new Set<(update: TimedUpdate) => void>();
  /** what nobody has listened to yet: the table is still being loaded */
  private unheard: TimedUpdate | null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** when the next update may be shown */
  private due = 0;
  /** how many acts are under way, and the last update that one of them has led to */
  private acting = 0;
  private ownSeq = -1;

  constructor(
    readonly live: Match,
    private readonly paceOf: PaceOf,
  ) {
    this.update = live.update;
    this.unheard = live.update;
    this.heldSeat = live.seat;
    live.onUpdate((update) => this.arrive(update));
  }

  readonly lagging: boolean = $derived.by(() => this.queue.length > 0);
  readonly seat: number | null = $derived.by(() => (this.lagging ? this.heldSeat : this.live.seat));

  /** The table does not give away how it ends. */
  readonly table: TableInfo = $derived.by(() => {
    const { table } = this.live;
    const isEarly = this.lagging && table.status === 'over' && !this.update?.result;
    return isEarly ? { ...table, status: 'playing' } : table;
  });

  get own(): readonly number[] {
    return this.live.own;
  }

  get connection(): Match['connection'] {
    return this.live.connection;
  }

  get isSentAway(): boolean {
    return this.live.isSentAway === true;
  }

  get isReplay(): boolean {
    return this.live.isReplay;
  }

  get pending(): Match['pending'] {
    return this.live.pending;
  }

  get reply(): Reply | null {
    return this.live.reply;
  }

  get goAhead(): Match['goAhead'] {
    return this.live.goAhead;
  }

  get canSignal(): boolean {
    return this.live.canSignal;
  }

  /** How long what is shown should still be looked at, in milliseconds. */
  get rest(): number {
    return slowness() === 0 ? 0 : Math.max(0, this.due - performance.now());
  }

  async act(action: string): Promise<Reply> {
    const seen = this.update?.seq;
    this.hurry();
    this.acting++;
    try {
      const reply = await this.live.act(action, seen);
      if (reply.outcome === 'applied') this.ownSeq = Math.max(this.ownSeq, reply.seq);
      return reply;
    } finally {
      this.acting--;
    }
  }

  /** Everything that waits is shown now; only the last of it moves. */
  hurry(): void {
    this.flush(1);
    this.due = performance.now();
  }

  linger(millis: number): void {
    this.due = Math.max(this.due, performance.now() + millis);
    this.goOn();
  }

  onUpdate(listener: (update: TimedUpdate) => void): () => void {
    this.listeners.add(listener);
    this.unheard = null;
    return () => this.listeners.delete(listener);
  }

  signal(phrase: string | null, at: string | null): void {
    this.live.signal(phrase, at);
  }

  onSignal(listener: (signal: Signalled) => void): () => void {
    return this.live.onSignal(listener);
  }

  onUnheard(listener: () => void): () => void {
    return this.live.onUnheard?.(listener) ?? (() => {});
  }

  close(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.listeners.clear();
    this.live.close();
  }

  private arrive(update: TimedUpdate): void {
    const { seat } = this.live;
    if (this.isUrgent(update)) {
      this.flush(0);
      this.show({ update, seat });
      return;
    }
    this.queue = [...this.queue, { update, seat }];
    if (this.behind() > LOST) this.hurry();
    else this.goOn();
  }

  /** Whether it makes no sense, or is not fair, to wait. */
  private isUrgent(update: TimedUpdate): boolean {
    return (
      update.catchUp ||
      slowness() === 0 ||
      document.hidden ||
      this.acting > 0 ||
      update.seq <= this.ownSeq ||
      this.presses(update)
    );
  }

  /** Whether the player's time runs: a clock, or others who may be quicker. */
  private presses({ toAct, clock, open, limits }: TimedUpdate): boolean {
    if (toAct === 'chance' || !this.own.some((seat) => toAct.includes(seat))) return false;
    const isShort = limits.some(
      ({ seat, millis }) => this.own.includes(seat) && millis < UNHURRIED,
    );
    return clock !== null || open || toAct.length > 1 || isShort;
  }

  /** Shows the next thing that waits, when it is time. */
  private goOn(): void {
    clearTimeout(this.timer);
    const [next, ...rest] = this.queue;
    if (!next) return;
    const wait = this.due - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.goOn(), wait);
      return;
    }
    this.queue = rest;
    this.show(next);
    this.goOn();
  }

  /** Shows all that waits; all but the last so many without moving anything. */
  private flush(moving: number): void {
    clearTimeout(this.timer);
    const all = this.queue;
    this.queue = [];
    for (const [i, { update, seat }] of all.entries()) {
      const still = i < all.length - moving;
      this.show({ seat, update: still ? { ...update, catchUp: true, hurried: true } : update });
    }
  }

  private show({ update: next, seat }: Waiting): void {
    const { unheard } = this;
    const update = unheard ? { ...next, ...both(unheard, next), catchUp: true } : next;
    this.heldSeat = seat;
    this.update = update;
    if (this.listeners.size === 0) this.unheard = update;
    const hurry = this.behind() > LATE ? 0.5 : 1;
    this.due = performance.now() + this.millisOf(update, seat) * hurry;
    tellAll(this.listeners, update);
  }

  private millisOf(update: TimedUpdate, seat: number | null): number {
    return update.catchUp ? 0 : this.paceOf(update, seat) * slowness();
  }

  private behind(): number {
    return this.queue.reduce((sum, { update, seat }) => sum + this.millisOf(update, seat), 0);
  }
}

const all = new WeakMap<Match, PacedMatch>();

/** A match at a pace that one can follow: the same each time for a match. */
export function paced(match: Match, paceOf: PaceOf): PacedMatch {
  const known = all.get(match) ?? untrack(() => new PacedMatch(match, paceOf));
  all.set(match, known);
  return known;
}
