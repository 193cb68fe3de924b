import { reducedMotion } from '../browser/settings.svelte';

/** Something on its way over the table, drawn above everything else. */
export interface Flight<T> {
  readonly id: number;
  readonly piece: T;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** milliseconds that it waits where it was, and that it flies */
  readonly delay: number;
  readonly duration: number;
}

/** The pieces that are in the air. */
export class Flights<T> {
  all: readonly Flight<T>[] = $state.raw([]);
  private count = 0;

  /** Sends a piece off, if both places are on the screen and things may move. */
  send(
    piece: T,
    from: DOMRect | null | undefined,
    to: DOMRect | null | undefined,
    { delay = 0, duration = 480 } = {},
  ): boolean {
    if (!from || !to || reducedMotion() || document.hidden) return false;
    this.all = [...this.all, { id: this.count++, piece, from, to, delay, duration }];
    return true;
  }

  land(id: number): void {
    this.all = this.all.filter((flight) => flight.id !== id);
  }

  clear(): void {
    this.all = [];
  }
}

/** What flies to somebody, or from them. */
export const seatSpot = (seat: number): string => `seat ${seat}`;

/** Where something marked `data-flight` is within the table. */
export const spotOf = (spot: string): DOMRect | null =>
  document.querySelector(`[data-flights] [data-flight="${spot}"]`)?.getBoundingClientRect() ?? null;
