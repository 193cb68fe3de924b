import { expect, it } from 'vitest';
import { placed } from './bubble';

const seat = (left: number, height = 90) => ({ left, top: 60, width: 80, height });

const bubble = (width: number) => ({ width, height: 34 });

it('hangs below a face, its tip in the middle', () => {
  expect(placed(seat(100), bubble(100), 390)).toEqual({ left: 90, top: 110, tip: 50 });
});

it('never hangs below its seat, where the cards are', () => {
  expect(placed(seat(100, 60), bubble(100), 390).top).toBe(86);
  expect(placed(seat(100, 30), bubble(100), 390).top).toBe(60);
});

it('stays on the screen and points at its seat all the same', () => {
  expect(placed(seat(0), bubble(120), 390)).toMatchObject({ left: 8, tip: 32 });
  expect(placed(seat(310), bubble(120), 390)).toMatchObject({ left: 262, tip: 88 });
});

it('keeps its tip off its corners, though its seat is out of sight', () => {
  expect(placed(seat(-200), bubble(120), 390)).toMatchObject({ left: 8, tip: 16 });
  expect(placed(seat(600), bubble(120), 390)).toMatchObject({ left: 262, tip: 104 });
});
