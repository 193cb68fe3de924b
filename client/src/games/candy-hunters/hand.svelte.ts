import { SvelteMap } from 'svelte/reactivity';
import type { Cell } from '../../table/camera';
import { byCard, type Fit, fitsOf, nearFits, scoreAction } from './fits';
import type { Moves } from './moves';
import type { Colour } from './patterns';
import { sounds } from './sounds';
import {
  type CandyHuntersInsight,
  type CandyHuntersView,
  cardsOf,
  cellOf,
  type Place,
  type Player,
} from './view';

/** What the hand needs to know of the table. */
interface Around {
  readonly view: CandyHuntersView | null;
  readonly insight: CandyHuntersInsight | null;
  readonly me: Player | null;
  readonly actions: ReadonlySet<string>;
  readonly moves: Moves;
}

/** The own patterns: where they fit, which of them and which of their places is chosen. */
export class HandState {
  private pickedCard: string | null = $state(null);
  /** a card under the mouse */
  private hovered: string | null = $state(null);
  /** which of its places is looked at, by card */
  private readonly pages = new SvelteMap<string, number>();

  constructor(private readonly table: Around) {}

  /** the own cards */
  readonly cards = $derived.by((): readonly string[] =>
    this.table.view && this.table.me !== null ? cardsOf(this.table.view, this.table.me) : [],
  );

  /** Where own cards lie on the town as it stands, the best first. */
  private readonly lying = $derived.by((): readonly Fit[] =>
    this.table.insight && this.table.me !== null ? fitsOf(this.table.insight, this.table.me) : [],
  );

  /** Those of them that may be scored now. */
  private readonly offered = $derived.by(() =>
    this.lying.filter((fit) => this.table.actions.has(scoreAction(fit))),
  );

  /** Where each own card fits now. */
  readonly fits = $derived.by(() => byCard(this.lying));

  /** Where one more building would make each own card fit. */
  readonly near = $derived.by(() =>
    byCard(this.table.insight ? nearFits(this.table.insight, this.table.actions) : []),
  );

  /** whether any card may be scored now */
  readonly hasOffer = $derived.by(() => this.offered.length > 0);
  /** the card that the player has chosen */
  readonly picked = $derived.by((): string | null => {
    const { pickedCard } = this;
    return pickedCard !== null && this.cards.includes(pickedCard) ? pickedCard : null;
  });
  /** the card that is chosen: by the player, else the best one while one may score */
  readonly card = $derived.by(() => this.picked ?? this.offered[0]?.card ?? null);
  /** the chosen one of its places */
  readonly choice = $derived.by(() => this.fitOf(this.card));
  /** the action that scores it there, if that may be done now */
  readonly score = $derived.by((): string | null => {
    const action = this.choice && scoreAction(this.choice);
    return action !== null && this.table.actions.has(action) ? action : null;
  });

  /** What is drawn in the town: the card under the mouse, else the chosen one. */
  readonly shown = $derived.by((): string | null =>
    this.hovered !== null && this.cards.includes(this.hovered) ? this.hovered : this.card,
  );
  readonly shownFits = $derived.by(() => this.fitsOf(this.shown));
  readonly fit = $derived.by(() => this.fitOf(this.shown));

  /** A card's places, best first; those that need a building only where it does not fit without. */
  fitsOf(card: string | null): readonly Fit[] {
    if (card === null) return [];
    const fits = this.fits.get(card) ?? [];
    return fits.length > 0 ? fits : (this.near.get(card) ?? []);
  }

  /** Which of a card's places is looked at. */
  pageOf(card: string | null): number {
    const count = this.fitsOf(card).length;
    return count === 0 ? 0 : modulo(this.pages.get(card ?? '') ?? 0, count);
  }

  fitOf(card: string | null): Fit | null {
    return this.fitsOf(card)[this.pageOf(card)] ?? null;
  }

  /** the action that exchanges the card that the player has picked */
  readonly exchange = $derived.by((): string | null => {
    const { pickedCard } = this;
    if (pickedCard === null || !this.table.moves.exchanges.includes(pickedCard)) return null;
    return `exchange ${pickedCard}`;
  });

  /** What the shown card still needs at a place: a building that one can put there now. */
  neededAt(place: Place): Colour | null {
    const { x, y } = cellOf(place);
    const missing = this.shownFits
      .flatMap(({ cells }) => cells)
      .find((cell) => !cell.met && cell.x === x && cell.y === y);
    const colour = missing?.need;
    return colour && colour !== '*' && this.table.moves.builds.get(place)?.includes(colour)
      ? colour
      : null;
  }

  /** A card was pressed: its places are shown; pressed again, the next of them. */
  choose(card: string): void {
    if (this.pickedCard !== card) this.pickedCard = card;
    else if (this.fitsOf(card).length > 1) this.turnPage(1);
    else this.pickedCard = null;
    sounds.play('mark');
  }

  hover(card: string | null): void {
    this.hovered = card;
  }

  /** Goes to another place of the chosen card. */
  turnPage(by: number): void {
    if (this.card === null || this.fitsOf(this.card).length < 2) return;
    this.pages.set(this.card, this.pageOf(this.card) + by);
    sounds.play('mark');
  }

  /** A cell was pressed while a card is shown: the next of its places that covers the cell. */
  chooseFitAt({ x, y }: Cell): void {
    const fits = this.fitsOf(this.card);
    const covers = (fit: Fit | undefined) =>
      fit?.cells.some((cell) => cell.x === x && cell.y === y) === true;
    const page = this.pageOf(this.card);
    const by = fits.findIndex((_, i) => covers(fits[(page + 1 + i) % fits.length]));
    if (by >= 0) this.turnPage(by + 1);
  }

  /** The town has changed: its places are others. */
  renew(): void {
    this.pages.clear();
    const { view, me } = this.table;
    // To choose a card to score or to exchange is something else than to have looked at it.
    const isAsked = view?.phase === 'score' || view?.phase === 'exchange';
    if (isAsked && view.toAct === me) this.pickedCard = null;
  }

  letGo(): void {
    this.pickedCard = null;
    this.pages.clear();
  }
}

const modulo = (value: number, count: number): number => ((value % count) + count) % count;
