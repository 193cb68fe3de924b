import { t } from '../../i18n/i18n.svelte';
import type { Match, TimedUpdate } from '../../match/match';
import { nameOf } from '../../table/names';
import { Passing } from '../../table/passing.svelte';
import type { Shown } from '../../table/signals.svelte';
import { TableState } from '../../table/table.svelte';
import { type Aim, aimedAtPlace, aimedPieces, canAim } from './aim';
import { type Deed, deedsAt, deedsOn } from './deeds';
import { type Dice, diceOf } from './dice';
import { GroupState } from './group.svelte';
import { linesOf } from './history';
import { huntsShown } from './hunts';
import { type Lit, litOf } from './lit';
import { movesOf } from './moves';
import { type CardKind, ghostName, placeName } from './names';
import { type Pressable, pressableOf } from './pressable';
import { sounds } from './sounds';
import { statusOf } from './status';
import { tell, tellMoment } from './tell';
import {
  type CandyGhostsInsight,
  type CandyGhostsView,
  eventsOf,
  ghostIn,
  NO_INSIGHT,
  type Piece,
  type Place,
  pieceOf,
  seatOfPiece,
} from './view';
import { Walker } from './walker.svelte';

/** How long dice are shown, in milliseconds. */
const DICE_MILLIS = 2_200;
/** How long one sees who has sent a ghost off. */
const SENT_MILLIS = 2_500;
/** How long a word about what could not be done is shown. */
const NOTE_MILLIS = 3_000;

/** A card that is looked at. */
export interface ShownCard {
  readonly kind: CardKind;
  readonly word: string;
}

/** What can be done where somebody has pressed. */
export interface Menu {
  readonly on: Place | Piece;
  readonly deeds: readonly Deed[];
}

/** What the parts of the table share: what is lit, what is chosen, and what is asked. */
export class CandyGhostsTable extends TableState<CandyGhostsView, unknown> {
  private aimed: Aim | null = $state.raw(null);
  private pressed: Place | Piece | null = $state(null);
  /** what is pointed at by a mouse or the keyboard */
  pointed: Place | Piece | null = $state(null);
  /** what would end the turn, and waits for a second press */
  asked: Deed | 'end' | null = $state.raw(null);
  /** the own item whose card is looked at */
  held: string | null = $state(null);
  /** the card that is shown in large */
  card: ShownCard | null = $state.raw(null);
  /** whether the drawer is open */
  isOpen: boolean = $state(false);
  /** a gentle word about what could not be done */
  readonly note = new Passing<string>(NOTE_MILLIS);
  private readonly rolled = new Passing<Dice>(DICE_MILLIS);
  private readonly sent = new Passing<Shown>(SENT_MILLIS);
  private waiting: (() => void)[] = [];
  readonly walker = new Walker(this);
  readonly group: GroupState;

  constructor(match: Match) {
    const view = () => (match.update?.view ?? null) as CandyGhostsView | null;
    super(match, {
      tell: (event, ...to) => tell(event, ...to, view()),
      linesOf: linesOf(view),
      statusOf,
      tellMoment,
      sounds,
    });
    const table = this;
    this.group = new GroupState({
      get view() {
        return table.view;
      },
      get insight() {
        return table.known;
      },
      get moves() {
        return table.moves;
      },
      get isPending() {
        return table.isPending;
      },
      perform: (action) => this.perform(action),
      next: () => this.next(),
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
    return update && statusOf(update, t, this.seats, this.me);
  });
  /** the roll that is being shown */
  readonly dice = $derived.by(() => this.rolled.now);

  /** What others point at; where anyone moves the ghosts, also whom they have just sent off. */
  readonly pointers = $derived.by((): readonly Shown[] =>
    this.sent.now ? [...this.signals, this.sent.now] : this.signals,
  );

  // ---- What is chosen

  /** what somebody is about to do, while there is something to do it to */
  readonly aim = $derived.by((): Aim | null =>
    this.aimed && canAim(this.aimed, this.moves) ? this.aimed : null,
  );

  /** the ghost that is about to move, or the figure that walks */
  readonly chosen = $derived.by((): Piece | null => {
    if (this.walker.way) return this.walker.way.who;
    if (this.group.chosen !== null) return this.group.chosen;
    return this.known.mover === null ? null : pieceOf(this.known.mover);
  });

  /** whether presses count now: not while something is on its way */
  private readonly isFree = $derived.by(
    () => this.plays && !this.walker.way && !this.group.isResting,
  );

  /** Places that can be pressed now. */
  readonly lit = $derived.by((): ReadonlyMap<Place, Lit> => {
    const { view, moves, known: insight, aim } = this;
    if (!view || !this.isFree) return new Map();
    return litOf({ view, moves, insight, aim, hunt: this.group.hunt }, t);
  });

  /** Pieces that can be pressed now. */
  readonly pressable = $derived.by((): ReadonlyMap<Piece, Pressable> => {
    const { view, moves, known: insight, aim } = this;
    if (!view || !this.isFree) return new Map();
    const { targets } = this.group;
    return pressableOf({ view, moves, insight, aim, targets, chosen: this.group.chosen }, t);
  });

  /** What can be done where somebody has pressed, while it has to be chosen. */
  readonly menu = $derived.by((): Menu | null => {
    const { view, moves, known, pressed } = this;
    if (!view || pressed === null || !this.isFree) return null;
    const isPiece = /^[a-z]/.test(pressed) && pressed !== 'start' && pressed !== 'exit';
    const deeds = isPiece
      ? deedsOn(view, moves, known, pressed)
      : deedsAt(view, moves, known, pressed);
    return deeds.length > 0 ? { on: pressed, deeds } : null;
  });

  /** What the ghosts are after, as far as it is drawn now. */
  readonly hunts = $derived.by(() =>
    this.view ? huntsShown(this.view, this.known.hunts, this.pointed, this.group.chosen) : [],
  );

  /** What can be done with what lies near. */
  readonly nearDeeds = $derived.by((): readonly Deed[] => {
    const { view, moves, known } = this;
    if (!view) return [];
    const places = new Set([
      ...moves.picks.keys(),
      ...moves.smashes.keys(),
      ...moves.removes.keys(),
    ]);
    return [...places]
      .flatMap((place) => deedsAt(view, moves, known, place))
      .filter(({ does }) => does !== 'walk' && does !== 'push');
  });

  // ---- What a player does

  point(what: Place | Piece | null): void {
    this.pointed = what;
  }

  /** A place was pressed; what ends the turn is asked for twice, however it was pressed. */
  press(place: Place, _sure: boolean): void {
    const lit = this.lit.get(place);
    if (!lit || !this.view) return;
    const action = this.aim
      ? aimedAtPlace(this.aim, this.moves, place)
      : this.moves.puts.get(place);
    const deeds = deedsAt(this.view, this.moves, this.known, place);
    const [only] = deeds;
    if (action !== undefined) this.tryTo(action);
    else if (lit.kind === 'ghost') this.fly(lit);
    else if (only && deeds.length === 1) this.do(only);
    else if (deeds.length > 1) this.ask(place);
  }

  /** A ghost, a boss or a player was pressed. */
  pressPiece(piece: Piece, _sure: boolean): void {
    if (!this.pressable.has(piece) || !this.view) return;
    const action = this.actionOn(piece, this.view);
    if (action !== undefined) this.tryTo(action);
    else if (this.moves.targets.has(piece)) {
      this.group.pick(piece);
      sounds.play('mark');
    } else this.ask(piece);
  }

  /** What a press on somebody means, where it can mean one thing only. */
  private actionOn(piece: Piece, view: CandyGhostsView): string | undefined {
    const seat = seatOfPiece(piece);
    if (this.aim) {
      const aimed = aimedPieces(this.aim, this.moves);
      const ghost = seat === null ? piece : ghostIn(view, seat);
      return aimed.get(piece) ?? aimed.get(ghost ?? '');
    }
    if (seat === null) return this.group.targets.get(piece);
    return this.group.targets.get(String(seat)) ?? this.moves.possesses.get(seat);
  }

  /** Shows what can be done there. */
  private ask(on: Place | Piece): void {
    this.pressed = this.pressed === on ? null : on;
    this.asked = null;
    sounds.play('mark');
  }

  /** Does something that was chosen; what ends the turn is asked for twice. */
  do(deed: Deed): void {
    const ends = deed.reach?.ends ?? null;
    const isAgain = this.asked !== 'end' && isSame(this.asked, deed);
    if (ends !== null && !isAgain) {
      this.asked = deed;
      this.pointed = deed.place ?? null;
      sounds.play('mark');
      return;
    }
    this.letGo();
    if (deed.reach && deed.does === 'walk') this.walk(deed.reach.route);
    else this.tryTo(deed.action);
  }

  private walk(route: readonly Place[]): void {
    const { mover } = this.known;
    if (mover !== null) void this.walker.go({ who: pieceOf(mover), rest: route });
  }

  /** The chosen ghost goes to a place: first it is said whom it hunts. */
  private fly({ place, route }: Lit): void {
    const { chosen, hunt, targets } = this.group;
    if (chosen === null) return;
    const end = hunt?.ends.find(({ at }) => at === place);
    const named = targets.get(end?.target ?? hunt?.targets[0] ?? '') ?? [...targets.values()][0];
    const first = this.group.moving === null ? named : undefined;
    void this.walker.go({ who: chosen, rest: route ?? [place] }, first);
  }

  /** A ghost was dragged to a place. */
  moveGhost(piece: Piece, place: Place): void {
    if (this.group.chosen !== piece) this.group.pick(piece);
    const lit = this.lit.get(place);
    if (lit?.kind === 'ghost') this.fly(lit);
  }

  /** Takes aim with something, or lets it be. */
  aimWith(aim: Aim): void {
    const same = JSON.stringify(this.aim) === JSON.stringify(aim);
    this.letGo();
    if (!same && canAim(aim, this.moves)) this.aimed = aim;
    sounds.play('mark');
  }

  /** Ends the turn; with points left one is asked first. */
  end(): void {
    const word = this.moves.plain.has('stop') ? 'stop' : 'end';
    if (!this.moves.plain.has(word)) return;
    const left = this.view?.turn?.ap ?? 0;
    if (word === 'end' && left > 0 && this.asked !== 'end') {
      this.letGo();
      this.asked = 'end';
      sounds.play('mark');
    } else {
      this.tryTo(word);
    }
  }

  /** Does something that needs no more than its word. */
  say(action: string): void {
    this.tryTo(action);
  }

  /** Leaves a decision for the group to good sense; in the ghosts' turn all that are left. */
  beSensible(): void {
    const isGhosts = this.view?.phase === 'ghosts';
    void (isGhosts ? this.group.rest() : this.group.doSensibly());
  }

  /** What it costs to go to a place, in action points. */
  costOf(place: Place): number {
    return this.known.reach.find(({ at }) => at === place)?.cost ?? 0;
  }

  /** Does what waits for a second press. */
  confirm(): void {
    if (this.asked === 'end') this.end();
    else if (this.asked) this.do(this.asked);
  }

  letGo(): void {
    this.aimed = null;
    this.pressed = null;
    this.held = null;
    this.asked = null;
    this.pointed = null;
    this.group.letGo();
    this.walker.stop();
  }

  /** Looks at an own item, and at what can be done with it; again puts it away. */
  hold(item: string): void {
    const same = this.held === item;
    this.letGo();
    this.held = same ? null : item;
    sounds.play('mark');
  }

  /** Does something with the item that is looked at: at once, or where one presses next. */
  useHeld(does: 'throw' | 'drop' | 'fan' | 'free'): void {
    const item = this.held;
    if (item === null) return;
    if (does === 'fan') this.tryTo('use fan');
    else this.aimWith(does === 'free' ? { do: does } : { do: does, item });
  }

  showCard(kind: CardKind, word: string): void {
    this.card = { kind, word };
  }

  putCardAway(): void {
    this.card = null;
  }

  protected override wordsAt(at: string): string | null {
    if (/^[pg]\d|^onna$|^pigin$/.test(at)) {
      const seat = seatOfPiece(at);
      return seat === null ? ghostName(at, t) : nameOf(this.seats, seat);
    }
    return placeName(at, this.view, t);
  }

  /** Does something; true once the table shows that it is done. */
  async perform(action: string): Promise<boolean> {
    const reply = await this.send(action);
    if (reply?.outcome === 'too-late') this.note.show(t('candy-ghosts.too-late'));
    if (reply?.outcome !== 'applied') return false;
    while ((this.match.update?.seq ?? 0) < reply.seq) await this.next();
    return true;
  }

  private tryTo(action: string | undefined): void {
    if (action === undefined || !this.canSend(action)) return;
    this.letGo();
    void this.perform(action);
  }

  /** Resolves with the next update. */
  next(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  // ---- What happens

  protected override show(update: TimedUpdate): void {
    const events = eventsOf(update.events);
    this.walker.hear(events);
    this.aimed = null;
    this.pressed = null;
    this.asked = null;
    const { waiting } = this;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }

  protected override announce(update: TimedUpdate): void {
    super.announce(update);
    const dice = diceOf(eventsOf(update.events), update.seq, t, this.seats, this.me);
    if (dice) this.rolled.show(dice);
    this.showSender(update);
  }

  /** Where anyone may move the ghosts, all see who does. */
  private showSender({ events, seq }: TimedUpdate): void {
    const sent = eventsOf(events).find((event) => event.type === 'sent');
    if (sent?.type !== 'sent' || sent.seat === this.me) return;
    if (this.view?.options.group !== 'anyone') return;
    this.sent.show({ seat: sent.seat, phrase: null, at: sent.who, key: -seq });
  }

  protected override rest(): void {
    super.rest();
    this.walker.stop();
    this.group.letGo();
    this.rolled.end();
    this.sent.end();
  }
}

/** Whether it is the same way that is asked for again. */
const isSame = (asked: Deed | null, deed: Deed): boolean =>
  asked !== null && asked.place === deed.place && asked.reach?.cost === deed.reach?.cost;
