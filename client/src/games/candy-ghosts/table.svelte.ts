import { type Aim, aimedAtPlace, aimedPieces, canAim } from './aim';
import { type Deed, deedsAt } from './deeds';
import type { Lit } from './lit';
import type { CardKind } from './names';
import { OfferedTable } from './offers.svelte';
import { sounds } from './sounds';
import {
  type CandyGhostsView,
  ghostIn,
  type Piece,
  type Place,
  pieceOf,
  seatOfPiece,
} from './view';

/** A card that is looked at. */
export interface ShownCard {
  readonly kind: CardKind;
  readonly word: string;
}

/** The table with all that a player does at it. */
export class CandyGhostsTable extends OfferedTable {
  /** the card that is shown in large */
  card: ShownCard | null = $state.raw(null);
  /** whether the house lies on its side, as it does on wide screens */
  lying: boolean = $state(false);
  /** where a place is on the screen, while the house is shown */
  placeRect: ((place: Place) => DOMRect | null) | null = null;
  /** whether the drawer is open */
  isOpen: boolean = $state(false);

  /** A place was pressed; what ends the turn is asked for twice, however it was pressed. */
  press(place: Place, _sure: boolean): void {
    const lit = this.offered.get(place);
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
    const lit = this.offered.get(place);
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

  /** Does what waits for a second press. */
  confirm(): void {
    if (this.asked === 'end') this.end();
    else if (this.asked) this.do(this.asked);
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

  private tryTo(action: string | undefined): void {
    if (action === undefined || !this.canSend(action)) return;
    this.letGo();
    void this.perform(action);
  }
}

/** Whether it is the same way that is asked for again. */
const isSame = (asked: Deed | null, deed: Deed): boolean =>
  asked !== null && asked.place === deed.place && asked.reach?.cost === deed.reach?.cost;
