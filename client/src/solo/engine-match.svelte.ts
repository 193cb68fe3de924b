import type { Match, PendingAct, TimedUpdate } from '../match/match';
import { OWN_TABLE, UNHURRIED } from '../match/no-server';
import type { GameEvent, Race, Reply, TableInfo } from '../net/protocol';
import { nextClock, type RunningClock } from './clock';
import { ask, demand, type EngineLine, type EngineReply } from './engine';

export type Who = number | 'clock' | 'chance';

/** What is told together with the table as it stands. */
export interface News {
  events?: GameEvent[];
  race?: Race | null;
  /** to be shown without animation */
  catchUp?: boolean;
  /** how many of the last events no longer count */
  undone?: number;
}

/**
 * A match that is played in this page, on the engine, without any server: one thing after another is
 * asked of the engine, and after each the table is shown as it stands. What the player may do, and
 * what goes on by itself, is for those who extend it to say.
 */
export abstract class EngineMatch implements Match {
  /** the seat with whose eyes the table is seen, and which acts */
  seat: number = $state.raw(0);
  readonly own: readonly number[] = [0];
  readonly connection = 'online';
  readonly isReplay = false;
  readonly canSignal = false;
  readonly lagging = false;
  table: TableInfo = $state.raw() as TableInfo;
  update: TimedUpdate | null = $state.raw(null);
  pending: readonly PendingAct[] = $state.raw([]);
  reply: Reply | null = $state.raw(null);

  protected clock: RunningClock | null = null;
  protected seq = 0;
  protected closed = false;
  private readonly listeners = new Set<(update: TimedUpdate) => void>();
  private acts = 0;
  /** One thing after another: the queue of what is asked of the engine. */
  private work: Promise<unknown> = Promise.resolve();
  /** ends what is still asked for when nobody answers any more */
  private endWaiting: () => void = () => {};
  private readonly ended = new Promise<Reply['error']>((resolve) => {
    this.endWaiting = () => resolve(CLOSED);
  });

  protected constructor(
    protected readonly line: EngineLine,
    table: Pick<TableInfo, 'game' | 'options' | 'pace' | 'seats'>,
  ) {
    this.table = {
      id: 'solo',
      ...OWN_TABLE,
      status: 'playing',
      ...table,
    };
  }

  async act(action: string, seen = this.seq): Promise<Reply> {
    const id = `solo ${this.acts++}`;
    this.pending = [...this.pending, { id, action, comparing: false }];
    const decided = this.closed ? CLOSED : this.enqueue(() => this.carryOut(action)).catch(broken);
    const error = await Promise.race([decided, this.ended]);
    const late = error !== null && this.seq > seen;
    const outcome = error === null ? 'applied' : late ? 'too-late' : 'refused';
    this.pending = this.pending.filter((act) => act.id !== id);
    this.reply = { type: 'reply', id, outcome, seq: this.seq, error, race: null };
    return this.reply;
  }

  onUpdate(listener: (update: TimedUpdate) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  hurry(): void {}

  signal(): void {}

  onSignal(): () => void {
    return () => {};
  }

  close(): void {
    this.closed = true;
    this.endWaiting();
    this.listeners.clear();
    this.line.close();
  }

  /** Does what the player wants, or gives the refusal. */
  protected abstract carryOut(action: string): Promise<Reply['error']>;

  protected enqueue<T>(task: () => Promise<T>): Promise<T> {
    const done = this.work.then(task);
    // What fails is told to whoever asked; the next thing is asked all the same.
    this.work = done.catch(() => undefined);
    return done;
  }

  /** Asks the engine to carry an action out; the events are those that the player may see. */
  protected apply(who: Who, action?: string): Promise<EngineReply> {
    return ask(this.line, { cmd: 'apply', seat: who, action, viewer: this.seat });
  }

  /** Whose table is shown while these are to act. */
  protected async eyes(_toAct: readonly number[] | 'chance'): Promise<number> {
    return this.seat;
  }

  /** Whether the player may take the last action back. */
  protected mayUndo({ canUndo }: EngineReply): boolean {
    return canUndo === true;
  }

  /** The table with the eyes of a seat. */
  protected look(viewer: number): Promise<EngineReply> {
    return demand(this.line, { cmd: 'look', viewer });
  }

  /** Shows the table as it stands. Null: nobody looks any more. */
  protected async publish(news: News): Promise<TimedUpdate | null> {
    const { events = [], race = null, catchUp = this.seq === 0, undone = 0 } = news;
    const first = await this.look(this.seat);
    const seat = await this.eyes(first.toAct ?? []);
    const shown = seat === this.seat ? first : await this.look(seat);
    const now = performance.now();
    this.clock = nextClock(this.clock, shown.clock ?? null, this.table.pace, now);
    const result = shown.result ?? null;
    const update: TimedUpdate = {
      type: 'update',
      seq: this.seq,
      undone,
      events,
      view: shown.view,
      scores: shown.scores ?? [],
      insight: shown.insight,
      toAct: shown.toAct ?? [],
      actions: shown.actions ?? [],
      open: shown.open === true,
      canUndo: this.mayUndo(shown),
      clock: this.clock && { action: this.clock.action, millis: this.clock.due - now },
      result,
      race,
      ...UNHURRIED,
      at: now,
      catchUp,
    };
    if (this.closed) return null;
    this.seat = seat;
    this.update = update;
    this.table = { ...this.table, status: result ? 'over' : 'playing' };
    for (const listener of this.listeners) listener(update);
    return update;
  }
}

/** The match was left before it was decided. */
const CLOSED = { code: 'closed', message: 'the match was closed' } as const;

/** Why the engine would not. */
export const refusalOf = ({ error }: EngineReply): NonNullable<Reply['error']> =>
  error ?? { code: 'internal', message: '' };

/** The engine itself failed: no refusal, but nothing was done either. */
const broken = (error: unknown): Reply['error'] => ({ code: 'internal', message: String(error) });
