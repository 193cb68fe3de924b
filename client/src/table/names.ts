import type { SeatInfo } from '../net/protocol';

/** How somebody is called; a seat without a name by its number. */
export const nameOf = (seats: readonly SeatInfo[], seat: number): string =>
  seats[seat]?.name ?? String(seat + 1);
