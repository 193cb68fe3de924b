import type { Match, PendingAct, SoloSetup, TimedUpdate } from '../match';
import type { Pace, Race, Reply, Result, TableInfo } from '../protocol';
import { Bot, isClaim } from './bot';
import { nextClock, type RunningClock, slowness, usualPace } from './clock';
import { ask, type EngineLine, type EngineReply } from './engine';
import { seatsOf } from './seats';

/** Bots think so much; enough for every game's bot to see what its level lets it see. */
const ITERATIONS = 60;
/** Who was this close behind is worth telling. */
const CLOSE = 900;

type Who = number | 'clock';

/** A match against bots that is played in this page, on the engine, without any server. */
export class SoloMatch implements Match {
  readonly seat = 0;
  readonly connection = 'online';
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
  private acts = 0;
  /** One thing after another: the queue of what is asked of the engine. */
  private work: Promise<unknown> = Promise.resolve();
  private closed = false;

  private constructor(
    private readonly line: EngineLine,
    setup: SoloSetup,
  ) {
    const usual = usualPace[setup.game] ?? {};
    this.pace = setup.pace ?? usual;
    const slowed = slowness(this.pace, usual);
    this.bots = setup.bots.map((level, i) => new Bot(i + 1, level, Math.random, slowed));
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
    const { game, options, bots } = setup;
    await ask(line, { cmd: 'new', game, seats: bots.length + 1, options }).then(accepted);
    await match.publish([], null, false);
    return match;
  }

  async act(action: string): Promise<Reply> {
    const id = `solo ${this.acts++}`;
    const seen = this.seq;
    this.pending = [...this.pending, { id, action, comparing: false }];
    const error = await this.enqueue(() => this.apply(this.seat, action)).catch(broken);
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
  private async apply(who: Who, action: string): Promise<Reply['error']> {
    const reply = await ask(this.line, { cmd: 'apply', seat: who, action });
    if (!reply.ok) {
      return reply.error ?? { code: 'internal', message: '' };
    }
    this.seq++;
    const race = who === this.seat && isClaim(action) ? this.raceWon() : null;
    const bot = this.bots.find(({ seat }) => seat === who);
    if (bot) bot.plan = null;
    await this.publish(reply.events ?? [], race, action === 'done');
    return null;
  }

  /** The bots that were about to call when the player did. */
  private raceWon(): Race | null {
    const now = performance.now();
    const others = this.bots
      .filter(({ plan }) => plan !== null && isClaim(plan.action) && plan.due - now < CLOSE)
      .map(({ seat, plan }) => ({ seat, behind: Math.max(1, Math.round((plan?.due ?? 0) - now)) }));
    return others.length === 0 ? null : { seat: this.seat, tie: false, others };
  }

  /** Shows the table as it stands, and sets the clock and the bots going. */
  private async publish(events: TimedUpdate['events'], race: Race | null, runsOn: boolean) {
    const [view, legal, status] = await Promise.all([
      ask(this.line, { cmd: 'view', seat: this.seat }),
      ask(this.line, { cmd: 'legal', seat: this.seat }),
      ask(this.line, { cmd: 'status' }),
    ]);
    const struck = status.over ? null : await this.clockAction();
    const now = performance.now();
    this.clock = nextClock(this.clock, struck, runsOn, this.pace, now);
    const update: TimedUpdate = {
      type: 'update',
      seq: this.seq,
      events,
      view: view.view,
      toAct: status.toAct ?? [],
      actions: legal.actions ?? [],
      open: legal.open === true,
      clock: this.clock && { action: this.clock.action, millis: this.clock.due - now },
      result: resultOf(status),
      race,
      at: now,
      catchUp: this.seq === 0,
    };
    if (this.closed) return;
    this.update = update;
    if (status.over) this.table = { ...this.table, status: 'over' };
    for (const listener of this.listeners) listener(update);
    this.stopTimers();
    if (!status.over) {
      this.startClock();
      for (const bot of this.bots) await this.think(bot);
    }
  }

  private async clockAction(): Promise<string | null> {
    const { actions = [] } = await ask(this.line, { cmd: 'legal', seat: 'clock' });
    return actions[0] ?? null;
  }

  private startClock(): void {
    const clock = this.clock;
    if (clock !== null) this.at(clock.due, () => this.apply('clock', clock.action));
  }

  private async think(bot: Bot): Promise<void> {
    const { seat, level } = bot;
    const legal = await ask(this.line, { cmd: 'legal', seat });
    const { actions = [], open = false } = legal;
    if (actions.length === 0 && !open) {
      bot.plan = null;
      return;
    }
    const best = await ask(this.line, { cmd: 'best', seat, level, iterations: ITERATIONS });
    const { table } = (this.update?.view ?? { table: [] }) as { table: string[] };
    const advice = best.action ?? null;
    bot.think({ table, actions, open, advice, value: best.value ?? 0 }, performance.now());
    const plan = bot.plan;
    if (plan) this.at(plan.due, () => this.apply(seat, plan.action));
  }

  /** Does something later, unless the table has changed by then. */
  private at(due: number, task: () => Promise<unknown>): void {
    const planned = this.seq;
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        void this.enqueue(async () => {
          if (this.seq === planned && !this.closed) await task();
        });
      },
      Math.max(0, due - performance.now()),
    );
    this.timers.add(timer);
  }

  private stopTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}

/** The engine itself failed: no refusal, but nothing was done either. */
const broken = (error: unknown): Reply['error'] => ({ code: 'internal', message: String(error) });

function accepted(reply: EngineReply): EngineReply {
  if (!reply.ok) throw new Error(reply.error?.message ?? 'The engine refused');
  return reply;
}

function resultOf({ over, scores = [], winners = [] }: EngineReply): Result | null {
  return over ? { scores, winners, sheet: { cards: scores } } : null;
}
