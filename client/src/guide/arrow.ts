import type { Rect } from './sight.svelte';

/** From where an arrow points at something. */
export type Side = 'above' | 'below' | 'left' | 'right';

/** What an arrow should not lie on. */
export interface Covers {
  /** never: what is to be read */
  readonly texts: readonly Rect[];
  /** rather not: what else could be pressed */
  readonly things: readonly Rect[];
}

/** The arrow with its bounce, in pixels: from the tip, and to each side. */
const LENGTH = 58;
const HALF = 17;

const SIDES: readonly Side[] = ['above', 'below', 'left', 'right'];

/** The side from which an arrow covers nothing; null where there is none. */
export function freeSide(target: Rect, room: Rect, { texts, things }: Covers): Side | null {
  const inTheWay = [...texts, ...things].filter((one) => !contains(one, target));
  return (
    SIDES.find((side) => {
      const arrow = arrowOn(side, target);
      return contains(room, arrow) && !inTheWay.some((one) => overlap(one, arrow));
    }) ?? null
  );
}

/** What the arrow takes up there. */
function arrowOn(side: Side, { x, y, width, height }: Rect): Rect {
  const [middleX, middleY] = [x + width / 2 - HALF, y + height / 2 - HALF];
  const upright = { x: middleX, width: 2 * HALF, height: LENGTH };
  const lying = { y: middleY, width: LENGTH, height: 2 * HALF };
  switch (side) {
    case 'above':
      return { ...upright, y: y - LENGTH };
    case 'below':
      return { ...upright, y: y + height };
    case 'left':
      return { ...lying, x: x - LENGTH };
    case 'right':
      return { ...lying, x: x + width };
  }
}

const contains = (outer: Rect, inner: Rect): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Where its tip is, and how far an arrow that comes from above is turned there. */
export function tipOn(side: Side, { x, y, width, height }: Rect): { at: string; turn: number } {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  switch (side) {
    case 'above':
      return { at: `${middleX} ${y}`, turn: 0 };
    case 'below':
      return { at: `${middleX} ${y + height}`, turn: 180 };
    case 'left':
      return { at: `${x} ${middleY}`, turn: -90 };
    case 'right':
      return { at: `${x + width} ${middleY}`, turn: 90 };
  }
}
