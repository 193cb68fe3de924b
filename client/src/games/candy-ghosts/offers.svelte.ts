import { t } from '../../i18n/i18n.svelte';
import type { Match, TimedUpdate } from '../../match/match';
import { type Status, withLatest } from '../../table/status';
import { type Aim, canAim } from './aim';
import { type Deed, deedsAt, deedsOn } from './deeds';
import { GroupState } from './group.svelte';
import { huntsShown } from './hunts';
import { KnownTable } from './known.svelte';
import { type Lit, litOf } from './lit';
import { type Pressable, pressableOf } from './pressable';
import { eventsOf, type Piece, type Place, pieceOf } from './view';
import { Walker } from './walker.svelte';

/** What can be done where somebody has pressed. */
export interface Menu {
  readonly on: Place | Piece;
  readonly deeds: readonly Deed[];
}

/** The table with what is chosen at it, and what can therefore be pressed. */
export class OfferedTable extends KnownTable {
  protected aimed: Aim | null = $state.raw(null);
  protected pressed: Place | Piece | null = $state(null);
  /** what is pointed at by a mouse or the keyboard */
  pointed: Place | Piece | null = $state(null);
  /** what would end the turn, and waits for a second press */
  asked: Deed | 'end' | null = $state.raw(null);
  /** the own item whose card is looked at */
  held: string | null = $state(null);
  readonly walker = new Walker(this);
  readonly group: GroupState;

  constructor(match: Match) {
    super(match);
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

  /** what goes on by itself until somebody stops it */
  readonly goesOn = $derived.by((): 'resting' | 'walking' | null =>
    this.group.isResting ? 'resting' : this.walker.way ? 'walking' : null,
  );

  /** whether presses count now: not while something is on its way */
  private readonly isFree = $derived.by(() => this.plays && this.goesOn === null);

  /** What is going on, in a sentence: nothing is asked of who has sent somebody on their way. */
  readonly said = $derived.by((): Status | null => {
    const { status, goesOn, lines } = this;
    if (goesOn === null || status?.kind === 'right' || status?.kind === 'wrong')
      return withLatest(status, lines);
    const latest = goesOn === 'resting' ? lines[0] : null;
    return { kind: 'mine', text: t(`candy-ghosts.${goesOn}`), detail: latest?.text ?? '' };
  });

  /** Places that can be pressed now. */
  readonly offered = $derived.by((): ReadonlyMap<Place, Lit> => {
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

  point(what: Place | Piece | null): void {
    this.pointed = what;
  }

  /** What it costs to go to a place, in action points. */
  costOf(place: Place): number {
    return this.known.reach.find(({ at }) => at === place)?.cost ?? 0;
  }

  override get hasChosen(): boolean {
    const { aim, menu, held, asked, goesOn, group } = this;
    const isOpen = aim !== null || menu !== null || held !== null || asked !== null;
    return isOpen || goesOn !== null || group.isPicked;
  }

  override letGo(): void {
    this.aimed = null;
    this.pressed = null;
    this.held = null;
    this.asked = null;
    this.pointed = null;
    this.group.letGo();
    this.walker.stop();
  }

  protected override show(update: TimedUpdate): void {
    this.walker.hear(eventsOf(update.events));
    this.aimed = null;
    this.pressed = null;
    this.asked = null;
    super.show(update);
  }

  protected override rest(): void {
    super.rest();
    this.walker.stop();
    this.group.letGo();
  }
}
