import engineGames from 'virtual:engine-games';
import { getContext, setContext } from 'svelte';
import { has, t } from '../i18n/i18n.svelte';
import type { Match } from '../match/match';
import type { Signalled } from '../net/protocol';
import { nameOf } from './names';
import { Passing } from './passing.svelte';
import { Voice } from './voice.svelte';

/** How long a signal is to be seen, in milliseconds. */
const SHOWN_MILLIS = 5_000;
/** Who signals more often than this is not heard by the server for long. */
const GAP_MILLIS = 700;

const EMOJI = /\p{Extended_Pictographic}/u;

/** Whether something is said without words. */
export const isEmoji = (phrase: string): boolean => EMOJI.test(phrase);

/** What is said, in the game's own words or those of all; null if this page has none for it. */
export function wordsOf(phrase: string, game: string): string | null {
  if (isEmoji(phrase)) return phrase;
  const key = [`${game}.phrase.${phrase}`, `phrase.${phrase}`].find(has);
  return key ? t(key) : null;
}

/** A signal that is to be seen now. */
export interface Shown {
  /** null for those who look on */
  readonly seat: number | null;
  readonly phrase: string | null;
  /** the place or piece that is pointed at; it may be none that the table has */
  readonly at: string | null;
  readonly key: number;
}

/** What people at the table say to each other and point at, each thing for some seconds. */
export class Signals {
  showing: readonly Shown[] = $state.raw([]);
  /** what is said, for those who listen */
  readonly voice = new Voice();
  /** how many cards on the screen show what a seat says */
  private cards: ReadonlyMap<number, number> = $state.raw(new Map());
  /** the same; what ends an effect would read of the state what it was before */
  private readonly counts = new Map<number, number>();
  private readonly hush = new Passing<true>(SHOWN_MILLIS);
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private count = 0;
  private last = Number.NEGATIVE_INFINITY;

  constructor(private readonly match: Match) {}

  get possible(): boolean {
    return this.match.canSignal;
  }

  /** Who looks on has said too much, which was not passed on; for a moment nothing more is sent. */
  get isTooMuch(): boolean {
    return this.hush.now !== null;
  }

  /** What may be said at a table of this game, in the order in which it is offered. */
  get offered(): readonly string[] {
    const { game, status, gathering } = this.match.table;
    const all = engineGames.find(({ id }) => id === game)?.signals ?? [];
    // Nobody asks for another game before the first.
    const isAny = status !== 'waiting' || gathering;
    return all.filter((phrase) => wordsOf(phrase, game) && (isAny || phrase !== 'rematch'));
  }

  /** Something that is said, in words. */
  wordsOf(phrase: string): string {
    return wordsOf(phrase, this.match.table.game) ?? '';
  }

  /** Who says something. */
  nameOf({ seat }: Shown): string {
    return seat === null ? t('spectators.somebody') : nameOf(this.match.table.seats, seat);
  }

  /** At once, or as soon as it is heard: what somebody has pressed is said. */
  say(phrase: string): void {
    const wait = this.wait;
    this.last = performance.now() + wait;
    if (wait === 0) this.send(phrase, null);
    else this.later(wait, () => this.send(phrase, null));
  }

  /** Now or never: a moment later it may mean something else. */
  point(at: string): void {
    if (this.wait > 0) return;
    this.last = performance.now();
    this.send(null, at);
  }

  /** What a seat says now. */
  bubble(seat: number): Shown | null {
    return this.showing.findLast((one) => one.seat === seat && one.phrase !== null) ?? null;
  }

  /** What those say who have no card on the screen. */
  get homeless(): readonly Shown[] {
    return this.showing.filter(
      (one) =>
        one.phrase &&
        (one.seat === null || (!this.cards.get(one.seat) && one === this.bubble(one.seat))),
    );
  }

  /** A card shows from now on what the seat says; returns what ends it. */
  house(seat: number): () => void {
    this.tally(seat, 1);
    return () => this.tally(seat, -1);
  }

  /** Listens from now on; returns what ends it. */
  follow(): () => void {
    const stop = this.match.onSignal((signal) => this.hear(signal));
    const stopHushing = this.match.onUnheard?.(() => this.tooMuch());
    return () => {
      stop();
      stopHushing?.();
      this.hush.end();
      for (const timer of this.timers) clearTimeout(timer);
      this.timers.clear();
      this.showing = [];
    };
  }

  /** How long it takes until something more is heard, in milliseconds. */
  private get wait(): number {
    return Math.max(0, this.last + GAP_MILLIS - performance.now());
  }

  private send(phrase: string | null, at: string | null): void {
    if (this.possible && !this.isTooMuch) this.match.signal(phrase, at);
  }

  /** Unless nobody listens any more. */
  private later(millis: number, deed: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      deed();
    }, millis);
    this.timers.add(timer);
  }

  /** Who plays is heard as fast as a page sends, and needs no reason. */
  private tooMuch(): void {
    if (this.match.seat !== null) return;
    this.hush.show(true);
    this.voice.say(t('refused.too-many'));
  }

  private hear({ seat, phrase: old, at, says }: Signalled): void {
    const said = says ?? old;
    const words = said === null ? null : wordsOf(said, this.match.table.game);
    if (words === null && at === null) return; // of a newer page
    const phrase = words === null ? null : said;
    const shown: Shown = { seat, phrase, at, key: this.count++ };
    this.showing = [...this.showing, shown];
    this.later(SHOWN_MILLIS, () => {
      this.showing = this.showing.filter((one) => one !== shown);
    });
    if (words) this.voice.say(`${this.nameOf(shown)}: ${words}`);
  }

  private tally(seat: number, more: number): void {
    this.counts.set(seat, (this.counts.get(seat) ?? 0) + more);
    this.cards = new Map(this.counts);
  }
}

const all = new WeakMap<Match, Signals>();

/** A match's signals: the same for all who ask. */
export function signalsOf(match: Match): Signals {
  const known = all.get(match) ?? new Signals(match);
  all.set(match, known);
  return known;
}

const KEY = Symbol('signals');

/** For all below: what is said at the match that is shown. */
export const provideSignals = (match: () => Match): void => {
  setContext(KEY, () => signalsOf(match()));
};

/** What is said at the table around; null where there is none. */
export const signalsAround = (): Signals | null =>
  getContext<(() => Signals) | undefined>(KEY)?.() ?? null;
