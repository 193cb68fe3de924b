import { expect, test } from 'vitest';
import { cellAt, frame, pan, zoom } from './camera';

const size = { width: 600, height: 400 };
const cells = [
  { x: 0, y: 0 },
  { x: 5, y: 4 },
];

test('a frame shows every cell, centred', () => {
  const camera = frame(cells, size);
  expect(camera.x).toBeGreaterThan(0);
  expect(camera.x + 6 * camera.scale).toBeCloseTo(600 - camera.x);
  expect(camera.y + 5 * camera.scale).toBeLessThan(400);
});

test('zooming keeps the point under the finger where it is', () => {
  const before = frame(cells, size);
  const at = { x: 200, y: 150 };
  const after = zoom(before, 1.5, at);
  expect(after.scale).toBeCloseTo(before.scale * 1.5);
  expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
  expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale);
});

test('there is a smallest and a largest size', () => {
  const camera = frame(cells, size);
  expect(zoom(camera, 1000, { x: 0, y: 0 }).scale).toBe(160);
  expect(zoom(camera, 0.001, { x: 0, y: 0 }).scale).toBe(22);
});

test('nobody loses the board out of sight', () => {
  const far = pan(frame(cells, size), { x: 10_000, y: -10_000 }, cells, size);
  expect(far.x).toBeLessThan(600);
  expect(far.y + 5 * far.scale).toBeGreaterThan(0);
});

test('a point of the screen is in a cell', () => {
  const camera = { x: 100, y: 50, scale: 40 };
  expect(cellAt(camera, { x: 100, y: 50 })).toEqual({ x: 0, y: 0 });
  expect(cellAt(camera, { x: 99, y: 131 })).toEqual({ x: -1, y: 2 });
});
