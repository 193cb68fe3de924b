import { gameInfo } from '../games';
import type { Race, Reply, Result, SeriesInfo } from '../net/protocol';
import { isTogether } from '../setup/together';
import { type Adaptive, adaptiveOf, keepAdaptive } from './adaptive.svelte';
import { Bot } from './bot';
import { natureOf } from './cast';
import { slowness } from './clock';
import { ask, demand, type EngineLine, type EngineReply, Refusal } from './engine';
import { EngineMatch, type News, refusalOf, type Who } from './engine-match.svelte';
import { HandMatch } from './hand-match';
import { Hearing, type Move } from './hearing';
import type { Ending, Keeper, Left } from './progress';
import { seatsOf } from './seats';
import { isSecret } from './secrets';
import { botSeats, ownSeats, type SoloSetup } from './setup';
import { timesOf } from './times';

/** Who was this close behind is worth telling. */
const CLOSE = 900;
const UNDO = 'undo';

/** Nobody may look at the table until whoever has that seat says that they are there. */
export interface Curtain {
  readonly seat: number;
  /** hand: the device goes from hand to hand · back: somebody comes back to a saved game */
  readonly why: 'hand' | 'back';
}

/**
 * A match on this device, against bots or with them: alone, on several seats, or with others. It
 * knows no game: whose turn it is, what may be done and what a bot wants and how soon, the engine
 * says.
 */
export class SoloMatch extends EngineMatch {
  override readonly own: readonly number[];
  private readonly bots: readonly Bot[];
  /** so many times as slow are bots at gentle tables and those without a clock */
  private readonly slowed: number;
  /** of those bots that are adaptive */
  private readonly skill: number;
  /** how the games of the series ended so far; null if this is a game of its own */
  private readonly series: readonly Result[] | null;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  /** whether the device goes from hand to hand, and not everybody may see everything */
  private readonly passes: boolean;
  /** whether nobody else plays on this device */
  private readonly isAlone: boolean;
  /** how many actions there were before anybody here did anything */
  private readonly given: number;
  /** how many of the last actions may be taken back at once */
  private back = 0;
  /** whether time runs while nobody does anything */
  private readonly races: boolean;
  private readonly hearing: Hearing;
  readonly goAhead?: (action: string) => void;
  /** in a race: when each action was done, in milliseconds since 1970; null where nobody knows */
  private times: (number | null)[] = [];
  /** who has to come before anybody may look */
  curtain: Curtain | null = $state.raw(null);
  /** the match for the table of whoever has the device */
  hand: HandMatch = $state.raw(new HandMatch(this));

  private constructor(
    line: EngineLine,
    setup: SoloSetup,
    private readonly keep: Keeper | null,
  ) {
    const info = gameInfo(setup.game);
    const usual = info.pace;
    const pace = setup.pace ?? usual;
    super(line, { game: setup.game, options: setup.options, pace, seats: seatsOf(setup) });
    this.slowed = Math.round(slowness(pace, usual));
    this.own = ownSeats(setup);
    this.seat = this.own[0] ?? 0;
    this.bots = botSeats(setup).map(
      ({ seat, level }) => new Bot(seat, level, natureOf(this.table.seats[seat]?.name ?? null)),
    );
    this.skill = adaptiveOf(setup.game).skill;
    this.series = setup.series ?? null;
    this.passes = (setup.others?.length ?? 0) > 0 && !isTogether(info, setup.options);
    this.isAlone = (setup.others?.length ?? 0) === 0;
    this.given = setup.whatIf?.moves ?? 0;
    this.races = Object.keys(usual).length > 0;
    this.hearing = new Hearing(line, this.passes ? this.own : null);
    if (this.own.length === 1) this.goAhead = (action) => this.letBots(action);
  }

  /** Deals and waits until the table is there. */
  static async start(
    setup: SoloSetup,
    line: EngineLine,
    keep: Keeper | null = null,
  ): Promise<SoloMatch> {
    const match = new SoloMatch(line, setup, keep);
    const { game, options, first } = setup;
    const seats = match.table.seats.length;
    await demand(line, { cmd: 'new', game, seats, options, first });
    await match.countSeries([]);
    await match.enqueue(() => match.show({}));
    return match;
  }

  /**
   * Goes on with a match as it was left: it is played again up to there. Behind a curtain, where
   * others must not look or time would run at once. A `Refusal` tells why it cannot be.
   */
  static async resume(
    { setup, lines, seat }: Left,
    line: EngineLine,
    keep: Keeper | null = null,
  ): Promise<SoloMatch> {
    const match = new SoloMatch(line, setup, keep);
    const { over = false, toAct = [] } = await demand(line, { cmd: 'replay', lines });
    match.checkHeader(lines[0] ?? {});
    const moves = lines.slice(1) as Move[];
    if (match.own.includes(seat)) match.seat = seat;
    await match.hearing.hearAgain(moves, match.seat);
    await match.countSeries([]);
    match.seq = moves.length;
    match.times = moves.map(({ at = null }) => at);
    if (!over && (match.passes || match.races)) {
      match.curtain = { seat: match.nextOwn(toAct), why: 'back' };
    } else {
      const events = match.hearing.by(match.seat);
      await match.enqueue(() => match.show({ events, catchUp: true }));
    }
    return match;
  }

  /** A match of another game, or for another number, was not saved by us. */
  private checkHeader(header: { game?: unknown; seats?: unknown }): void {
    const { game, seats } = this.table;
    if (header.game !== game || header.seats !== seats.length) {
      throw new Refusal('the moves and the players do not go together');
    }
  }

  /** Whoever was waited for is there: shows them the table as it stands, and goes on. */
  lift(): Promise<void> {
    return this.enqueue(async () => {
      const { curtain } = this;
      if (!curtain) return;
      const undone = this.hearing.by(this.seat).length;
      this.seat = curtain.seat;
      this.hand.end();
      this.hand = new HandMatch(this);
      this.seq++;
      await this.show({ events: this.hearing.by(this.seat), undone, catchUp: true });
      if (this.curtain === curtain) this.curtain = null;
    });
  }

  /** Asks the engine about the match as it stands, which changes nothing. */
  consult(request: { cmd: 'best' | 'transcript' | 'state' } & object): Promise<EngineReply> {
    return this.enqueue(() => ask(this.line, request));
  }

  override close(): void {
    this.stopTimers();
    super.close();
  }

  /** The next own seat, unless there is something that only one of the two may see. */
  protected override async eyes(toAct: readonly number[] | 'chance'): Promise<number> {
    const next = this.nextOwn(toAct);
    if (next === this.seat || !this.passes || !(await this.hidesFrom(next))) return next;
    this.curtain = { seat: next, why: 'hand' };
    return this.seat;
  }

  private async hidesFrom(other: number): Promise<boolean> {
    const mine = await demand(this.line, { cmd: 'view', seat: this.seat });
    const theirs = await demand(this.line, { cmd: 'view', seat: other });
    return isSecret(mine.view, theirs.view);
  }

  /** The own seat that is to act; else the one that was the last to. */
  private nextOwn(toAct: readonly number[] | 'chance'): number {
    if (toAct === 'chance' || toAct.includes(this.seat)) return this.seat;
    return toAct.find((seat) => this.own.includes(seat)) ?? this.seat;
  }

  /** Asks how the series stands with the games of before and these. */
  private async countSeries(ended: readonly Result[]): Promise<void> {
    if (!this.series) return;
    const { game, seats } = this.table;
    const results = [...this.series, ...ended];
    const series = await demand(this.line, { cmd: 'series', game, seats: seats.length, results });
    this.table = { ...this.table, series: series as unknown as SeriesInfo };
  }

  protected override carryOut(action: string): Promise<Reply['error']> {
    return action === UNDO ? this.takeBack() : this.go(this.seat, action);
  }

  /** Carries an action out and tells everybody, or gives the engine's refusal. */
  private async go(who: Who, action?: string): Promise<Reply['error']> {
    const reply = await this.hearing.apply(who, action, this.seat);
    if (!reply.ok) return refusalOf(reply);
    this.seq++;
    this.times.push(Date.now());
    const bot = this.bots.find(({ seat }) => seat === who);
    if (bot) bot.plan = null;
    const race = who === this.seat ? await this.raceWon() : null;
    await this.show({ events: reply.events ?? [], race });
    if (this.update?.result) await this.adapt();
    return null;
  }

  protected override look(viewer: number): Promise<EngineReply> {
    const alone = this.isAlone ? this.own : undefined;
    return demand(this.line, { cmd: 'look', viewer, alone });
  }

  /** Who plays alone goes back to their last choice, until something has come to light since. */
  protected override mayUndo({ canUndo = false, takeBack = 0 }: EngineReply): boolean {
    const back = this.isAlone ? takeBack : Number(canUndo);
    this.back = back <= this.times.length - this.given ? back : 0;
    return this.back > 0;
  }

  private async takeBack(): Promise<Reply['error']> {
    const { back } = this;
    if (!this.update?.canUndo || back === 0) {
      return { code: 'illegal-action', message: 'there is nothing that you can undo' };
    }
    await demand(this.line, { cmd: 'undo', count: back });
    this.seq++;
    this.times.splice(this.times.length - back);
    await this.show({ undone: this.hearing.forget(this.seat, back) });
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

  /** Whichever bot may do this need not take its time. */
  private letBots(action: string): void {
    this.soon(async () => {
      for (const { seat } of this.bots) {
        if (await this.isPossible(seat, action)) return this.go(seat, action);
      }
      return null;
    });
  }

  private async isPossible(seat: number, action: string): Promise<boolean> {
    const { ok } = await ask(this.line, { cmd: 'apply', seat, action });
    if (ok) await demand(this.line, { cmd: 'undo' });
    return ok;
  }

  /** Shows the table as it stands, then lets dice, clock and bots go on. */
  private async show(news: News): Promise<void> {
    const update = await this.publish(news);
    if (!update) return;
    const { toAct, result, at } = update;
    if (result) await this.countSeries([result]);
    await this.save();
    this.stopTimers();
    if (toAct === 'chance') this.at(at, () => this.go('chance'));
    else if (!result) this.goOn(toAct);
  }

  /** Tells whoever keeps the match how far it has come. */
  private async save(): Promise<void> {
    if (!this.keep) return;
    const { lines = [] } = await demand(this.line, { cmd: 'transcript' });
    const seen = await demand(this.line, { cmd: 'look', viewer: 'spectator' });
    const { view, scores = [], toAct = [], result } = seen;
    const over = result != null;
    const ending = result ? { ending: await this.ending(result) } : {};
    const glance = { view, scores, toAct: toAct === 'chance' ? [] : toAct, over, ...ending };
    this.keep({ lines: this.timed(lines), seat: this.seat, table: this.table, glance });
  }

  private async ending({ winners }: Result): Promise<Ending> {
    const times = this.races ? timesOf(this.times.map((at) => ({ at }))) : null;
    const review = times && (await ask(this.line, { cmd: 'pace-review', times }));
    const { seats = [] } = (review?.ok ? review : {}) as { seats?: { fastest: number | null }[] };
    return { winners, fastest: seats.map(({ fastest }) => fastest) };
  }

  /** Who was how quick is worth knowing only where it matters. */
  private timed([header = {}, ...moves]: readonly object[]): object[] {
    if (!this.races) return [header, ...moves];
    return [header, ...moves.map((move, i) => ({ ...move, at: this.times[i] ?? null }))];
  }

  private goOn(toAct: readonly number[]): void {
    const clock = this.clock;
    if (clock !== null) this.at(clock.due, () => this.go('clock', clock.action));
    for (const bot of this.bots) {
      if (toAct.includes(bot.seat)) this.soon(() => this.think(bot));
      else bot.plan = null;
    }
  }

  /** The time that a bot thinks is part of the time that it takes. */
  private async think(bot: Bot): Promise<void> {
    const { seat, nature } = bot;
    const begun = performance.now();
    const {
      action = null,
      millis = 0,
      latest = null,
    } = await demand(this.line, {
      cmd: 'react',
      seat,
      nature,
      slowed: this.slowed,
      ...this.strength(bot),
    });
    bot.intend({ action, millis, latest }, begun);
    const plan = bot.plan;
    if (plan) this.at(plan.due, () => this.go(seat, plan.action));
  }

  private strength({ level }: Bot) {
    return level === 'adaptive' ? { skill: this.skill } : { level };
  }

  /** Adaptive bots learn from how the game went. */
  private async adapt(): Promise<void> {
    const { game } = this.table;
    if (!this.bots.some(({ level }) => level === 'adaptive')) return;
    const { skill, games } = adaptiveOf(game);
    const people = this.own;
    const learnt = await ask(this.line, { cmd: 'adapt', people, skill, games });
    if (learnt.ok) keepAdaptive(game, learnt as EngineReply & Adaptive);
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
