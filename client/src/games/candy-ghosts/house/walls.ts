import components from 'virtual:engine-components/candy-ghosts';
import { cardAt } from '../names';
import type { CandyGhostsEvent, CandyGhostsView, Place } from '../view';
import { ROOM } from './geometry';

/** Walls that somebody has gone through, so that it can be told. */

/** The mark of a room's plan that stands on one of the sides of a square; RoomPlan of the engine. */
function hasWall(
  place: Place,
  [dx, dy]: readonly [number, number],
  view: CandyGhostsView,
): boolean {
  const plan = components.rooms[cardAt(place, view) ?? ''] ?? [];
  const [x = 0, y = 0] = place.split(',').map((at) => Number(at) % ROOM);
  const mark = plan[2 * y + 1 + dy]?.[2 * x + 1 + dx];
  return mark === '-' || mark === '|';
}

const isSquare = (place: Place): boolean => /^\d+,\d+$/.test(place);

/** Whether there is a wall between two squares side by side, on the card of either. */
export function isWallBetween(from: Place, to: Place, view: CandyGhostsView): boolean {
  if (!isSquare(from) || !isSquare(to)) return false;
  const [x = 0, y = 0] = from.split(',').map(Number);
  const [u = 0, v = 0] = to.split(',').map(Number);
  const [dx, dy] = [u - x, v - y];
  if (Math.abs(dx) + Math.abs(dy) !== 1) return false;
  return hasWall(from, [dx, dy], view) || hasWall(to, [-dx, -dy], view);
}

/** Those steps that went through a wall, as far as it is known where they began. */
export function throughWalls(
  events: readonly CandyGhostsEvent[],
  view: CandyGhostsView | null,
): ReadonlySet<CandyGhostsEvent> {
  const at = new Map<number, Place>();
  const found = new Set<CandyGhostsEvent>();
  if (!view) return found;
  for (const event of events) {
    if (event.type === 'chased' || event.type === 'swallowed') at.delete(event.seat);
    if (event.type !== 'stepped' && event.type !== 'landed' && event.type !== 'player-respawned')
      continue;
    const from = at.get(event.seat);
    if (event.type === 'stepped' && from && isWallBetween(from, event.at, view)) found.add(event);
    at.set(event.seat, event.at);
  }
  return found;
}
