import { expect, it } from 'vitest';
import { placed } from './bubble';

const seat = (left: number, height = 90) => ({ left, top: 60, width: 80, height });

it('hangs below a face, its tip in the middle', () => {
  expect(placed(seat(100), 100, 390)).toEqual({ left: 90, top: 104, tip: 50 });
  expect(placed(seat(100, 30), 100, 390).top).toBe(90);
});

it('stays on the screen and points at its seat all the same', () => {
  expect(placed(seat(0), 120, 390)).toMatchObject({ left: 8, tip: 32 });
  expect(placed(seat(310), 120, 390)).toMatchObject({ left: 262, tip: 88 });
});

it('keeps its tip off its corners, though its seat is out of sight', () => {
  expect(placed(seat(-200), 120, 390)).toMatchObject({ left: 8, tip: 16 });
  expect(placed(seat(600), 120, 390)).toMatchObject({ left: 262, tip: 104 });
});
