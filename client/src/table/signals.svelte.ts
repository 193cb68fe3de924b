import { getContext, setContext, untrack } from 'svelte';
import { t } from '../i18n/i18n.svelte';
import type { Match } from '../match/match';
import type { Phrase, Signalled } from '../net/protocol';
import { nameOf } from './names';
import { Voice } from './voice.svelte';

/** How long a signal is to be seen, in milliseconds. */
const SHOWN_MILLIS = 5_000;
/** Who signals more often than this is not heard by the server for long. */
const GAP_MILLIS = 700;

/** All that can be said, in the order in which it is offered. */
export const PHRASES = Object.keys({
  hello: 0,
  thanks: 0,
  yes: 0,
  no: 0,
  'help-me': 0,
  coming: 0,
  'follow-me': 0,
  careful: 0,
  wait: 0,
  'go-on': 0,
  'well-done': 0,
  oops: 0,
} satisfies Record<Phrase, 0>) as Phrase[];

/** A signal that is to be seen now. */
export interface Shown {
  readonly seat: number;
  readonly phrase: Phrase | null;
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
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private count = 0;
  private last = Number.NEGATIVE_INFINITY;

  constructor(private readonly match: Match) {}

  get possible(): boolean {
    return this.match.canSignal;
  }

  say(phrase: Phrase): void {
    this.send(phrase, null);
  }

  point(at: string): void {
    this.send(null, at);
  }

  /** What a seat says now. */
  bubble(seat: number): Shown | null {
    return this.showing.findLast((one) => one.seat === seat && one.phrase !== null) ?? null;
  }

  /** What those say who have no card on the screen. */
  get homeless(): readonly Shown[] {
    return this.showing.filter(
      (one) => one.phrase && !this.cards.get(one.seat) && one === this.bubble(one.seat),
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
    return () => {
      stop();
      for (const timer of this.timers) clearTimeout(timer);
      this.timers.clear();
      this.showing = [];
    };
  }

  private send(phrase: Phrase | null, at: string | null): void {
    const now = performance.now();
    if (!this.possible || now - this.last < GAP_MILLIS) return;
    this.last = now;
    this.match.signal(phrase, at);
  }

  private hear({ seat, phrase, at }: Signalled): void {
    const shown = { seat, phrase, at, key: this.count++ };
    this.showing = [...this.showing, shown];
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.showing = this.showing.filter((one) => one !== shown);
    }, SHOWN_MILLIS);
    this.timers.add(timer);
    if (phrase) this.voice.say(`${nameOf(this.match.table.seats, seat)}: ${t(`phrase.${phrase}`)}`);
  }

  /** Whoever counts a card in does not wait for the others' cards. */
  private tally(seat: number, more: number): void {
    const cards = untrack(() => this.cards);
    this.cards = new Map(cards).set(seat, (cards.get(seat) ?? 0) + more);
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
