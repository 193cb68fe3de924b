import { aheadOf, nearestTo } from '../../../table/arrows';
import type { Cell } from '../../../table/camera';
import { areaOf, type BigSquare, middleOf, type Plan, ROOM } from '../house/geometry';
import type { Side } from '../view';

/**
 * How the host lays out the Night Gallery (CG-90): its rooms row by row, and Start and Exit around the
 * outside. As the option `arrangement` it is a text: `N 4 S 4 r03 r11 …`.
 */
export interface Arrangement extends Plan {
  readonly rooms: readonly string[];
}

export type Gate = 'start' | 'exit';
export const GATES: readonly Gate[] = ['start', 'exit'];

const CLOCKWISE: readonly Side[] = ['N', 'E', 'S', 'W'];
const other = (gate: Gate): Gate => (gate === 'start' ? 'exit' : 'start');

/** A laid out gallery as the engine's view has it. */
export const arrangementOf = (view: {
  options: { size: string };
  start: BigSquare;
  exit: BigSquare;
  rooms: readonly { card: string | null }[];
}): Arrangement => ({
  ...emptyPlan(view.options.size),
  start: view.start,
  exit: view.exit,
  rooms: view.rooms.map(({ card }) => card ?? ''),
});

export const writeArrangement = ({ start, exit, rooms }: Arrangement): string =>
  [start.side, start.at, exit.side, exit.at, ...rooms].join(' ');

/** The arrangement of that size which the text tells; null if it is none. */
export function readArrangement(text: unknown, size: string): Arrangement | null {
  if (typeof text !== 'string') return null;
  const [startSide, startAt, exitSide, exitAt, ...rooms] = text.split(' ');
  const plan = emptyPlan(size);
  const [start, exit] = [gateAt(startSide, startAt), gateAt(exitSide, exitAt)];
  return start && exit && rooms.length === plan.across * plan.down
    ? { ...plan, start, exit, rooms }
    : null;
}

function gateAt(side: string | undefined, at: string | undefined): BigSquare | null {
  const known = CLOCKWISE.find((one) => one === side);
  return known && at !== undefined && /^\d+$/.test(at) ? { side: known, at: Number(at) } : null;
}

function emptyPlan(size: string): Omit<Plan, 'start' | 'exit'> {
  const [across = 1, down = 1] = size.split('x').map(Number);
  return { across, down, lying: false };
}

export function swapRooms(arrangement: Arrangement, one: number, two: number): Arrangement {
  const rooms = [...arrangement.rooms];
  [rooms[one], rooms[two]] = [rooms[two] ?? '', rooms[one] ?? ''];
  return { ...arrangement, rooms };
}

/** Another card instead of the one that lies there. */
export const putRoom = (arrangement: Arrangement, index: number, card: string): Arrangement => ({
  ...arrangement,
  rooms: arrangement.rooms.map((old, i) => (i === index ? card : old)),
});

/** Everywhere that Start or Exit may be; on one side they keep a square between them (GS-1). */
export function sitesOf(arrangement: Arrangement, gate: Gate): readonly BigSquare[] {
  const taken = arrangement[other(gate)];
  return CLOCKWISE.flatMap((side) => {
    const rooms = side === 'N' || side === 'S' ? arrangement.across : arrangement.down;
    return Array.from({ length: (rooms - 1) * ROOM + 1 }, (_, at) => ({ side, at }));
  }).filter(({ side, at }) => side !== taken.side || Math.abs(at - taken.at) > ROOM);
}

interface Site extends Cell {
  readonly site: BigSquare;
}

const middlesOf = (arrangement: Arrangement, gate: Gate): readonly Site[] =>
  sitesOf(arrangement, gate).map((site) => ({
    site,
    ...middleOf(areaOf({ ...arrangement, [gate]: site }, gate)),
  }));

/** Start or Exit as near to a cell of the plane as it may be. */
export function moveGate(arrangement: Arrangement, gate: Gate, to: Cell): Arrangement {
  const found = nearestTo(to, middlesOf(arrangement, gate));
  return found ? { ...arrangement, [gate]: found.site } : arrangement;
}

/** Start or Exit where an arrow key takes it. */
export function pushGate(arrangement: Arrangement, gate: Gate, key: string): Arrangement {
  const here = middleOf(areaOf(arrangement, gate));
  const found = aheadOf(key, here, middlesOf(arrangement, gate));
  return found ? { ...arrangement, [gate]: found.site } : arrangement;
}
