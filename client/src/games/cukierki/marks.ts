import type { CukierkiEvent } from './view';

/**
 * The tiles that others have placed since the own last turn, as long as one plays (`isMine`) and
 * longer; while there are none of these, and for who only watches, those of the last turn.
 */
export function lastTurns(
  events: readonly CukierkiEvent[],
  own: number | null,
  isMine: boolean,
): ReadonlySet<number> {
  const isOwn = (event: CukierkiEvent) => 'seat' in event && event.seat === own;
  // What one has done in this turn so far hides nothing.
  const past = isMine
    ? events.slice(0, 1 + events.findLastIndex((event) => !isOwn(event)))
    : events;
  const others = past.slice(1 + past.findLastIndex(isOwn));
  const tiles = others.flatMap((event) => (event.type === 'placed' ? [event.tile] : []));
  return own === null || tiles.length === 0 ? lastTurn(events) : new Set(tiles);
}

/** The tiles that were placed in the last turn with a placement. */
function lastTurn(events: readonly CukierkiEvent[]): ReadonlySet<number> {
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
