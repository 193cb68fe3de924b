import { gameInfo } from '../games';
import type { Match, PendingAct, TimedUpdate } from '../match/match';
import type { GameEvent, Pace, Race, Reply, TableInfo } from '../net/protocol';
import { Bot } from './bot';
import { nextClock, type RunningClock, slowness } from './clock';
import { ask, demand, type EngineLine, type EngineReply } from './engine';
import { seatsOf } from './seats';
import type { SoloSetup } from './setup';

/** Who was this close behind is worth telling. */
const CLOSE = 900;
const UNDO = 'undo';

type Who = number | 'clock' | 'chance';

/**
 * A match against bots, or a puzzle alone, that is played in this page, on the engine, without any
 * server. It knows no game: whose turn it is, what may be done and what a bot wants and how soon, the
 * engine says.
 */
export class SoloMatch implements Match {
  readonly seat = 0;
  readonly connection = 'online';
  readonly isReplay = false;
  table: TableInfo = $state.raw() as TableInfo;
  update: TimedUpdate | null = $state.raw(null);
  pending: readonly PendingAct[] = $state.raw([]);
  reply: Reply | null = $state.raw(null);

  private readonly pace: Pace;
  private readonly bots: readonly Bot[];
  private readonly listeners = new Set<(update: TimedUpdate) => void>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private clock: RunningClock | null = null;
  private seq = 0;
  /** how many events each action that still counts has brought */
  private readonly told: number[] = [];
  private acts = 0;
  /** One thing after another: the queue of what is asked of the engine. */
  private work: Promise<unknown> = Promise.resolve();
  private closed = false;

  private constructor(
    private readonly line: EngineLine,
    setup: SoloSetup,
  ) {
    const usual = gameInfo(setup.game).pace;
    this.pace = setup.pace ?? usual;
    const slowed = slowness(this.pace, usual);
    this.bots = setup.bots.map((level, i) => new Bot(i + 1, level, slowed));
    this.table = {
      id: 'solo',
      game: setup.game,
      options: setup.options,
      pace: this.pace,
      ties: 'seat',
      open: false,
      status: 'playing',
      seats: seatsOf(setup),
      host: 0,
      commitment: '',
      next: null,
    };
  }

  /** Deals and waits until the table is there. */
  static async start(setup: SoloSetup, line: EngineLine): Promise<SoloMatch> {
    const match = new SoloMatch(line, setup);
    const { game, options, bots, puzzle } = setup;
    const seats = bots.length + 1;
    await demand(
      line,
      puzzle ? { cmd: 'new', game, puzzle } : { cmd: 'new', game, seats, options },
    );
    await match.enqueue(() => match.publish([], null));
    return match;
  }

  async act(action: string): Promise<Reply> {
    const id = `solo ${this.acts++}`;
    const seen = this.seq;
    this.pending = [...this.pending, { id, action, comparing: false }];
    const task = () => (action === UNDO ? this.takeBack() : this.apply(this.seat, action));
    const error = await this.enqueue(task).catch(broken);
    const late = error !== null && this.seq > seen;
    const outcome = error === null ? 'applied' : late ? 'too-late' : 'refused';
    this.pending = this.pending.filter((act) => act.id !== id);
    this.reply = { type: 'reply', id, outcome, seq: this.seq, error, race: null };
    return this.reply;
  }

  /** Takes the last actions back, as one may alone at a puzzle. */
  undo(count = 1): Promise<void> {
    return this.enqueue(async () => {
      const left = Math.max(0, this.told.length - count);
      await demand(this.line, { cmd: 'undo', count: this.told.length - left });
      const undone = this.told.splice(left).reduce((sum, events) => sum + events, 0);
      this.seq++;
      await this.publish([], null, true, undone);
    });
  }

  /** Asks the engine about the match as it stands: for hints and solutions, which change nothing. */
  consult(
    request: { cmd: 'best' | 'solve' | 'transcript' | 'state' } & object,
  ): Promise<EngineReply> {
    return this.enqueue(() => ask(this.line, request));
  }

  onUpdate(listener: (update: TimedUpdate) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.closed = true;
    this.stopTimers();
    this.listeners.clear();
    this.line.close();
  }

  private enqueue<T>(task: () => Promise<T>): Promise<T> {
    const done = this.work.then(task);
    // What fails is told to whoever asked; the next thing is asked all the same.
    this.work = done.catch(() => undefined);
    return done;
  }

  /** Carries an action out and tells everybody, or gives the engine's refusal. */
  private async apply(who: Who, action?: string): Promise<Reply['error']> {
    const request = { cmd: 'apply', seat: who, action, viewer: this.seat };
    const reply = await ask(this.line, request);
    if (!reply.ok) {
      return reply.error ?? { code: 'internal', message: '' };
    }
    this.seq++;
    this.told.push(reply.events?.length ?? 0);
    const bot = this.bots.find(({ seat }) => seat === who);
    if (bot) bot.plan = null;
    const race = who === this.seat ? await this.raceWon() : null;
    await this.publish(reply.events ?? [], race);
    return null;
  }

  /** Takes the player's last action back, if it showed nothing new and the turn goes on. */
  private async takeBack(): Promise<Reply['error']> {
    if (!this.update?.canUndo) {
      return { code: 'illegal-action', message: 'there is nothing that you can undo' };
    }
    await demand(this.line, { cmd: 'undo' });
    this.seq++;
    await this.publish([], null, false, this.told.pop());
    return null;
  }

  /** The bots that were about to do what they no longer can, because the player was first. */
  private async raceWon(): Promise<Race | null> {
    const now = performance.now();
    const others: Race['others'] = [];
    for (const { seat, plan } of this.bots) {
      if (plan === null || plan.due - now > CLOSE) continue;
      if (await this.isPossible(seat, plan.action)) continue;
      others.push({ seat, behind: Math.max(1, Math.round(plan.due - now)) });
    }
    return others.length === 0 ? null : { seat: this.seat, tie: false, others };
  }

  private async isPossible(seat: number, action: string): Promise<boolean> {
    const { ok } = await ask(this.line, { cmd: 'apply', seat, action });
    if (ok) await demand(this.line, { cmd: 'undo' });
    return ok;
  }

  /** Shows the table as it stands, then lets dice, clock and bots go on. */
  private async publish(
    events: GameEvent[],
    race: Race | null,
    catchUp = this.seq === 0,
    undone = 0,
  ) {
    const shown = await demand(this.line, { cmd: 'look', viewer: this.seat });
    const now = performance.now();
    this.clock = nextClock(this.clock, shown.clock ?? null, this.pace, now);
    const result = shown.result ?? null;
    const toAct = shown.toAct ?? [];
    const update: TimedUpdate = {
      type: 'update',
      seq: this.seq,
      undone,
      events,
      view: shown.view,
      scores: shown.scores ?? [],
      insight: shown.insight,
      toAct,
      actions: shown.actions ?? [],
      open: shown.open === true,
      canUndo: shown.canUndo === true,
      clock: this.clock && { action: this.clock.action, millis: this.clock.due - now },
      result,
      race,
      at: now,
      catchUp,
    };
    if (this.closed) return;
    this.update = update;
    this.table = { ...this.table, status: result ? 'over' : 'playing' };
    for (const listener of this.listeners) listener(update);
    this.stopTimers();
    if (toAct === 'chance') this.at(now, () => this.apply('chance'));
    else if (!result) this.goOn(toAct);
  }

  private goOn(toAct: readonly number[]): void {
    const clock = this.clock;
    if (clock !== null) this.at(clock.due, () => this.apply('clock', clock.action));
    for (const bot of this.bots) {
      if (toAct.includes(bot.seat)) this.soon(() => this.think(bot));
      else bot.plan = null;
    }
  }

  /** The time that a bot thinks is part of the time that it takes. */
  private async think(bot: Bot): Promise<void> {
    const { seat, level } = bot;
    const begun = performance.now();
    const { action = null, millis = 0 } = await demand(this.line, { cmd: 'react', seat, level });
    bot.intend(action, millis, begun);
    const plan = bot.plan;
    if (plan) this.at(plan.due, () => this.apply(seat, plan.action));
  }

  /** Does something later, unless the table has changed by then. */
  private at(due: number, task: () => Promise<unknown>): void {
    const planned = this.seq;
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        if (this.seq === planned) this.soon(task);
      },
      Math.max(0, due - performance.now()),
    );
    this.timers.add(timer);
  }

  /** Does something when the engine is free, unless the table has changed by then. */
  private soon(task: () => Promise<unknown>): void {
    const planned = this.seq;
    this.enqueue(async () => {
      if (this.seq === planned && !this.closed) await task();
    }).catch((error) => {
      if (!this.closed) console.error(error);
    });
  }

  private stopTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}

/** The engine itself failed: no refusal, but nothing was done either. */
const broken = (error: unknown): Reply['error'] => ({ code: 'internal', message: String(error) });
