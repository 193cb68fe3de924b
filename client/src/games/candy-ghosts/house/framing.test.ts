import { describe, expect, it } from 'vitest';
import { framed } from './framing';
import type { Area } from './geometry';

const CORRIDOR: Area = { x: 0, y: -4, width: 4, height: 33.4 };
const GALLERY: Area = { x: 0, y: -4, width: 12, height: 21.4 };
const phone = { width: 390, height: 520 };
const square = (x: number, y: number): Area => ({ x, y, width: 1, height: 1 });
const holds = (frame: Area, { x, y }: Area) =>
  x >= frame.x && y >= frame.y && x + 1 <= frame.x + frame.width && y + 1 <= frame.y + frame.height;

describe('the house frames itself', () => {
  it('shows all of it where there is room', () => {
    const window = { width: 1000, height: 1200 };
    expect(framed({ whole: GALLERY, wanted: { area: square(3, 3) }, before: null, window })).toBe(
      GALLERY,
    );
  });

  it('cuts nothing off that would make no square much larger', () => {
    const whole = { x: -4, y: 0, width: 32, height: 4 };
    const wanted = { area: { ...whole, width: 27 } };
    const window = { width: 884, height: 740 };
    expect(framed({ whole, wanted, before: null, window })).toBe(whole);
    const pressed = framed({ whole, wanted: { ...wanted, pressed: true }, before: null, window });
    expect(window.width / pressed.width).toBeGreaterThan(43);
  });

  it('shows what is wanted, with squares that can be pressed', () => {
    for (const y of [-4, 0, 9, 22, 28]) {
      const frame = framed({
        whole: CORRIDOR,
        wanted: { area: square(2, y) },
        before: null,
        window: phone,
      });
      expect(holds(frame, square(2, y))).toBe(true);
      expect(phone.height / frame.height).toBeGreaterThan(40);
      expect(frame.y).toBeGreaterThanOrEqual(CORRIDOR.y);
      expect(frame.y + frame.height).toBeLessThanOrEqual(CORRIDOR.y + CORRIDOR.height + 0.01);
    }
  });

  it('shows all of what can be pressed, also a big square that the frame before had cut', () => {
    const whole = { x: -4, y: 0, width: 33.4, height: 8 };
    const start = { x: -4, y: 2, width: 4, height: 4 };
    const before = { x: -0.2, y: 0, width: 1424 / 84, height: 8 };
    const wanted = { area: { ...start, width: 7 }, middle: square(0, 3), pressed: true };
    const frame = framed({ whole, wanted, before, window: { width: 1424, height: 1024 } });
    expect(frame.x).toBe(start.x);
  });

  it('stays while what is wanted is in sight, and goes after it when it is not', () => {
    const before = framed({
      whole: CORRIDOR,
      wanted: { area: square(2, 9) },
      before: null,
      window: phone,
    });
    const near = framed({
      whole: CORRIDOR,
      wanted: { area: square(1, 11) },
      before,
      window: phone,
    });
    expect(near).toBe(before);
    const far = framed({ whole: CORRIDOR, wanted: { area: square(1, 20) }, before, window: phone });
    expect(holds(far, square(1, 20))).toBe(true);
  });

  it('steps back for more than fits, but not until nothing can be told apart', () => {
    const wanted = { area: { x: 0, y: 0, width: 4, height: 14 } };
    const frame = framed({ whole: CORRIDOR, wanted, before: null, window: phone });
    expect(frame.height).toBeGreaterThan(14);
    const all = framed({
      whole: CORRIDOR,
      wanted: { area: CORRIDOR },
      before: null,
      window: phone,
    });
    expect(phone.height / all.height).toBeGreaterThanOrEqual(26);
  });

  it('stays where it was while nothing asks for more', () => {
    const before = framed({
      whole: CORRIDOR,
      wanted: { area: square(2, 9) },
      before: null,
      window: phone,
    });
    expect(framed({ whole: CORRIDOR, wanted: null, before, window: phone })).toEqual(before);
  });

  it('keeps squares large enough for a finger, around who walks', () => {
    const area = { x: 0, y: 0, width: 12, height: 4 };
    const wanted = { area, middle: { x: 10.5, y: 1 }, pressed: true };
    const frame = framed({ whole: GALLERY, wanted, before: null, window: phone });
    expect(phone.width / frame.width).toBeGreaterThanOrEqual(44);
    expect(holds(frame, square(10, 1))).toBe(true);
  });
});
