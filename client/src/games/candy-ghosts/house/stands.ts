import type { Cell } from '../../../table/camera';
import type { Piece as PieceId, Place } from '../view';
import { type Area, areaOf, doorstepOf, middleOf, type Plan } from './geometry';
import type { Piece } from './pieces';

/** Where on the plane each piece is drawn: side by side where there are several, in the queue if out. */

/** The middle of a piece, in cells, and how large it is drawn. */
export interface Stand extends Cell {
  readonly scale: number;
}

/** How far apart those stand who share a big square, at most; in the dark there is more room. */
const APART = 1.15;
const APART_IN_THE_DARK = 1.6;
/** Two who meet on one square lean to its sides. */
const LEAN = 0.24;
const IN_THE_DARK = 0.78;
const BOSS = 1.3;

export function standsOf(plan: Plan, pieces: readonly Piece[]): ReadonlyMap<PieceId, Stand> {
  const stands = new Map<PieceId, Stand>();
  for (const [place, here] of together(pieces)) {
    const area = areaOf(plan, place);
    const most = place.startsWith('room ') ? APART_IN_THE_DARK : APART;
    const places = area.width > 1 ? grid(area, here.length, most) : leaning(area, here.length);
    const dark = place.startsWith('room ') ? IN_THE_DARK : 1;
    here.forEach(({ id, kind }, i) => {
      const at = places[i] ?? middleOf(area);
      stands.set(id, { ...at, scale: (kind === 'boss' ? BOSS : 1) * dark });
    });
  }
  for (const piece of pieces)
    if (!stands.has(piece.id)) stands.set(piece.id, apart(plan, piece, stands));
  return stands;
}

/** Those who stand, by place; whoever will be back or has just gone keeps to where they were. */
function together(pieces: readonly Piece[]): ReadonlyMap<Place, readonly Piece[]> {
  const all = new Map<Place, Piece[]>();
  for (const piece of pieces) {
    if (piece.how === 'stands') all.set(piece.at, [...(all.get(piece.at) ?? []), piece]);
  }
  return all;
}

/** In rows, in the middle of a big square. */
function grid(area: Area, count: number, most: number): readonly Cell[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const gap = Math.min(most, (area.width - 0.6) / columns);
  const middle = middleOf(area);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - columns * (rows - 1) : columns;
    return {
      x: middle.x + ((i % columns) - (inRow - 1) / 2) * gap,
      y: middle.y + (row - (rows - 1) / 2) * gap,
    };
  });
}

function leaning(area: Area, count: number): readonly Cell[] {
  const { x, y } = middleOf(area);
  if (count === 1) return [{ x, y }];
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i / (count - 1) - 0.5) * 2 * LEAN,
    y,
  }));
}

/** Those who do not stand on a place of their own. */
function apart(plan: Plan, piece: Piece, stands: ReadonlyMap<PieceId, Stand>): Stand {
  const { x, y } = middleOf(areaOf(plan, piece.at));
  switch (piece.how) {
    case 'inside': {
      const host = stands.get(`p${piece.host}`) ?? { x, y };
      return { x: host.x + 0.26, y: host.y - 0.34, scale: 0.58 };
    }
    case 'eaten': {
      return { x, y: y + 0.12, scale: 0.44 };
    }
    case 'lurks':
      return lurking(plan);
    case 'out':
      return queueing(plan, piece.left ?? 1);
    case 'gone': {
      const to = piece.host === null ? undefined : stands.get(`p${piece.host}`);
      // A boss bursts.
      const scale = piece.kind === 'boss' ? 2.6 : 0.3;
      return { ...(to ?? { x, y: y - 0.3 }), scale };
    }
    default:
      return { x, y, scale: 0.8 };
  }
}

/** Before it is met, the boss lies where the last rooms touch the Exit. */
function lurking(plan: Plan): Stand {
  const exit = middleOf(areaOf(plan, 'exit'));
  const step = doorstepOf(plan);
  const door = middleOf(step);
  const away = Math.hypot(exit.x - door.x, exit.y - door.y);
  const by = 3.1 / away;
  return { x: exit.x + (exit.x - door.x) * by, y: exit.y + (exit.y - door.y) * by, scale: 1.6 };
}

/** Who was first out stands first, by the door. */
function queueing(plan: Plan, left: number): Stand {
  const step = doorstepOf(plan);
  const along = 0.5 + (left - 1) * 0.62;
  const isRow = step.width > step.height;
  const { x, y } = middleOf(step);
  return isRow ? { x: step.x + along, y, scale: 0.9 } : { x, y: step.y + along, scale: 0.9 };
}
