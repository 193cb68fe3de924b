import type { Cell } from './camera';

/** What a cell of a plane measures, in units of its drawing. */
export const UNIT = 100;

/** A pointer that has moved so far, in pixels, drags a piece or moves the plane and does not press. */
export const STILL = 8;

/** Moves a drawing to the middle of a cell. */
export const toMiddle = ({ x, y }: Cell): string =>
  `translate(${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT})`;

/** These cells and some room around them, where more may come to lie; the first cell if there is none. */
export const withRoom = (cells: readonly Cell[]): Cell[] =>
  cells.length === 0
    ? [{ x: 0, y: 0 }]
    : cells.flatMap(({ x, y }) => [
        { x: x - 0.7, y: y - 0.7 },
        { x: x + 0.7, y: y + 0.7 },
      ]);
