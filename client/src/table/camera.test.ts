import { describe, expect, it, test } from 'vitest';
import {
  bound,
  boxOf,
  type Camera,
  CELL_SIZES,
  cellAt,
  frame,
  isInSight,
  type Motion,
  moved,
  type Point,
  type Scene,
  show,
} from './camera';

const BOARD = boxOf([
  { x: 0, y: 0 },
  { x: 5, y: 4 },
]);
const scene: Scene = { box: BOARD, size: { width: 600, height: 400 }, cells: CELL_SIZES };
/** A house on a phone. */
const house: Scene = {
  box: boxOf([
    { x: -7, y: -3 },
    { x: 33, y: 21 },
  ]),
  size: { width: 390, height: 420 },
  cells: { smallest: 8, largest: 90, framed: 40 },
};

/** Numbers from 0 to 1, the same ones each time. */
function dice(seed: number): () => number {
  let drawn = seed;
  return () => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return drawn / 2_147_483_647;
  };
}

/** A point of the board in the window. */
const seen = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) / camera.scale,
  y: (at.y - camera.y) / camera.scale,
});

function expectInBounds(camera: Camera, { box, size, cells }: Scene): void {
  const middle = seen(camera, { x: size.width / 2, y: size.height / 2 });
  const tiny = 1e-9 * Math.max(1, Math.abs(camera.x), Math.abs(camera.y));
  expect(middle.x).toBeGreaterThanOrEqual(box.left - tiny);
  expect(middle.x).toBeLessThanOrEqual(box.right + tiny);
  expect(middle.y).toBeGreaterThanOrEqual(box.top - tiny);
  expect(middle.y).toBeLessThanOrEqual(box.bottom + tiny);
  expect(camera.scale).toBeGreaterThanOrEqual(cells.smallest);
  expect(camera.scale).toBeLessThanOrEqual(cells.largest);
}

describe('a box', () => {
  it('holds all cells to their far sides', () => {
    expect(BOARD).toEqual({ left: 0, top: 0, right: 6, bottom: 5 });
    expect(boxOf([{ x: -0.5, y: 2 }])).toEqual({ left: -0.5, top: 2, right: 0.5, bottom: 3 });
  });

  it('is one cell for a board without any', () => {
    expect(boxOf([])).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
  });
});

describe('a frame', () => {
  it('shows every cell, in the middle', () => {
    const camera = frame(scene);
    expect(camera.x).toBeGreaterThan(0);
    expect(camera.x + 6 * camera.scale).toBeCloseTo(600 - camera.x);
    expect(camera.y).toBeGreaterThan(0);
    expect(camera.y + 5 * camera.scale).toBeCloseTo(400 - camera.y);
  });

  it('does not blow a single cell up', () => {
    expect(frame({ ...scene, box: boxOf([]) }).scale).toBe(CELL_SIZES.framed);
  });

  it('keeps to the smallest cells, and shows the middle then', () => {
    const camera = frame({ ...house, cells: CELL_SIZES });
    expect(camera.scale).toBe(CELL_SIZES.smallest);
    expect(seen(camera, { x: 195, y: 210 })).toEqual({ x: 13.5, y: 9.5 });
  });

  it('shows a whole house where cells may be small', () => {
    const camera = frame(house);
    expect(camera.x + house.box.left * camera.scale).toBeGreaterThan(0);
    expect(camera.x + house.box.right * camera.scale).toBeLessThan(390);
  });

  it('keeps clear of what covers the window from below', () => {
    const camera = frame({ ...scene, covered: 150 });
    expect(camera.y + 5 * camera.scale).toBeLessThan(250);
    expect(seen(camera, { x: 300, y: 125 }).y).toBeCloseTo(2.5);
  });

  it.each([scene, house])('is in bounds', (one) => {
    const camera = frame(one);
    expectInBounds(camera, one);
    expect(bound(camera, one)).toBe(camera);
  });
});

describe('moving', () => {
  const at = { x: 320, y: 190 };

  it('keeps the point under a wheel where it is', () => {
    const before = frame(scene);
    const after = moved(before, { from: at, to: at, factor: 1.5 }, scene);
    expect(after.scale).toBeCloseTo(before.scale * 1.5);
    expect(seen(after, at).x).toBeCloseTo(seen(before, at).x);
    expect(seen(after, at).y).toBeCloseTo(seen(before, at).y);
  });

  it('takes the point under a finger along', () => {
    const before = frame(scene);
    const to = { x: 350, y: 130 };
    const after = moved(before, { from: at, to, factor: 1 }, scene);
    expect(after.scale).toBe(before.scale);
    expect(seen(after, to).x).toBeCloseTo(seen(before, at).x);
    expect(seen(after, to).y).toBeCloseTo(seen(before, at).y);
  });

  it('knows a smallest and a largest size, and keeps the point there too', () => {
    const before = frame(scene);
    for (const [factor, scale] of [
      [1_000, CELL_SIZES.largest],
      [0.001, CELL_SIZES.smallest],
    ] as const) {
      const after = moved(before, { from: at, to: at, factor }, scene);
      expect(after.scale).toBe(scale);
      expect(seen(after, at).x).toBeCloseTo(seen(before, at).x);
    }
  });

  it('knows the sizes of the board at hand', () => {
    expect(moved(frame(house), { from: at, to: at, factor: 1_000 }, house).scale).toBe(90);
    expect(moved(frame(house), { from: at, to: at, factor: 0.001 }, house).scale).toBe(8);
  });

  it('goes everywhere, also where nothing is framed', () => {
    const part: Scene = { ...scene, box: boxOf([{ x: 2, y: 2 }]), all: BOARD };
    const far = { from: at, to: { x: 10_000, y: 10_000 }, factor: 1 };
    const camera = moved(frame(part), far, part);
    expect(seen(camera, { x: 300, y: 200 })).toEqual({ x: 0, y: 0 });
  });

  it('leaves nobody without the board, whether it is moved or zoomed', () => {
    const thrown = { from: at, to: { x: 10_000, y: -10_000 }, factor: 1 };
    expectInBounds(moved(frame(scene), thrown, scene), scene);
    const corner = { x: 0, y: 0 };
    const zoomed = moved(frame(scene), { from: corner, to: corner, factor: 9 }, scene);
    expectInBounds(zoomed, scene);
    expect(cellAt(zoomed, { x: 300, y: 200 })).toEqual({ x: 0, y: 0 });
  });

  it.each([scene, house])(
    'is in bounds whatever is done, and keeps its point within them',
    (one) => {
      const die = dice(7);
      const anywhere = (): Point => ({
        x: (die() * 1.4 - 0.2) * one.size.width,
        y: (die() * 1.4 - 0.2) * one.size.height,
      });
      let camera = frame(one);
      let kept = 0;
      for (let i = 0; i < 2_000; i++) {
        const motion: Motion = { from: anywhere(), to: anywhere(), factor: Math.exp(die() - 0.5) };
        const free: Scene = {
          ...one,
          box: { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 },
        };
        const unbound = moved(camera, motion, free);
        const [before, after] = [seen(camera, motion.from), seen(unbound, motion.to)];
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
        const next = moved(camera, motion, one);
        expectInBounds(next, one);
        if (bound(unbound, one) === unbound) {
          expect(next).toEqual(unbound);
          kept++;
        }
        camera = next;
      }
      expect(kept).toBeGreaterThan(100);
    },
  );
});

describe('bounds', () => {
  it('hold again when the window or the board changes', () => {
    const camera = moved(
      frame(scene),
      { from: { x: 0, y: 0 }, to: { x: 250, y: 150 }, factor: 1.4 },
      scene,
    );
    const narrow = { ...scene, size: { width: 200, height: 700 } };
    expectInBounds(bound(camera, narrow), narrow);
    const smaller = { ...scene, box: boxOf([{ x: 4, y: 4 }]) };
    expectInBounds(bound(camera, smaller), smaller);
  });

  it('leave a camera that is within them as it is', () => {
    const camera = frame(scene);
    const out = { ...camera, x: 5_000 };
    expect(bound(camera, scene)).toBe(camera);
    expect(bound(bound(out, scene), scene)).toEqual(bound(out, scene));
  });
});

test('a cell is in sight when its middle is', () => {
  const close: Camera = { x: -60, y: 0, scale: 100 };
  const size = { width: 240, height: 100 };
  const seen = [0, 1, 2, 3].map((x) => isInSight(close, { x, y: 0 }, size));
  expect(seen).toEqual([false, true, true, false]);
  expect(isInSight(close, { x: 1, y: 1 }, size)).toBe(false);
});

describe('showing a cell', () => {
  const close = moved(
    frame(house),
    { from: { x: 195, y: 210 }, to: { x: 195, y: 210 }, factor: 4 },
    house,
  );

  it('moves nothing if it is in sight', () => {
    expect(show(close, { x: 13, y: 9 }, house)).toBe(close);
  });

  it.each([
    { x: -7, y: -3 },
    { x: 33, y: 21 },
    { x: 33, y: 9 },
    { x: 13, y: -3 },
  ])('brings %o into sight, with some room, and in bounds', (cell) => {
    const after = show(close, cell, house);
    const [left, top] = [after.x + cell.x * after.scale, after.y + cell.y * after.scale];
    expect(after.scale).toBe(close.scale);
    expect(left).toBeGreaterThan(0);
    expect(top).toBeGreaterThan(0);
    expect(left + after.scale).toBeLessThan(390);
    expect(top + after.scale).toBeLessThan(420);
    expectInBounds(after, house);
    expect(bound(after, house)).toBe(after);
  });

  it('moves no more than it must', () => {
    const after = show(close, { x: 33, y: 9 }, house);
    expect(after.y).toBe(close.y);
    expect(after.x + 34 * after.scale).toBeCloseTo(390 - 0.35 * after.scale);
  });

  it('puts a cell that is larger than the window into its middle', () => {
    const small = { ...scene, size: { width: 100, height: 100 } };
    const after = show({ x: 0, y: 0, scale: 160 }, { x: 2, y: 1 }, small);
    expect(after.x + 2.5 * 160).toBe(50);
    expect(after.y + 1.5 * 160).toBe(50);
  });
});

test('a point of the window is in a cell', () => {
  const camera = { x: 100, y: 50, scale: 40 };
  expect(cellAt(camera, { x: 100, y: 50 })).toEqual({ x: 0, y: 0 });
  expect(cellAt(camera, { x: 99, y: 131 })).toEqual({ x: -1, y: 2 });
});
