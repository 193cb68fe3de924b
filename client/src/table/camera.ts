/** A cell of a grid. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A point of the window through which a board is seen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the board is looked at: a point of the board (in cells) is at `x + cell · scale` pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the board, in cells. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How many pixels a cell may have. */
export interface CellSizes {
  readonly smallest: number;
  readonly largest: number;
  /** the largest when the board frames itself, so that a few cells are not blown up */
  readonly framed: number;
  /** the smallest then: of what would be smaller only the middle is in sight */
  readonly least?: number;
}

/** Never too small to see, nor so large that a few fill a screen. */
export const CELL_SIZES: CellSizes = { smallest: 22, largest: 160, framed: 104 };

/** What there is to look at, and through which window. */
export interface Scene {
  /** what is framed */
  readonly box: Box;
  readonly size: Size;
  readonly cells: CellSizes;
  /** where one may go, if that is more than what is framed */
  readonly all?: Box | undefined;
  /** how many pixels of the window something else covers from below */
  readonly covered?: number | undefined;
}

/** The part of the window in which a board can be seen. */
export const clear = ({ size, covered = 0 }: Pick<Scene, 'size' | 'covered'>): Size =>
  covered > 0 ? { width: size.width, height: Math.max(1, size.height - covered) } : size;

/** Free room around what is framed or shown, in cells. */
const MARGIN = 0.35;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** What all these cells take up. */
export function boxOf(cells: readonly Cell[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of cells) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return cells.length > 0 ? box : { left: 0, top: 0, right: 1, bottom: 1 };
}

/** Shows all that is framed, in the middle and as large as there is room. */
export function frame(scene: Scene): Camera {
  const { box, cells } = scene;
  const size = clear(scene);
  const scale = clamp(
    Math.min(
      size.width / (box.right - box.left + 2 * MARGIN),
      size.height / (box.bottom - box.top + 2 * MARGIN),
    ),
    cells.least ?? cells.smallest,
    Math.min(cells.framed, cells.largest),
  );
  return {
    x: size.width / 2 - ((box.left + box.right) / 2) * scale,
    y: size.height / 2 - ((box.top + box.bottom) / 2) * scale,
    scale,
  };
}

/** So far and no farther: the middle of the window stays on the board. */
export function bound(camera: Camera, scene: Omit<Scene, 'cells'>): Camera {
  const { scale } = camera;
  const size = clear(scene);
  const box = scene.all ?? scene.box;
  const [middleX, middleY] = [size.width / 2, size.height / 2];
  const x = clamp(camera.x, middleX - box.right * scale, middleX - box.left * scale);
  const y = clamp(camera.y, middleY - box.bottom * scale, middleY - box.top * scale);
  return x === camera.x && y === camera.y ? camera : { x, y, scale };
}

/** What fingers, a wheel or a button do to a board. */
export interface Motion {
  /** what was here in the window */
  readonly from: Point;
  /** is here now */
  readonly to: Point;
  /** and so many times as large */
  readonly factor: number;
}

/** Moved and zoomed at the same time, as far as sizes and the board's bounds allow. */
export function moved(camera: Camera, { from, to, factor }: Motion, scene: Scene): Camera {
  const scale = clamp(camera.scale * factor, scene.cells.smallest, scene.cells.largest);
  const by = scale / camera.scale;
  return bound(
    { x: to.x - (from.x - camera.x) * by, y: to.y - (from.y - camera.y) * by, scale },
    scene,
  );
}

/** Whether a cell's middle is in the window. */
export function isInSight({ x, y, scale }: Camera, cell: Cell, { width, height }: Size): boolean {
  const [middleX, middleY] = [x + (cell.x + 0.5) * scale, y + (cell.y + 0.5) * scale];
  return middleX > 0 && middleX < width && middleY > 0 && middleY < height;
}

/** Moved no more than is needed to see a cell; the same camera if it is in sight. */
export function show(camera: Camera, cell: Cell, scene: Pick<Scene, 'size' | 'covered'>): Camera {
  const { scale } = camera;
  const size = clear(scene);
  const x = camera.x + shift(camera.x + cell.x * scale, scale, size.width);
  const y = camera.y + shift(camera.y + cell.y * scale, scale, size.height);
  return x === camera.x && y === camera.y ? camera : { x, y, scale };
}

/** How far a stretch must be moved to lie in the window with some room; in its middle if there is none. */
function shift(start: number, length: number, room: number): number {
  const margin = MARGIN * length;
  if (length + 2 * margin > room) return (room - length) / 2 - start;
  return clamp(start, margin, room - margin - length) - start;
}

/** The cell at a point of the window. */
export const cellAt = (camera: Camera, at: Point): Cell => ({
  x: Math.floor((at.x - camera.x) / camera.scale),
  y: Math.floor((at.y - camera.y) / camera.scale),
});
