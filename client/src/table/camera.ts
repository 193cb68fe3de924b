/** A cell of a grid. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** How the board is looked at: a point of the board (in tiles) is at `x + cell · scale` pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels for a tile: never too small to see, nor so large that a few fill a screen. */
const SMALLEST = 22;
const LARGEST = 160;
/** A frame does not blow a few tiles up like that. */
const LARGEST_FRAMED = 104;
/** Free room around what is framed, in tiles. */
const MARGIN = 0.35;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Shows all these cells, in the middle and as large as there is room. */
export function frame(cells: readonly Cell[], { width, height }: Size): Camera {
  if (cells.length === 0) return { x: width / 2, y: height / 2, scale: LARGEST_FRAMED };
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1];
  const scale = clamp(
    Math.min(width / (right - left + 2 * MARGIN), height / (bottom - top + 2 * MARGIN)),
    SMALLEST,
    LARGEST_FRAMED,
  );
  return {
    x: width / 2 - ((left + right) / 2) * scale,
    y: height / 2 - ((top + bottom) / 2) * scale,
    scale,
  };
}

/** So many times larger, while the point under the finger stays where it is. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const scale = clamp(camera.scale * factor, SMALLEST, LARGEST);
  const by = scale / camera.scale;
  return { x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by, scale };
}

/** Moved, but never so far that all cells are out of sight. */
export function pan(
  camera: Camera,
  by: { x: number; y: number },
  cells: readonly Cell[],
  { width, height }: Size,
): Camera {
  const { scale } = camera;
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const keep = 1.5 * scale;
  return {
    x: clamp(
      camera.x + by.x,
      keep - (Math.max(...xs) + 1) * scale,
      width - keep - Math.min(...xs) * scale,
    ),
    y: clamp(
      camera.y + by.y,
      keep - (Math.max(...ys) + 1) * scale,
      height - keep - Math.min(...ys) * scale,
    ),
    scale,
  };
}

/** The cell at a point of the screen. */
export const cellAt = (camera: Camera, at: { x: number; y: number }): Cell => ({
  x: Math.floor((at.x - camera.x) / camera.scale),
  y: Math.floor((at.y - camera.y) / camera.scale),
});
