import { untrack } from 'svelte';
import { aheadOf, nearestTo } from './arrows';
import type { Cell } from './camera';
import { isFocusFree } from './keep-focus';

interface Options<Place> {
  /** all places that can have the focus, by key */
  readonly places: () => ReadonlyMap<string, Place>;
  /** where something is being tried; that is where the Tab key goes */
  readonly pointed?: () => string | null;
  /** places that are worth more than the others */
  readonly isGoal?: (place: Place) => boolean;
  /** the board brings places into sight by itself: the page is not to be scrolled there */
  readonly shows?: boolean;
}

/**
 * The keyboard's way over a board: one stop for the Tab key, arrow keys from place to place, and
 * whoever plays by keys stays on the board while the places under their fingers change. The element
 * of a place carries its key as `data-cell`, inside of the element that this is attached to.
 */
export class Roving<Place extends Cell> {
  private root: Element | null = null;
  /** where the keyboard's focus is, or was before its place went away */
  private here: (Cell & { readonly key: string }) | null = $state.raw(null);

  constructor(private readonly options: Options<Place>) {}

  /** The place that the Tab key goes to. */
  readonly stop = $derived.by((): string | undefined => {
    const { places, pointed } = this.options;
    const all = places();
    const key = [pointed?.(), this.here?.key].find((one) => one != null && all.has(one));
    return key ?? this.keyOf(this.goals()[0]);
  });

  /** Where the focus belongs: its place, or the nearest to it if that went away. */
  readonly next = $derived.by((): string | undefined => {
    const { here } = this;
    if (!here) return undefined;
    const isThere = this.options.places().has(here.key);
    return isThere ? here.key : this.keyOf(nearestTo(here, this.goals()));
  });

  /** Arrow keys go to the next place in that direction. */
  go(event: KeyboardEvent, from: Cell): void {
    const next = aheadOf(event.key, from, this.options.places().values());
    if (event.key.startsWith('Arrow')) event.preventDefault();
    this.focus(this.keyOf(next));
  }

  focus(key: string | undefined): void {
    if (key === undefined) return;
    const element = this.root?.querySelector<HTMLElement | SVGElement>(
      `:not([inert]) > [data-cell="${CSS.escape(key)}"]`,
    );
    element?.focus({ preventScroll: this.options.shows === true });
  }

  /** For the element that holds the places. */
  readonly attach = (root: Element): (() => void) => {
    this.root = root;
    const come = ({ target }: Event) => {
      const key = (target as Element).closest('[data-cell]')?.getAttribute('data-cell') ?? '';
      const place = this.options.places().get(key);
      // Who uses a mouse or a finger has nothing to lose.
      const isByKeys = (target as Element).matches(':focus-visible');
      this.here = place && isByKeys ? { key, x: place.x, y: place.y } : null;
    };
    const leave = (event: Event) => {
      if ((event as FocusEvent).relatedTarget !== null) this.here = null;
    };
    root.addEventListener('focusin', come);
    root.addEventListener('focusout', leave);
    $effect(() => {
      this.options.places();
      untrack(() => this.keep());
    });
    return () => {
      root.removeEventListener('focusin', come);
      root.removeEventListener('focusout', leave);
    };
  };

  /** The places are others now: where the focus has gone with its own, it goes to the nearest. */
  keep(): void {
    if (this.here && isFocusFree()) this.focus(this.next);
  }

  private goals(): readonly Place[] {
    const { places, isGoal } = this.options;
    const all = [...places().values()];
    const goals = isGoal ? all.filter(isGoal) : all;
    return goals.length > 0 ? goals : all;
  }

  private keyOf(place: Place | undefined): string | undefined {
    for (const [key, one] of this.options.places()) if (one === place) return key;
    return undefined;
  }
}

/** Goes to the board of the table, where it can be pressed. */
export const focusBoard = (): void =>
  document.querySelector<SVGElement>('[data-cell][tabindex="0"]')?.focus({ preventScroll: true });
