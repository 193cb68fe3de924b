import type { Cell } from '../../table/camera';

const SIDES = [
  [0, -1, 0, 0, 1, 0],
  [1, 0, 1, 0, 1, 1],
  [0, 1, 1, 1, 0, 1],
  [-1, 0, 0, 1, 0, 0],
] as const;

/** The border around some cells as an SVG path, with so many units for a cell. */
export function outline(cells: readonly Cell[], unit: number): string {
  const isIn = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y);
  return cells
    .flatMap(({ x, y }) =>
      SIDES.filter(([dx, dy]) => !isIn(x + dx, y + dy)).map(
        ([, , x1, y1, x2, y2]) =>
          `M${(x + x1) * unit} ${(y + y1) * unit}L${(x + x2) * unit} ${(y + y2) * unit}`,
      ),
    )
    .join('');
}
