import type { Cell } from '../../../table/camera';
import type { Place, Side } from '../view';

/** Where things of the house lie on the plane: places of the notation, and cells of the board. */

/** A card of one big square at the outside of the house. */
export interface BigSquare {
  readonly side: Side;
  readonly at: number;
}

/** The plan of a house. On a wide screen it lies on its side: what was below is at the right. */
export interface Plan {
  /** rooms across and down, as the notation counts them */
  readonly across: number;
  readonly down: number;
  readonly start: BigSquare;
  readonly exit: BigSquare;
  readonly lying: boolean;
}

/** A part of the plane, in cells. */
export interface Area extends Cell {
  readonly width: number;
  readonly height: number;
}

/** Squares along a room. */
export const ROOM = 4;
/** What those who are out stand on, beyond the Exit. */
const DOORSTEP = 1.4;

/** The plan of a view; `size` is the option, `2x6`. */
export function planOf(
  { options, start, exit }: { options: { size: string }; start: BigSquare; exit: BigSquare },
  lying: boolean,
): Plan {
  const [across = 1, down = 1] = options.size.split('x').map(Number);
  return { across, down, start, exit, lying };
}

/** Where a place lies. */
export function areaOf(plan: Plan, place: Place): Area {
  if (place === 'start' || place === 'exit') return laid(plan, bigSquare(plan, plan[place]));
  const room = place.startsWith('room ');
  const [x = 0, y = 0] = (room ? place.slice(5) : place).split(',').map(Number);
  const size = room ? ROOM : 1;
  return laid(plan, { x: x * size, y: y * size, width: size, height: size });
}

/** The room with that number, row by row. */
export const roomPlace = (plan: Plan, index: number): Place =>
  `room ${index % plan.across},${Math.floor(index / plan.across)}`;

export const roomIndex = (plan: Pick<Plan, 'across'>, room: Place): number => {
  const [x = 0, y = 0] = room.replace('room ', '').split(',').map(Number);
  return y * plan.across + x;
};

/** The room in which a square lies; null for big squares. */
export function roomOf(place: Place): Place | null {
  if (place.startsWith('room ')) return place;
  const [x, y] = place.split(',').map(Number);
  if (x === undefined || y === undefined) return null;
  return `room ${Math.floor(x / ROOM)},${Math.floor(y / ROOM)}`;
}

/** The square or big square in which a cell of the plane lies; null outside of the house. */
export function placeAt(plan: Plan, cell: Cell): Place | null {
  for (const big of ['start', 'exit']) if (isIn(areaOf(plan, big), cell)) return big;
  const { x, y } = plan.lying ? { x: cell.y, y: cell.x } : cell;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const inside = column >= 0 && row >= 0 && column < plan.across * ROOM && row < plan.down * ROOM;
  return inside ? `${column},${row}` : null;
}

/** All of the house, and where those stand who are out. */
export function wholeOf(plan: Plan): Area {
  const rooms = { x: 0, y: 0, width: plan.across * ROOM, height: plan.down * ROOM };
  const areas = [laid(plan, rooms), areaOf(plan, 'start'), areaOf(plan, 'exit'), doorstepOf(plan)];
  return around(areas);
}

/** The side of the house, as it is seen, at which a big square lies. */
export function sideOf(plan: Plan, which: 'start' | 'exit'): Side {
  const { side } = plan[which];
  return plan.lying ? ({ N: 'W', S: 'E', W: 'N', E: 'S' } as const)[side] : side;
}

/** Where those queue who are out: a strip along the far side of the Exit. */
export function doorstepOf(plan: Plan): Area {
  const exit = bigSquare(plan, plan.exit);
  const { side } = plan.exit;
  const long = side === 'N' || side === 'S';
  return laid(plan, {
    x: side === 'W' ? exit.x - DOORSTEP : side === 'E' ? exit.x + ROOM : exit.x,
    y: side === 'N' ? exit.y - DOORSTEP : side === 'S' ? exit.y + ROOM : exit.y,
    width: long ? ROOM : DOORSTEP,
    height: long ? DOORSTEP : ROOM,
  });
}

/** The smallest area that holds all of these. */
export function around(areas: readonly Area[]): Area {
  const left = Math.min(...areas.map(({ x }) => x));
  const top = Math.min(...areas.map(({ y }) => y));
  const right = Math.max(...areas.map(({ x, width }) => x + width));
  const bottom = Math.max(...areas.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const middleOf = ({ x, y, width, height }: Area): Cell => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Its first and last cell, as a plane wants to know it. */
export const cornersOf = ({ x, y, width, height }: Area): readonly Cell[] => [
  { x, y },
  { x: x + width - 1, y: y + height - 1 },
];

/** Whether a house is seen better on its side, in a window of that shape. */
export function liesBetter(plan: Plan, window: { width: number; height: number }): boolean {
  const scale = (lying: boolean) => {
    const { width, height } = wholeOf({ ...plan, lying });
    return Math.min(window.width / width, window.height / height);
  };
  return scale(true) > scale(false);
}

/** A card of one big square, as the notation has it: at the outside, as wide as a room. */
function bigSquare({ across, down }: Plan, { side, at }: BigSquare): Area {
  const size = { width: ROOM, height: ROOM };
  if (side === 'N') return { x: at, y: -ROOM, ...size };
  if (side === 'S') return { x: at, y: down * ROOM, ...size };
  if (side === 'W') return { x: -ROOM, y: at, ...size };
  return { x: across * ROOM, y: at, ...size };
}

const laid = ({ lying }: Plan, area: Area): Area =>
  lying ? { x: area.y, y: area.x, width: area.height, height: area.width } : area;

const isIn = ({ x, y, width, height }: Area, cell: Cell): boolean =>
  cell.x >= x && cell.y >= y && cell.x < x + width && cell.y < y + height;
