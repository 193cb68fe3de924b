import { untrack } from 'svelte';
import { t } from '../i18n/i18n.svelte';
import type { Match, TimedUpdate } from '../match/match';
import { slowness } from '../match/pace';
import type { GameEvent, Reply, Signalled } from '../net/protocol';
import type { Cell } from './camera';
import { Forced, type NoChoice } from './forced.svelte';
import { idOf, type Line } from './history';
import { LastSeconds } from './last-seconds';
import { limitOf, SOON } from './limits';
import { whoIs } from './names';
import { Passing } from './passing.svelte';
import { tellRace } from './race';
import { signalsOf } from './signals.svelte';
import type { Sounds } from './sounds';
import type { Clock, Status } from './status';
import type { Telling } from './telling';
import { type TimeUp, tellTimeUp, withTimeUps } from './time-ups';
import { told } from './told';
import { Voice } from './voice.svelte';

/** The history is for looking back a little; a replay has it all. */
const KEPT_EVENTS = 240;
const KEPT_LINES = 80;
/** How long something has its moment over the board, in milliseconds. */
const MOMENT_MILLIS = 2_000;
/** A cheer is to be read however much of a hurry somebody is in. */
const LEAST_SLOWNESS = 0.65;
/** How long one is told that a bot has decided for somebody. */
const CLOCK_NOTE_MILLIS = 3_500;
/** How long a place that somebody asks for is lit. */
const LIT_MILLIS = 2_000;

/** A board that the table knows: where its cells are on the screen. */
export interface BoardPlace {
  onScreen(): DOMRect | null;
  rectOf(cell: Cell, at?: DOMRect | null): DOMRect | null;
  cellOf(point: { x: number; y: number }): Cell | null;
}

/** Something worth a cheer. */
export interface Moment {
  readonly text: string;
  readonly special: boolean;
}

/** What a game has to say. */
export interface Teller {
  tell: Telling<GameEvent, string | null>;
  linesOf: Telling<readonly GameEvent[], readonly Line[]>;
  statusOf: Telling<TimedUpdate, Status>;
  tellMoment?: Telling<readonly GameEvent[], Moment | null>;
  /** the only thing to do, and why: it is done by itself after a moment */
  noChoice?: Telling<TimedUpdate, NoChoice | null>;
  sounds: Pick<Sounds<string>, 'awaken' | 'playAll'>;
}

const tables = new WeakMap<Match, unknown>();

/** A match's table: the same each time, so that whoever comes back to it finds its history. */
export function tableOf<T>(match: Match, Table: new (match: Match) => T): T {
  const known = (tables.get(match) as T | undefined) ?? rooted(() => new Table(match));
  tables.set(match, known);
  return known;
}

/** Made so that it outlives the component that asks for it: what it derives would go stale with that one. */
function rooted<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => {
    made = make();
  });
  return made ?? make(); // without a page there are no effects
}

/**
 * What the parts of every table share: the view, what is offered, and what has just happened. A
 * game's own table adds what is chosen. It knows no rule: what can be done is in the update's
 * `actions` and `open`.
 */
export class TableState<View, Insight = unknown> {
  readonly voice = new Voice();
  readonly moment = new Passing<Moment>(MOMENT_MILLIS);
  private readonly glow = new Passing<string>(LIT_MILLIS);
  private readonly forced: Forced;
  /** that somebody's time was up */
  readonly clockNote = new Passing<string>(CLOCK_NOTE_MILLIS);
  private readonly lastSeconds = new LastSeconds(() =>
    this.voice.say(t('clock.left', { count: SOON })),
  );
  private timeUps: readonly TimeUp[] = $state.raw([]);
  board: BoardPlace | null = null;
  /** everything that happened and still counts */
  protected told: readonly GameEvent[] = $state.raw([]);
  private seq = -1;

  constructor(
    readonly match: Match,
    private readonly teller: Teller,
  ) {
    this.forced = new Forced(match);
  }

  readonly view = $derived.by(() => (this.match.update?.view ?? null) as View | null);
  /** what the engine adds to the view, so that the page need not know the rules */
  readonly insight = $derived.by(() => (this.match.update?.insight ?? null) as Insight | null);
  /** everybody's points so far; null where they are secret */
  readonly scores = $derived.by(() => this.match.update?.scores ?? []);
  readonly actions = $derived.by(() => new Set(this.standsIn ? [] : this.match.update?.actions));
  readonly open = $derived.by(() => !this.standsIn && this.match.update?.open === true);
  readonly canUndo = $derived.by(() => !this.standsIn && this.match.update?.canUndo === true);
  readonly isPending = $derived.by(() => this.match.pending.length > 0);
  readonly seats = $derived.by(() => this.match.table.seats);
  readonly me = $derived.by(() => this.match.seat);
  /** whether a bot plays the own seat meanwhile */
  private readonly standsIn = $derived.by(() => {
    const { isReplay, update } = this.match;
    return this.seats[this.me ?? -1]?.kind === 'bot' && !isReplay && !update?.result;
  });
  /** whose doing is one's own: nobody's while a bot plays the own seat */
  readonly you = $derived.by(() => (this.standsIn ? null : this.me));
  /** who is called `you` by what goes on: nobody in a replay, until it tells who has won */
  protected readonly called = $derived.by(() => {
    const { isReplay, update } = this.match;
    return isReplay && !update?.result ? null : this.you;
  });
  /** whether one can do anything here at all */
  readonly plays = $derived.by(() => this.you !== null && !this.match.isReplay);
  readonly lines = $derived.by(() =>
    withTimeUps(
      this.teller.linesOf(this.told.slice(-KEPT_EVENTS), t, this.seats, this.you),
      this.timeUps.filter(({ about }) => this.told.includes(about)),
      (seat) => this.tellTimeUp(seat),
    ).slice(0, KEPT_LINES),
  );

  /** the place of the board that somebody asks for in the history */
  readonly lit = $derived.by(() => this.glow.now);
  /** why there is nothing to choose, while it is about to be answered without asking */
  readonly noChoice = $derived.by(() => this.forced.now?.text ?? null);
  /** what is more urgent for a moment than what goes on */
  readonly notice = $derived.by(
    () => this.noChoice ?? this.clockNote.now ?? this.match.notice ?? null,
  );

  /** what people say and point at now */
  readonly signals = $derived.by(() => signalsOf(this.match).showing);
  /** whether one may point at something for all to see */
  readonly mayPing = $derived.by(() => this.me !== null && this.match.canSignal);

  /** The time that is left for whoever is to act. */
  readonly clock = $derived.by((): Clock | null => {
    const { update, table } = this.match;
    if (!update?.clock) return null;
    const { action, millis } = update.clock;
    const usual = table.pace[action.split(' ', 1)[0] ?? ''] ?? 0;
    return { end: update.at + millis, total: Math.max(usual, millis) };
  });

  /** Whether the table waits for somebody. */
  acts(seat: number): boolean {
    const { toAct = [] } = this.match.update ?? {};
    return toAct !== 'chance' && toAct.includes(seat);
  }

  hasWon(seat: number): boolean {
    return this.match.update?.result?.winners.includes(seat) === true;
  }

  /** What somebody is doing, for their seat. */
  doing(seat: number): { kind: 'acts' | 'won'; text: string } | null {
    if (this.hasWon(seat)) return { kind: 'won', text: '' };
    return this.acts(seat)
      ? { kind: 'acts', text: t('seat.acts', { who: seat === this.you ? 'you' : 'other' }) }
      : null;
  }

  /** Whether something is offered; one thing at a time. */
  protected canSend(action: string): boolean {
    return !this.isPending && (this.open || this.actions.has(action));
  }

  /** Sends what is offered. Null: it was not sent. */
  async send(action: string): Promise<Reply | null> {
    return this.canSend(action) ? this.match.act(action) : null;
  }

  async undo(): Promise<void> {
    if (this.canUndo && !this.isPending) await this.match.act('undo');
  }

  /** Points at a place or a piece, for all to see. */
  ping(at: string): void {
    signalsOf(this.match).point(at);
  }

  /** Whether a place of which the history tells is still on the board. */
  canLight(_at: string): boolean {
    return true;
  }

  /** Lights a place up for a moment, for whoever looks here only. */
  light(at: string): void {
    this.glow.show(at);
  }

  /** What is pointed at, in words; null where the table has no such place or piece. */
  protected wordsAt(_at: string): string | null {
    return null;
  }

  /** Whether something is chosen, or open, that can be let go: with Escape, and with Back. */
  get hasChosen(): boolean {
    return false;
  }

  letGo(): void {}

  /** Follows the match from now on; returns what ends it. */
  follow(): () => void {
    const sleep = this.teller.sounds.awaken();
    const stop = this.match.onUpdate((update) => this.hear(update));
    const deafen = this.match.onSignal((signal) => this.tellPing(signal));
    untrack(() => {
      const { update } = this.match;
      if (update && update.seq !== this.seq) this.take(update);
    });
    return () => {
      stop();
      deafen();
      sleep();
      this.rest();
    };
  }

  /** For those who listen: what somebody points at. */
  private tellPing({ seat, at }: Signalled): void {
    const words = at && this.wordsAt(at);
    if (seat === null) return;
    const who = whoIs(seat, this.seats, this.you);
    if (words) this.voice.say(t('signal.points', { ...who, at: words }));
  }

  protected hear(update: TimedUpdate): void {
    this.take(update);
    if (!update.catchUp || update.hurried) this.noteTimeUp(update);
    if (!update.catchUp) this.announce(update);
    else if (update.hurried) this.voice.say(...this.tellEvents(update));
  }

  private noteTimeUp({ timeUp, events }: TimedUpdate): void {
    if (timeUp === null) return;
    const text = this.tellTimeUp(timeUp);
    this.clockNote.show(text);
    this.voice.say(text);
    const [about] = events;
    if (about) this.timeUps = [...this.timeUps, { seat: timeUp, about, id: idOf(about) - 0.5 }];
  }

  private tellTimeUp(seat: number): string {
    return tellTimeUp(seat, t, this.seats, this.you);
  }

  private take(update: TimedUpdate): void {
    this.seq = update.seq;
    this.told = told(this.told, update);
    for (const event of update.events) idOf(event); // in the order in which things happened
    this.lastSeconds.heed(this.you === null ? null : limitOf(this.match, this.you));
    this.show(update);
    const { noChoice } = this.teller;
    this.forced.consider(update, noChoice?.(update, t, this.seats, this.you) ?? null);
  }

  /** The new table, without a word about it: what was chosen may be gone. */
  protected show(_update: TimedUpdate): void {}

  /** What has just happened, for eyes and ears. */
  protected announce(update: TimedUpdate): void {
    const { sounds, tellMoment } = this.teller;
    this.voice.say(...this.words(update));
    sounds.playAll(update.events);
    const moment = tellMoment?.(update.events, t, this.seats, this.you);
    if (moment) this.cheer(moment);
  }

  /** Nothing else is shown before a cheer has been read. */
  private cheer(moment: Moment): void {
    const millis = MOMENT_MILLIS * Math.max(LEAST_SLOWNESS, slowness());
    this.moment.show(moment, millis);
    this.match.linger?.(millis);
  }

  protected words(update: TimedUpdate): (string | null)[] {
    return [
      update.undone > 0 ? t('undone') : null,
      ...this.tellEvents(update),
      this.tellRace(update),
      this.tellTurn(this.statusNow(update), update),
    ];
  }

  private tellEvents({ events }: TimedUpdate): (string | null)[] {
    return events.map((event) => this.teller.tell(event, t, this.seats, this.you));
  }

  /** For those who listen: that the table waits for them now. */
  protected tellTurn({ kind, text }: Status, _update: TimedUpdate): string {
    return kind === 'mine' ? text : '';
  }

  protected statusNow(update: TimedUpdate): Status {
    return this.teller.statusOf(update, t, this.seats, this.called);
  }

  protected tellRace({ race }: Pick<Reply, 'race'>): string {
    return tellRace(race, t, this.seats, this.you);
  }

  /** Nobody looks any more. */
  protected rest(): void {
    this.moment.end();
    this.glow.end();
    this.clockNote.end();
    this.lastSeconds.rest();
    this.forced.rest();
  }
}
