import { describe, expect, it } from 'vitest';
import { boxOf, type Camera, type Cell, frame, type Scene } from './camera';
import { keepWhole } from './keep-whole';
import { withRoom } from './units';

const CELLS = { smallest: 22, largest: 200, framed: 140, least: 41 };

/** All cells of a board so wide and high. */
const board = (width: number, height: number): Cell[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) }));

const sceneOf = (tiles: readonly Cell[], width: number, height: number): Scene => ({
  box: boxOf(withRoom(tiles)),
  size: { width, height },
  cells: CELLS,
});

/** How much of a place is in sight, from 0 to 1. */
function seen({ x, y, scale }: Camera, at: Cell, { size }: Scene): number {
  const part = (start: number, room: number) =>
    Math.max(0, Math.min(room, start + scale) - Math.max(0, start)) / scale;
  return part(x + at.x * scale, size.width) * part(y + at.y * scale, size.height);
}

const countWhole = (camera: Camera, places: readonly Cell[], scene: Scene): number =>
  places.filter((at) => seen(camera, at, scene) > 0.9999).length;

/** Those of which more than the rim is seen, but not all. */
const cutOf = (camera: Camera, places: readonly Cell[], scene: Scene): Cell[] =>
  places.filter((at) => seen(camera, at, scene) > 0.05 && seen(camera, at, scene) < 0.9999);

describe('places', () => {
  it('that are whole in the frame leave it as it is', () => {
    const scene = sceneOf(board(4, 4), 374, 400);
    const framed = frame(scene);
    expect(keepWhole(framed, [{ x: -1, y: 2 }], scene)).toBe(framed);
    expect(keepWhole(framed, [], scene)).toBe(framed);
  });

  it('are all whole where they fit without the board’s room', () => {
    const scene = sceneOf(board(4, 5), 344, 262);
    const places = [-1, 0, 1, 2, 3, 4].map((y) => ({ x: -1, y }));
    const framed = frame(scene);
    expect(countWhole(framed, places, scene)).toBeLessThan(places.length);
    const camera = keepWhole(framed, places, scene);
    expect(countWhole(camera, places, scene)).toBe(places.length);
    expect(camera.scale).toBeGreaterThanOrEqual(CELLS.least);
  });

  it('are all whole in cells that are a little smaller, if those they should have are too large', () => {
    const scene = sceneOf(board(4, 5), 344, 262);
    const places = [-1, 0, 1, 2, 3, 4, 5].map((y) => ({ x: -1, y }));
    const camera = keepWhole(frame(scene), places, scene);
    expect(countWhole(camera, places, scene)).toBe(places.length);
    expect(camera.scale).toBeGreaterThan(36);
  });

  it('that would be cut are rather out of sight', () => {
    const scene = sceneOf(board(6, 6), 344, 283);
    const places = [...[-1, 0, 4].map((y) => ({ x: 6, y })), { x: -1, y: 2 }, { x: 2, y: 6 }];
    const camera = keepWhole(frame(scene), places, scene);
    expect(countWhole(camera, places, scene)).toBe(4);
    expect(cutOf(camera, places, scene)).toEqual([]);
  });

  it('are as many as possible where not all fit, and few are cut', () => {
    const scene = sceneOf(board(10, 4), 374, 400);
    const places = [
      { x: -1, y: 0 },
      { x: -1, y: 1 },
      { x: 10, y: 3 },
      { x: 3, y: -1 },
    ];
    const camera = keepWhole(frame(scene), places, scene);
    expect(countWhole(camera, places, scene)).toBe(3);
    expect(cutOf(camera, places, scene)).toEqual([]);
    expect(camera.scale).toBeGreaterThanOrEqual(CELLS.least);
  });
});
