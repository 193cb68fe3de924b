import { beforeEach, describe, expect, it } from 'vitest';
import { boxOf, type Camera, CELL_SIZES, frame, type Point, type Scene } from './camera';
import { Gesture, wheelFactor } from './gesture';

const scene: Scene = {
  box: boxOf([
    { x: 0, y: 0 },
    { x: 9, y: 9 },
  ]),
  size: { width: 500, height: 500 },
  cells: CELL_SIZES,
};
const framed = frame(scene);

/** The place of the board at a point of the window. */
const under = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) / camera.scale,
  y: (at.y - camera.y) / camera.scale,
});

function expectSamePlace(camera: Camera, at: Point, before: Camera, then: Point): void {
  expect(under(camera, at).x).toBeCloseTo(under(before, then).x);
  expect(under(camera, at).y).toBeCloseTo(under(before, then).y);
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

let gesture: Gesture;
beforeEach(() => {
  gesture = new Gesture();
});

describe('one finger', () => {
  it('presses while it keeps still', () => {
    gesture.down(1, { x: 100, y: 100 }, framed);
    expect(gesture.move(1, { x: 105, y: 105 }, scene)).toBeNull();
    expect(gesture.isMoving).toBe(false);
    expect(gesture.up(1, framed)).toBe(false);
  });

  it('takes along what it touched', () => {
    gesture.down(1, { x: 100, y: 100 }, framed);
    const camera = gesture.move(1, { x: 160, y: 140 }, scene) as Camera;
    expect(gesture.isMoving).toBe(true);
    expect(camera.scale).toBe(framed.scale);
    expectSamePlace(camera, { x: 160, y: 140 }, framed, { x: 100, y: 100 });
    expect(gesture.up(1, camera)).toBe(true);
    expect(gesture.isMoving).toBe(false);
  });

  it('goes on moving when it comes back to where it began', () => {
    gesture.down(1, { x: 100, y: 100 }, framed);
    gesture.move(1, { x: 160, y: 140 }, scene);
    expect(gesture.move(1, { x: 101, y: 100 }, scene)?.x).toBeCloseTo(framed.x + 1);
  });

  it('finds the same place again after it went past the bounds', () => {
    gesture.down(1, { x: 100, y: 100 }, framed);
    gesture.move(1, { x: 9_000, y: 100 }, scene);
    const camera = gesture.move(1, { x: 130, y: 100 }, scene) as Camera;
    expectSamePlace(camera, { x: 130, y: 100 }, framed, { x: 100, y: 100 });
  });

  it('is forgotten when it goes, and begins anew', () => {
    gesture.down(1, { x: 100, y: 100 }, framed);
    const camera = gesture.move(1, { x: 160, y: 140 }, scene) as Camera;
    gesture.up(1, camera);
    expect(gesture.move(1, { x: 300, y: 300 }, scene)).toBeNull();
    gesture.down(1, { x: 200, y: 200 }, camera);
    expect(gesture.move(1, { x: 203, y: 200 }, scene)).toBeNull();
    expect(gesture.up(1, camera)).toBe(false);
  });

  it('holds what is under it after the wheel has moved the board', () => {
    gesture.down(1, { x: 100, y: 100 }, framed);
    gesture.move(1, { x: 120, y: 100 }, scene);
    const wheeled = { x: 10, y: 20, scale: 60 };
    gesture.hold(wheeled);
    const camera = gesture.move(1, { x: 130, y: 90 }, scene) as Camera;
    expectSamePlace(camera, { x: 130, y: 90 }, wheeled, { x: 120, y: 100 });
  });
});

describe('two fingers', () => {
  const [a, b] = [
    { x: 200, y: 250 },
    { x: 300, y: 250 },
  ];

  beforeEach(() => {
    gesture.down(1, a, framed);
    gesture.down(2, b, framed);
  });

  it('never press', () => {
    expect(gesture.isMoving).toBe(true);
    expect(gesture.up(2, framed)).toBe(false);
    expect(gesture.up(1, framed)).toBe(true);
  });

  it('zoom by how far they are apart, around what is between them', () => {
    gesture.move(1, { x: 150, y: 250 }, scene);
    const camera = gesture.move(2, { x: 350, y: 250 }, scene) as Camera;
    expect(camera.scale).toBeCloseTo(2 * framed.scale);
    expectSamePlace(camera, { x: 250, y: 250 }, framed, { x: 250, y: 250 });
  });

  it('move the board while they zoom it', () => {
    const [c, d] = [
      { x: 230, y: 180 },
      { x: 390, y: 220 },
    ];
    gesture.move(1, c, scene);
    const camera = gesture.move(2, d, scene) as Camera;
    expect(camera.scale / framed.scale).toBeCloseTo(Math.hypot(160, 40) / 100);
    expectSamePlace(camera, middle(c, d), framed, middle(a, b));
  });

  it('end where they end, however they went', () => {
    const wild = new Gesture();
    wild.down(1, a, framed);
    wild.down(2, b, framed);
    for (let i = 0; i < 200; i++) {
      wild.move(1, { x: 250 + 240 * Math.cos(i), y: 250 + 240 * Math.sin(2 * i) }, scene);
      wild.move(2, { x: 250 + 240 * Math.sin(3 * i), y: 250 + 240 * Math.cos(i) }, scene);
    }
    for (const one of [gesture, wild]) one.move(1, { x: 180, y: 240 }, scene);
    const [camera, wilder] = [gesture, wild].map((one) => one.move(2, { x: 330, y: 270 }, scene));
    expect(wilder).toEqual(camera);
  });

  it('do not jump when they meet', () => {
    gesture.move(1, { x: 250, y: 250 }, scene);
    const camera = gesture.move(2, { x: 250, y: 250 }, scene) as Camera;
    expect(camera.scale).toBe(CELL_SIZES.smallest);
    expect(Number.isFinite(camera.x + camera.y)).toBe(true);
  });

  it('leave the board to the one that stays', () => {
    const zoomed = gesture.move(2, { x: 380, y: 250 }, scene) as Camera;
    expect(gesture.up(1, zoomed)).toBe(false);
    const camera = gesture.move(2, { x: 385, y: 240 }, scene) as Camera;
    expect(camera.scale).toBe(zoomed.scale);
    expectSamePlace(camera, { x: 385, y: 240 }, zoomed, { x: 380, y: 250 });
  });

  it('have the say, not a third one', () => {
    gesture.down(3, { x: 10, y: 10 }, framed);
    const camera = gesture.move(3, { x: 400, y: 400 }, scene) as Camera;
    expect(camera.x).toBeCloseTo(framed.x);
    expect(camera.scale).toBeCloseTo(framed.scale);
    gesture.up(1, camera);
    const next = gesture.move(3, { x: 480, y: 480 }, scene) as Camera;
    expect(next.scale).toBeGreaterThan(camera.scale);
  });
});

describe('a finger that nobody put down', () => {
  it('moves nothing', () => {
    expect(gesture.move(4, { x: 1, y: 1 }, scene)).toBeNull();
    expect(gesture.up(4, framed)).toBe(false);
    expect(gesture.has(4)).toBe(false);
  });
});

describe('the wheel', () => {
  const turn = (deltaY: number, deltaMode = 0, ctrlKey = false) =>
    wheelFactor({ deltaY, deltaMode, ctrlKey });

  it('goes closer and back to where it was', () => {
    expect(turn(-100)).toBeGreaterThan(1);
    expect(turn(-100) * turn(100)).toBeCloseTo(1);
    expect(turn(0)).toBe(1);
  });

  it('does as much in lines as in pixels', () => {
    expect(turn(3, 1)).toBeCloseTo(turn(120));
  });

  it('does not run away, in pages or from an eager device', () => {
    expect(turn(-1, 2)).toBeLessThan(1.7);
    expect(turn(-100_000)).toBeLessThan(1.7);
    expect(turn(-120, 0, true)).toBeLessThan(1.7);
  });

  it('follows the small steps of a trackpad more closely', () => {
    expect(turn(-4, 0, true)).toBeGreaterThan(turn(-4));
  });
});
