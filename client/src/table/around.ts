/** The others from the own left around the table; those who watch see all in order. */
export function othersOf(seats: number, own: number | null): number[] {
  const first = own ?? -1;
  return Array.from(
    { length: own === null ? seats : seats - 1 },
    (_, i) => (first + 1 + i) % seats,
  );
}
