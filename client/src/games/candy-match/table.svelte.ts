import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { t } from '../../i18n/i18n.svelte';
import type { Match, TimedUpdate } from '../../match/match';
import type { Reply } from '../../net/protocol';
import { nameOf } from '../../table/names';
import { Passing } from '../../table/passing.svelte';
import type { Status } from '../../table/status';
import { TableState } from '../../table/table.svelte';
import { linesOf } from './history';
import { type Arrangement, arrange, EMPTY } from './layout';
import { type Pairing, pairUp } from './pairing';
import { sounds } from './sounds';
import { statusOf } from './status';
import { candyNames, tell } from './tell';
import { type CandyMatchView, eventsOf } from './view';

const FLASH_MILLIS = 3_200;
/** So long after a take the same button calls nothing: the second of two taps was not meant so. */
const DEAF_MILLIS = 700;
/** What a match has at the least: with fewer cards marked there is nothing to take. */
export const FEWEST_CARDS = 2;

/** Something that has just happened and is shown in large, and the cards of a wrong call. */
interface Flash extends Status {
  readonly wrong: readonly string[];
}

/** The cards of a wrong call, and what is left over on them. */
interface Mistake extends Pairing {
  readonly cards: readonly string[];
}

/** What the table's parts share: the marks, where the cards lie, and how a call has gone. */
export class CandyMatchTable extends TableState<CandyMatchView> {
  readonly marks = new SvelteSet<string>();
  private readonly flash = new Passing<Flash>(FLASH_MILLIS);
  private readonly deaf = new Passing<true>(DEAF_MILLIS);
  /** by how much the caller was first, while the call is not decided */
  margin = $state('');
  arrangement: Arrangement = $state.raw(EMPTY);
  /** who takes the cards that leave, and how: known before they are gone from the view */
  readonly takers = new Map<string, { seat: number; matched: boolean }>();
  /** whether cards appear without flying: until something happens, and after a lost connection */
  still = true;
  private size = { width: 0, height: 0 };

  constructor(match: Match) {
    super(match, { tell, linesOf, statusOf, sounds });
  }

  /** the last wrong call, while the others choose and for a moment after it */
  readonly mistake = $derived.by((): Mistake | null => {
    const cards = this.flash.now?.wrong ?? [];
    const shown = this.view?.phase === 'penalty' ? this.lastWrong : cards;
    return shown.length > 0 ? { cards: shown, ...pairUp(shown) } : null;
  });
  private readonly lastWrong = $derived.by((): readonly string[] => {
    const last = eventsOf(this.told).findLast(
      ({ type }) => type === 'mistaken' || type === 'missed',
    );
    return last?.type === 'mistaken' ? last.cards : [];
  });
  /** whether the big button hears: enough is marked, and no take was just now */
  readonly canPressMain = $derived.by(
    () =>
      this.deaf.now === null &&
      (this.actions.has('call') || (this.open && this.marked.length >= FEWEST_CARDS)),
  );
  readonly isComparing = $derived.by(() => this.match.pending.some((act) => act.comparing));
  readonly canReveal = $derived.by(() => this.actions.has('reveal'));
  /** alone with bots, while one of them looks: nobody needs more time */
  readonly canGoAhead = $derived.by(() => {
    const { phase, revealer, table = [] } = this.view ?? {};
    const looks = phase === 'open' && revealer !== this.me && table.length >= FEWEST_CARDS;
    return looks && this.plays && this.match.goAhead !== undefined;
  });
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
    const status = update && statusOf(update, t, this.seats, this.called);
    // While somebody picks or chooses, what is to be done is more urgent than what has happened.
    const phase = this.view?.phase;
    const urgent = phase === 'picking' || phase === 'penalty' || phase === 'over';
    const shown = urgent ? status : (this.flash.now ?? status);
    if (!shown) return null;
    // Whoever picks is told what to do; the others, by how much the caller was first.
    const detail = this.isPicking
      ? [shown.detail, this.margin].filter(Boolean).join(' · ')
      : this.margin || shown.detail;
    return { ...shown, detail };
  });

  override follow(): () => void {
    this.still = true;
    return super.follow();
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

  /** What is missing before anything can be taken. */
  readonly whatToMark = $derived.by(() =>
    this.marked.length === 0 ? t('candy-match.mark-first') : t('candy-match.mark-two'),
  );

  /** The big button: call, take what is marked, or claim it. */
  async main(): Promise<void> {
    if (this.deaf.now) return;
    if (this.actions.has('call')) {
      this.send('call');
    } else if (this.canPressMain) {
      this.send([this.isPicking ? 'take' : 'claim', ...this.marked].join(' '));
      this.deaf.show(true);
    } else if (this.open) {
      this.highlight('note', this.whatToMark, '');
    }
  }

  /** The player sees no match: whose turn it is may turn the next card at once. */
  goAhead(): void {
    if (!this.canGoAhead) return;
    sounds.play('press');
    this.match.goAhead?.('reveal');
  }

  override get hasChosen(): boolean {
    return this.marked.length > 0;
  }

  override letGo(): void {
    this.marks.clear();
  }

  override canLight(card: string): boolean {
    return this.view?.table.includes(card) === true;
  }

  override async send(action: string): Promise<Reply | null> {
    if (this.canSend(action)) sounds.play('press');
    const reply = await super.send(action);
    if (reply?.outcome === 'too-late') {
      const race = this.tellRace(reply);
      this.highlight('note', t('candy-match.too-late'), race);
      this.voice.say(t('candy-match.too-late'), race);
    }
    return reply;
  }

  protected override hear(update: TimedUpdate): void {
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
    super.hear(update);
  }

  protected override show(update: TimedUpdate): void {
    const { table } = update.view as CandyMatchView;
    for (const card of this.marks) if (!table.includes(card)) this.marks.delete(card);
    this.lay();
  }

  protected override announce(update: TimedUpdate): void {
    super.announce(update);
    const race = this.tellRace(update);
    for (const event of eventsOf(update.events)) {
      const text = tell(event, t, this.seats, this.you) ?? '';
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
          this.settle(event.seat);
          break;
        case 'mistaken':
          this.highlight(
            'wrong',
            this.tellWrong(event.seat),
            this.tellLeft(event.cards),
            event.cards,
          );
          this.settle(event.seat);
          break;
        case 'missed':
          this.highlight('wrong', text, race);
          this.settle(event.seat);
          break;
      }
    }
    const turn = [...this.actions].some(
      (action) => action === 'reveal' || action.startsWith('pick '),
    );
    if (turn) sounds.play('turn');
  }

  protected override tellTurn({ kind, text, detail }: Status, update: TimedUpdate): string {
    const view = update.view as CandyMatchView;
    if (view.phase === 'penalty') return view.choosers[0] === this.you ? detail : '';
    // That one has called was said of the call itself.
    if (kind === 'call') return this.isPicking ? detail : '';
    return kind === 'mine' ? text : '';
  }

  private tellMatch(seat: number, count: number): string {
    return seat === this.you
      ? t('candy-match.flash.you-matched', { count })
      : t('candy-match.flash.matched', { name: nameOf(this.seats, seat), count });
  }

  private tellWrong(seat: number): string {
    return seat === this.you
      ? t('candy-match.status.you-wrong')
      : t('candy-match.status.wrong', { name: nameOf(this.seats, seat) });
  }

  private tellLeft(cards: readonly string[]): string {
    return t('candy-match.left', { candies: candyNames(pairUp(cards).left, t) });
  }

  /** A call has been decided. */
  private settle(seat: number): void {
    this.margin = '';
    if (seat !== this.you) return;
    this.marks.clear();
    this.deaf.show(true);
  }

  private highlight(
    kind: Status['kind'],
    text: string,
    detail: string,
    wrong: readonly string[] = [],
  ): void {
    this.flash.show({ kind, text, detail, wrong });
  }

  protected override rest(): void {
    super.rest();
    this.flash.end();
    this.deaf.end();
  }

  private lay(): void {
    const { width, height } = this.size;
    if (width > 0 && height > 0) {
      this.arrangement = arrange(this.arrangement, this.view?.table ?? [], width, height);
    }
  }
}
