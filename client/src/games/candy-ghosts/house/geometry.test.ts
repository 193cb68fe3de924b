import { describe, expect, it } from 'vitest';
import {
  areaOf,
  doorstepOf,
  liesBetter,
  type Plan,
  placeAt,
  planOf,
  roomIndex,
  roomOf,
  roomPlace,
  sideOf,
  wholeOf,
} from './geometry';

const corridor = (lying = false): Plan =>
  planOf(
    { options: { size: '2x6' }, start: { side: 'N', at: 2 }, exit: { side: 'S', at: 2 } },
    lying,
  );
const gallery = planOf(
  { options: { size: '3x3' }, start: { side: 'W', at: 0 }, exit: { side: 'E', at: 8 } },
  false,
);

describe('a house that stands', () => {
  it('has its squares where the notation has them', () => {
    expect(areaOf(corridor(), '3,9')).toEqual({ x: 3, y: 9, width: 1, height: 1 });
    expect(areaOf(corridor(), 'room 1,2')).toEqual({ x: 4, y: 8, width: 4, height: 4 });
    expect(areaOf(corridor(), 'start')).toEqual({ x: 2, y: -4, width: 4, height: 4 });
    expect(areaOf(corridor(), 'exit')).toEqual({ x: 2, y: 24, width: 4, height: 4 });
  });

  it('may have Start and Exit at any side', () => {
    expect(areaOf(gallery, 'start')).toEqual({ x: -4, y: 0, width: 4, height: 4 });
    expect(areaOf(gallery, 'exit')).toEqual({ x: 12, y: 8, width: 4, height: 4 });
    expect(doorstepOf(gallery)).toEqual({ x: 16, y: 8, width: 1.4, height: 4 });
  });

  it('reaches from Start to those who are out', () => {
    expect(wholeOf(corridor())).toEqual({ x: 0, y: -4, width: 8, height: 4 + 24 + 4 + 1.4 });
  });
});

describe('a house that lies', () => {
  it('has below at the right', () => {
    expect(areaOf(corridor(true), '3,9')).toEqual({ x: 9, y: 3, width: 1, height: 1 });
    expect(areaOf(corridor(true), 'start')).toEqual({ x: -4, y: 2, width: 4, height: 4 });
    expect(doorstepOf(corridor(true))).toEqual({ x: 28, y: 2, width: 1.4, height: 4 });
  });

  it('has Start at the left and the Exit at the right', () => {
    expect([sideOf(corridor(true), 'start'), sideOf(corridor(true), 'exit')]).toEqual(['W', 'E']);
    expect([sideOf(corridor(), 'start'), sideOf(gallery, 'exit')]).toEqual(['N', 'E']);
  });

  it('lies where a window is wider than high', () => {
    expect(liesBetter(corridor(), { width: 1000, height: 600 })).toBe(true);
    expect(liesBetter(corridor(), { width: 390, height: 700 })).toBe(false);
    expect(liesBetter(gallery, { width: 1000, height: 600 })).toBe(false);
  });
});

describe('a place', () => {
  it.each([false, true])('is found again by its cell', (lying) => {
    for (const place of ['0,0', '7,23', '3,9', 'start', 'exit']) {
      const { x, y } = areaOf(corridor(lying), place);
      expect(placeAt(corridor(lying), { x: x + 0.5, y: y + 0.5 })).toBe(place);
    }
  });

  it('is nowhere outside of the house', () => {
    expect(placeAt(corridor(), { x: 0, y: -1 })).toBeNull();
    expect(placeAt(corridor(), { x: 8, y: 3 })).toBeNull();
  });

  it('is in a room, unless it is big', () => {
    expect(roomOf('3,9')).toBe('room 0,2');
    expect(roomOf('room 1,2')).toBe('room 1,2');
    expect(roomOf('start')).toBeNull();
  });

  it('of a room has its number', () => {
    expect(roomPlace(corridor(), 5)).toBe('room 1,2');
    expect(roomIndex(corridor(), 'room 1,2')).toBe(5);
    expect(roomIndex(corridor(), '1,2')).toBe(5);
  });
});
