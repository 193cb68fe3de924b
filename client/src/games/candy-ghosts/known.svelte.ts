import { t } from '../../i18n/i18n.svelte';
import type { Match, TimedUpdate } from '../../match/match';
import { nameOf } from '../../table/names';
import { Passing } from '../../table/passing.svelte';
import type { Shown } from '../../table/signals.svelte';
import { TableState } from '../../table/table.svelte';
import { type Dice, diceOf } from './dice';
import { linesOf, spoken } from './history';
import { movesOf } from './moves';
import { ghostName, placeName } from './names';
import { sounds } from './sounds';
import { statusOf } from './status';
import { tellMoment } from './tell';
import {
  type CandyGhostsInsight,
  type CandyGhostsView,
  eventsOf,
  NO_INSIGHT,
  seatOfPiece,
} from './view';

/** How long dice are shown, in milliseconds. */
const DICE_MILLIS = 2_200;
/** How long one sees who has sent a ghost off. */
const SENT_MILLIS = 2_500;
/** How long a word about what could not be done is shown. */
const NOTE_MILLIS = 3_000;

/** The table as the engine tells of it, what has just happened at it, and how something is done. */
export class KnownTable extends TableState<CandyGhostsView, unknown> {
  /** a gentle word about what could not be done */
  readonly note = new Passing<string>(NOTE_MILLIS);
  private readonly rolled = new Passing<Dice>(DICE_MILLIS);
  private readonly sent = new Passing<Shown>(SENT_MILLIS);
  private waiting: (() => void)[] = [];

  constructor(match: Match) {
    const view = () => (match.update?.view ?? null) as CandyGhostsView | null;
    super(match, {
      tell: spoken(view, () => this.told),
      linesOf: linesOf(view),
      statusOf,
      tellMoment,
      sounds,
    });
  }

  /** the engine's insight, whole */
  readonly known = $derived.by(
    (): CandyGhostsInsight => ({
      ...NO_INSIGHT,
      ...((this.insight ?? {}) as Partial<CandyGhostsInsight>),
    }),
  );
  /** the own items */
  readonly items = $derived.by((): readonly string[] =>
    this.me === null ? [] : (this.view?.players[this.me]?.items ?? []),
  );
  readonly moves = $derived.by(() => movesOf(this.actions));
  readonly status = $derived.by(() => {
    const { update } = this.match;
    return update && statusOf(update, t, this.seats, this.called);
  });
  /** the roll that is being shown */
  readonly dice = $derived.by(() => this.rolled.now);

  /** What others point at; where anyone moves the ghosts, also whom they have just sent off. */
  readonly pointers = $derived.by((): readonly Shown[] =>
    this.sent.now ? [...this.signals, this.sent.now] : this.signals,
  );

  /** Does something; true once the table shows that it is done. */
  async perform(action: string): Promise<boolean> {
    const reply = await this.send(action);
    if (reply?.outcome === 'too-late') this.note.show(t('candy-ghosts.too-late'));
    if (reply?.outcome !== 'applied') return false;
    while ((this.match.update?.seq ?? 0) < reply.seq) await this.next();
    return true;
  }

  /** Resolves with the next update. */
  next(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  protected override wordsAt(at: string): string | null {
    if (/^[pg]\d|^onna$|^pigin$/.test(at)) {
      const seat = seatOfPiece(at);
      return seat === null ? ghostName(at, t) : nameOf(this.seats, seat);
    }
    return placeName(at, this.view, t);
  }

  protected override show(_update: TimedUpdate): void {
    const { waiting } = this;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }

  protected override announce(update: TimedUpdate): void {
    super.announce(update);
    const dice = diceOf(eventsOf(update.events), update.seq, t, this.seats, this.you);
    if (dice) this.rolled.show(dice);
    this.showSender(update);
  }

  /** Where anyone may move the ghosts, all see who does. */
  private showSender({ events, seq }: TimedUpdate): void {
    const sent = eventsOf(events).find((event) => event.type === 'sent');
    if (sent?.type !== 'sent' || sent.seat === this.you) return;
    if (this.view?.options.group !== 'anyone') return;
    this.sent.show({ seat: sent.seat, phrase: null, at: sent.who, key: -seq });
  }

  protected override rest(): void {
    super.rest();
    this.rolled.end();
    this.sent.end();
  }
}
