import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { t } from '../../i18n/i18n.svelte';
import type { Match, TimedUpdate } from '../../match/match';
import type { GameEvent } from '../../net/protocol';
import type { Line } from '../../table/history';
import { nameOf } from '../../table/names';
import { tellRace } from '../../table/race';
import type { Clock, Status } from '../../table/status';
import { told } from '../../table/told';
import { Voice } from '../../table/voice.svelte';
import { linesOf } from './history';
import { type Arrangement, arrange, EMPTY } from './layout';
import { sounds, soundsOf } from './sounds';
import { statusOf } from './status';
import { tell } from './tell';
import { type CandyMatchView, eventsOf } from './view';

const FLASH_MILLIS = 3_200;
/** The history is for looking back a little; a replay has it all. */
const KEPT_EVENTS = 80;

const tables = new WeakMap<Match, TableState>();

/**
 * What the table's parts share: the view, what is offered, the marks, and what has just happened.
 * It knows no rule: all that can be done is in the update's `actions` and `open`.
 */
export class TableState {
  readonly marks = new SvelteSet<string>();
  /** something that has just happened and is shown in large for a moment */
  flash: Status | null = $state.raw(null);
  /** cards of a wrong call, shown as such for a moment */
  wrong: readonly string[] = $state.raw([]);
  /** by how much the caller was first, while the call is not decided */
  margin = $state('');
  private told: readonly GameEvent[] = $state.raw([]);
  readonly voice = new Voice();
  arrangement: Arrangement = $state.raw(EMPTY);
  /** who takes the cards that leave, and how: known before they are gone from the view */
  readonly takers = new Map<string, { seat: number; matched: boolean }>();
  private flashTimer: ReturnType<typeof setTimeout> | undefined;
  /** whether cards appear without flying: until something happens, and after a lost connection */
  still = true;
  private seq = -1;
  private size = { width: 0, height: 0 };

  private constructor(readonly match: Match) {}

  /** The same for a match each time, so that whoever comes back to the table finds its history. */
  static of(match: Match): TableState {
    const known = tables.get(match) ?? new TableState(match);
    tables.set(match, known);
    return known;
  }

  readonly view = $derived.by(() => (this.match.update?.view ?? null) as CandyMatchView | null);
  readonly actions = $derived.by(() => new Set(this.match.update?.actions ?? []));
  readonly open = $derived.by(() => this.match.update?.open === true);
  readonly seats = $derived.by(() => this.match.table.seats);
  readonly me = $derived.by(() => this.match.seat);
  /** whether one can do anything here at all */
  readonly plays = $derived.by(() => this.me !== null && !this.match.isReplay);
  readonly lines = $derived.by((): readonly Line[] =>
    linesOf(this.told.slice(-KEPT_EVENTS), t, this.seats, this.me),
  );
  readonly isPending = $derived.by(() => this.match.pending.length > 0);
  readonly isComparing = $derived.by(() => this.match.pending.some((act) => act.comparing));
  readonly canReveal = $derived.by(() => this.actions.has('reveal'));
  readonly canPickDeck = $derived.by(() => this.actions.has('pick deck'));
  readonly isPicking = $derived.by(() => this.view?.phase === 'picking' && this.open);
  readonly claims = $derived.by(() => this.view?.options.calls === 'pick-then-call');
  /** whether marking cards has a use: now, or for a call to come */
  readonly canMark = $derived.by(
    () => this.plays && (this.open || this.actions.has('call') || this.isWaitingToMark),
  );
  readonly marked = $derived.by(() =>
    (this.view?.table ?? []).filter((card) => this.marks.has(card)),
  );

  /** With one card on the table nothing can be called yet, but one may already be marked. */
  private readonly isWaitingToMark = $derived.by(() => this.view?.phase === 'open');

  /** What is shown in large. */
  readonly status = $derived.by((): Status | null => {
    const { update } = this.match;
    const status = update && statusOf(update, this.seats, this.me, t);
    // While somebody picks or chooses, what is to be done is more urgent than what has happened.
    const phase = this.view?.phase;
    const urgent = phase === 'picking' || phase === 'penalty' || phase === 'over';
    const shown = this.flash && !urgent ? this.flash : status;
    if (!shown) return null;
    // Whoever picks is told what to do; the others, by how much the caller was first.
    const detail = this.isPicking
      ? [shown.detail, this.margin].filter(Boolean).join(' · ')
      : this.margin || shown.detail;
    return { ...shown, detail };
  });

  /** The time that is left for whoever is to act. */
  readonly clock = $derived.by((): Clock | null => {
    const { update, table } = this.match;
    if (!update?.clock) return null;
    const { action, millis } = update.clock;
    const usual = table.pace[action.split(' ', 1)[0] ?? ''] ?? 0;
    return { end: update.at + millis, total: Math.max(usual, millis) };
  });

  /** Follows the match from now on; returns what ends it. */
  follow(): () => void {
    const stop = this.match.onUpdate((update) => this.hear(update));
    this.still = true;
    untrack(() => {
      const { update } = this.match;
      if (update && update.seq !== this.seq) this.show(update);
    });
    return () => {
      stop();
      this.calm();
    };
  }

  /** The area in which the cards lie. */
  resize(width: number, height: number): void {
    this.size = { width, height };
    untrack(() => this.lay());
  }

  canPick = (card: string): boolean => this.actions.has(`pick ${card}`);

  /** A card was pressed: to take it as a penalty, or to mark it or not. */
  press(card: string): void {
    if (this.canPick(card)) {
      this.send(`pick ${card}`);
    } else if (this.canMark) {
      if (!this.marks.delete(card)) this.marks.add(card);
      sounds.play('mark');
    }
  }

  /** The big button: call, take what is marked, or claim it. */
  async main(): Promise<void> {
    if (this.actions.has('call')) {
      this.send('call');
    } else if (this.open && this.marked.length > 0) {
      this.send([this.isPicking ? 'take' : 'claim', ...this.marked].join(' '));
    } else if (this.open) {
      this.highlight('note', t('candy-match.mark-first'), '');
    }
  }

  async send(action: string): Promise<void> {
    if (this.isPending) return;
    sounds.play('press');
    const reply = await this.match.act(action);
    if (reply.outcome === 'too-late') {
      const race = tellRace(reply.race, t, this.seats, this.me);
      this.highlight('note', t('candy-match.too-late'), race);
      this.voice.say(t('candy-match.too-late'), race);
    }
  }

  private hear(update: TimedUpdate): void {
    const events = eventsOf(update.events);
    this.still = update.catchUp;
    this.takers.clear();
    for (const event of events) {
      if (event.type === 'matched') {
        for (const card of event.cards) this.takers.set(card, { seat: event.seat, matched: true });
      } else if (event.type === 'picked') {
        this.takers.set(event.card, { seat: event.seat, matched: false });
      }
    }
    this.show(update);
    if (!update.catchUp) this.announce(update);
  }

  /** The new table, without a word about it. */
  private show(update: TimedUpdate): void {
    this.seq = update.seq;
    const { table } = update.view as CandyMatchView;
    for (const card of this.marks) if (!table.includes(card)) this.marks.delete(card);
    this.lay();
    this.told = told(this.told, update);
  }

  private announce(update: TimedUpdate): void {
    const race = tellRace(update.race, t, this.seats, this.me);
    const words = update.events.map((event) => tell(event, t, this.seats, this.me));
    this.voice.say(...words, race, this.ownTurn(update));
    for (const event of eventsOf(update.events)) {
      const text = tell(event, t, this.seats, this.me) ?? '';
      switch (event.type) {
        case 'called':
          this.margin = race;
          break;
        case 'matched':
          // By how much the call was first is part of the result, also after the cards were picked.
          this.highlight(
            'right',
            this.tellMatch(event.seat, event.cards.length),
            race || this.margin,
          );
          this.settle(event.seat, []);
          break;
        case 'mistaken':
          this.highlight('wrong', text, race);
          this.settle(event.seat, event.cards);
          break;
        case 'missed':
          this.highlight('wrong', text, race);
          this.settle(event.seat, []);
          break;
      }
    }
    this.sound(update);
  }

  /** For those who listen: that the table waits for them now. */
  private ownTurn(update: TimedUpdate): string {
    const view = update.view as CandyMatchView;
    const { kind, text, detail } = statusOf(update, this.seats, this.me, t);
    if (view.phase === 'penalty') return view.choosers[0] === this.me ? detail : '';
    return kind === 'mine' || (kind === 'call' && this.isPicking) ? text : '';
  }

  private tellMatch(seat: number, count: number): string {
    return seat === this.me
      ? t('candy-match.flash.you-matched', { count })
      : t('candy-match.flash.matched', { name: nameOf(this.seats, seat), count });
  }

  /** A call has been decided. */
  private settle(seat: number, wrong: readonly string[]): void {
    this.wrong = wrong;
    this.margin = '';
    if (seat === this.me) this.marks.clear();
  }

  private sound(update: TimedUpdate): void {
    for (const sound of soundsOf(eventsOf(update.events))) sounds.play(sound);
    const turn = update.actions.some((action) => action === 'reveal' || action.startsWith('pick '));
    if (turn) sounds.play('turn');
  }

  private highlight(kind: Status['kind'], text: string, detail: string): void {
    clearTimeout(this.flashTimer);
    this.flash = { kind, text, detail };
    this.flashTimer = setTimeout(() => this.calm(), FLASH_MILLIS);
  }

  private calm(): void {
    clearTimeout(this.flashTimer);
    this.flash = null;
    this.wrong = [];
  }

  private lay(): void {
    const { width, height } = this.size;
    if (width > 0 && height > 0) {
      this.arrangement = arrange(this.arrangement, this.view?.table ?? [], width, height);
    }
  }
}
