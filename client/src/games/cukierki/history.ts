import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../../net/protocol';
import type { Cell } from '../../table/camera';
import { idOf, type Line, pictureLine } from '../../table/history';
import { whoIs } from '../../table/names';
import TilePicture from './TilePicture.svelte';
import { candyNames, tell, tellCell } from './tell';
import { cellKey } from './tiles';
import { type CukierkiEvent, eventsOf, type Player } from './view';

type Placed = Extract<CukierkiEvent, { type: 'placed' }>;
type Completed = Extract<CukierkiEvent, { type: 'completed' }>;

const KINDS: Readonly<Record<string, Line['kind']>> = {
  extra: 'call',
  advantage: 'call',
};

/** A place to light up: a cell of the table, or of somebody's wall. */
const placeName = (cell: Cell, wall: Player | null): string =>
  wall === null ? cellKey(cell) : `wall ${wall} ${cellKey(cell)}`;

const PLACE = /^(?:wall (\d) )?(-?\d+),(-?\d+)$/;

/** The same, read again. */
export function placeOf(at: string): (Cell & { readonly wall: Player | null }) | null {
  const [, wall, x, y] = PLACE.exec(at) ?? [];
  if (x === undefined || y === undefined) return null;
  return { wall: wall === undefined ? null : Number(wall), x: Number(x), y: Number(y) };
}

/** A placement with all that it made, as one sentence, with the tile that was placed. */
function tellPlacement(
  placed: Placed,
  made: readonly Completed[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Line {
  const count = made.filter(({ taken }) => taken).length;
  const candies = candyNames(
    made.map(({ candy }) => candy),
    t,
  );
  const said = { ...whoIs(placed.seat, seats, own), count, candies };
  return {
    id: idOf(placed),
    kind: 'right',
    text: count > 0 ? t('cukierki.tell.takes', said) : t('cukierki.tell.makes', said),
    picture: pictureLine(TilePicture, placed),
    at: placeName(placed, null),
    aside: tellCell(placed, t),
  };
}

/** As at every table, but a placement with all that it made is one line. */
export function linesOf(
  events: readonly GameEvent[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Line[] {
  const lines: Line[] = [];
  for (const [i, event] of eventsOf(events).entries()) {
    if (event.type === 'placed') {
      lines.push(tellPlacement(event, madeAfter(events, i), t, seats, own));
    } else if (event.type !== 'completed') {
      const text = tell(events[i] as GameEvent, t, seats, own);
      const kind = KINDS[event.type] ?? 'note';
      if (text) lines.push({ id: idOf(event), text, kind, ...whereOf(event, t) });
    }
  }
  return lines.reverse();
}

/** The candies that a placement made: they are told right after it. */
function madeAfter(events: readonly GameEvent[], i: number): Completed[] {
  const after = eventsOf(events.slice(i + 1));
  const end = after.findIndex(({ type }) => type !== 'completed');
  return (end < 0 ? after : after.slice(0, end)) as Completed[];
}

/** What was built has a place in a wall; what was set aside is seen for the last time. */
function whereOf(event: CukierkiEvent, t: Translate): Pick<Line, 'picture' | 'at' | 'aside'> {
  if (event.type === 'built') {
    return {
      picture: pictureLine(TilePicture, event),
      at: placeName(event, event.seat),
      aside: tellCell(event, t),
    };
  }
  if (event.type !== 'set-aside') return {};
  return { picture: pictureLine(TilePicture, { tile: event.tile, r: 0 }) };
}
