import { settings } from '../../browser/settings.svelte';
import { t } from '../../i18n/i18n.svelte';
import type { Match, TimedUpdate } from '../../match/match';
import type { Cell } from '../../table/camera';
import { Flights, seatSpot, spotOf } from '../../table/flights.svelte';
import { TableState } from '../../table/table.svelte';
import { HandState } from './hand.svelte';
import type { Hinted } from './hinted';
import { linesOf, spoken } from './history';
import { distinct } from './kids';
import { marksOf, NO_MARKS } from './marks';
import { movesOf } from './moves';
import type { Colour } from './patterns';
import { follow, type Piece } from './pieces';
import { tellMoment, tellOutcome } from './scored';
import { sounds } from './sounds';
import { noChoice, statusOf, statusSeen } from './status';
import {
  type CandyHuntersEvent,
  type CandyHuntersInsight,
  type CandyHuntersView,
  cardsOf,
  cellOf,
  eventsOf,
  type Place,
  type Player,
  UNKNOWN,
} from './view';

/** How long a scored pattern is shown before candies go home, and how long they fly. */
const SHOWN_MILLIS = 500;
const CANDY_MILLIS = 700;

/** A cell of the town that can be pressed now. */
export interface Spot extends Cell {
  readonly place: Place;
  /** a piece that may be chosen, the chosen one, or where something may go */
  readonly kind: 'movable' | 'chosen' | 'target';
}

/** What the table's parts share: what is chosen in the town, and who goes where. */
export class CandyHuntersTable extends TableState<CandyHuntersView, CandyHuntersInsight> {
  private pickedColour: Colour | null = $state(null);
  private pickedSite: Place | null = $state(null);
  private pickedGhost: Place | null = $state(null);
  /** what the mouse, a finger or the keyboard points at */
  pointed: Place | null = $state(null);
  /** where something was pressed that waits for a yes */
  private tried: Place | null = $state(null);
  /** what is pointed out to a player who has asked for it, until something happens */
  hint: Hinted | null = $state.raw(null);
  pieces: readonly Piece[] = $state.raw([]);
  readonly hand = new HandState(this);
  readonly flights = new Flights<Colour>();

  constructor(match: Match) {
    super(match, {
      tell: spoken(() => this.view),
      linesOf: linesOf(() => this.view),
      statusOf,
      noChoice,
      tellMoment,
      sounds,
    });
  }

  /** each in one colour, by which their kids are known too */
  override readonly seats = $derived.by(() => distinct(this.match.table.seats));
  readonly moves = $derived.by(() => movesOf(this.actions));
  /** Where a card or a hint is shown in the town, nothing else is drawn over it. */
  readonly marks = $derived.by(() =>
    this.hand.fit || this.hint ? NO_MARKS : marksOf(eventsOf(this.told)),
  );
  readonly status = $derived.by(() => {
    const { update } = this.match;
    const chosen = {
      colour: this.colour !== null,
      site: this.site !== null,
      ghost: this.mover !== null,
    };
    if (this.view && this.match.isReplay && !update?.result) return statusSeen(this.view, t);
    const brings = this.hand.score ? this.brings : '';
    return update && statusOf(update, t, this.seats, this.you, { ...chosen, brings });
  });

  /** what scoring the chosen pattern would bring, piece by piece */
  private readonly brings = $derived.by(() => {
    const { choice } = this.hand;
    return choice && this.me !== null ? tellOutcome(choice, this.me, t, this.seats) : '';
  });

  // ---- What is chosen

  readonly colour = $derived.by(() => (this.moves.builds.size > 0 ? this.pickedColour : null));
  readonly site = $derived.by(() =>
    this.pickedSite !== null && this.moves.builds.has(this.pickedSite) ? this.pickedSite : null,
  );
  /** the ghost, or the pushed piece, that is about to go */
  readonly mover = $derived.by((): Place | null => {
    const [pushed] = this.moves.pushes.keys();
    if (pushed !== undefined) return pushed;
    return this.pickedGhost !== null && this.moves.ghosts.has(this.pickedGhost)
      ? this.pickedGhost
      : null;
  });
  /** where the mover may go */
  readonly targets = $derived.by((): readonly Place[] => {
    if (this.mover === null) return [];
    return this.moves.pushes.get(this.mover) ?? this.moves.ghosts.get(this.mover) ?? [];
  });

  /** All that can be pressed in the town now. */
  readonly spots = $derived.by((): ReadonlyMap<Place, Spot> => {
    const spots = new Map<Place, Spot>();
    if (this.isPending) return spots;
    const add = (place: Place, kind: Spot['kind']) =>
      spots.set(place, { place, kind, ...cellOf(place) });
    for (const [place, colours] of this.moves.builds) {
      if (this.colour === null || colours.includes(this.colour)) add(place, 'target');
    }
    if (this.site) add(this.site, 'chosen');
    for (const place of this.moves.ghosts.keys()) add(place, 'movable');
    if (this.mover !== null) add(this.mover, 'chosen');
    for (const place of this.targets) add(place, 'target');
    for (const place of this.moves.kids) add(place, 'target');
    return spots;
  });

  /** what waits for a yes: a place that was pressed, and that can still be */
  readonly asked = $derived.by((): Place | null => {
    const { tried } = this;
    return tried !== null && this.spots.get(tried)?.kind === 'target' ? tried : null;
  });
  /** where something is being tried */
  readonly trial = $derived.by((): Place | null => {
    const place = this.pointed ?? this.tried;
    return place !== null && this.spots.has(place) ? place : null;
  });

  // ---- What a player does

  chooseColour(colour: Colour): void {
    if (this.moves.builds.size === 0) return;
    if (this.site && this.moves.builds.get(this.site)?.includes(colour)) {
      void this.send(`build ${colour} ${this.site}`);
      return;
    }
    this.pickedColour = this.pickedColour === colour ? null : colour;
    sounds.play('mark');
  }

  point(place: Place | null): void {
    this.pointed = place;
  }

  /** A place was pressed; `sure`: what would happen had been shown before. */
  press(place: Place, sure: boolean): void {
    const spot = this.spots.get(place);
    if (!spot) return;
    if (spot.kind === 'chosen') this.letGo();
    else if (spot.kind === 'movable') this.lift(place);
    else if (this.isFirst(place)) this.try(place);
    else if (this.moves.builds.has(place)) this.pressSite(place);
    else if (this.moves.kids.length > 0) this.pressKid(place, sure);
    else this.moveTo(place);
  }

  /** Whether a place was pressed for the first time by somebody who wants to be asked. */
  private isFirst(place: Place): boolean {
    const isWhole = !this.moves.builds.has(place) || this.colourFor(place) !== null;
    return settings.confirm && isWhole && this.tried !== place;
  }

  private try(place: Place): void {
    this.tried = place;
    sounds.play('mark');
  }

  /** Not there: what was chosen for it stays chosen. */
  thinkAgain(): void {
    this.tried = null;
    this.pointed = null;
  }

  /** What would be built there: the chosen colour, else what the shown card needs. */
  colourFor(place: Place): Colour | null {
    return this.colour ?? this.hand.neededAt(place);
  }

  private pressSite(place: Place): void {
    const colour = this.colourFor(place);
    if (colour) void this.send(`build ${colour} ${place}`);
    else {
      this.pickedSite = place;
      sounds.play('mark');
    }
  }

  /** A kid ends the turn: it is shown first where nothing was. */
  private pressKid(place: Place, sure: boolean): void {
    if (sure) void this.send(`kid ${place}`);
    else this.try(place);
  }

  /** Takes a ghost up, to put it down somewhere else. */
  lift(place: Place): void {
    this.pickedGhost = place;
    this.pointed = null;
    this.tried = null;
    sounds.play('mark');
  }

  moveTo(place: Place): void {
    const word = this.moves.pushes.size > 0 ? 'push' : 'ghost';
    void this.send(`${word} ${this.mover} ${place}`);
  }

  /** What the big button does, if there is something to confirm. */
  confirm(): void {
    const action = this.hand.score ?? this.hand.exchange;
    if (action) void this.send(action);
    else if (this.asked !== null) this.press(this.asked, true);
  }

  /** Goes on to the next step without doing anything. */
  pass(): void {
    if (this.moves.pass) void this.send(this.moves.pass);
  }

  override get hasChosen(): boolean {
    const ghost = this.moves.pushes.size === 0 ? this.mover : null;
    const chosen = [this.colour, this.site, ghost, this.asked, this.hand.picked];
    return chosen.some((one) => one !== null);
  }

  override letGo(): void {
    this.pickedColour = null;
    this.pickedSite = null;
    this.pickedGhost = null;
    this.pointed = null;
    this.tried = null;
    this.hand.letGo();
  }

  // ---- What happens

  protected override show(update: TimedUpdate): void {
    const view = update.view as CandyHuntersView;
    this.pieces = follow(this.pieces, eventsOf(update.events), view);
    this.pickedColour = null;
    this.pickedSite = null;
    this.pickedGhost = null;
    this.pointed = null;
    this.tried = null;
    this.hint = null;
    this.hand.renew();
  }

  /** Candies go home to those whose kids have found them. */
  private fly(events: readonly CandyHuntersEvent[]): void {
    for (const event of events) {
      if (event.type !== 'scored') continue;
      for (const { seat, at, colour } of event.taken) {
        const from = this.board?.rectOf(cellOf(at));
        this.flights.send(colour, from, spotOf(seatSpot(seat)), {
          delay: SHOWN_MILLIS,
          duration: CANDY_MILLIS,
        });
      }
    }
  }

  protected override announce(update: TimedUpdate): void {
    super.announce(update);
    this.fly(eventsOf(update.events));
    const { phase, toAct } = update.view as CandyHuntersView;
    if (phase === 'build' && toAct === this.you && update.undone === 0) sounds.play('turn');
  }

  protected override rest(): void {
    super.rest();
    this.flights.clear();
  }
}

/** Whose cards lie open though they are not one's own: in a replay with full sight. */
export const openCards = (view: CandyHuntersView, seat: Player): readonly string[] =>
  cardsOf(view, seat).filter((card) => card !== UNKNOWN);
