import type { CukierkiEvent } from './view';

/** The tiles that were placed in the last turn with a placement. */
export function lastTurn(events: readonly CukierkiEvent[]): ReadonlySet<number> {
  const tiles = new Set<number>();
  let seat: number | null = null;
  for (const event of events.toReversed()) {
    // An extra placement is told between the placements of a turn, and nothing of anybody else.
    if (event.type === 'drawn' || event.type === 'passed') {
      if (seat !== null) break;
    } else if (event.type === 'placed') {
      if (seat !== null && event.seat !== seat) break;
      seat = event.seat;
      tiles.add(event.tile);
    }
  }
  return tiles;
}
