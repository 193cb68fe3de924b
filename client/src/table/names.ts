import type { SeatInfo } from '../net/protocol';

/** How somebody is called; a seat without a name by its number. */
export const nameOf = (seats: readonly SeatInfo[], seat: number): string =>
  seats[seat]?.name ?? String(seat + 1);

/** Somebody as the messages want to know them: `you`, or another one by name. */
export const whoIs = (seat: number, seats: readonly SeatInfo[], own: number | null) => ({
  who: seat === own ? 'you' : 'other',
  name: nameOf(seats, seat),
});

/** A name that is never divided between two lines: a number alone says nothing. */
export const inOnePiece = (name: string): string => name.replaceAll(' ', '\u00a0');
