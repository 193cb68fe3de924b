import { describe, expect, it } from 'vitest';
import {
  type Arrangement,
  arrange,
  CARD_RATIO,
  cardSize,
  cardWidth,
  EMPTY,
  GAP,
  middleOf,
} from './layout';

const PHONE = [366, 430] as const;
const SCREEN = [960, 400] as const;
const cards = (count: number) => Array.from({ length: count }, (_, i) => `card ${i}`);
const lay = (before: Arrangement, table: string[], [width, height]: readonly [number, number]) =>
  arrange(before, table, width, height);
const placeOf = (a: Arrangement, card: string) => a.places[a.cards.get(card) ?? -1];

describe('arrange', () => {
  it('gives every card a place of its own', () => {
    for (const area of [PHONE, SCREEN]) {
      for (let count = 0; count <= 60; count++) {
        const { places, cards: seated } = lay(EMPTY, cards(count), area);
        const taken = [...seated.values()].map((n) => `${places[n]?.column} ${places[n]?.row}`);
        expect(new Set(taken).size).toBe(count);
      }
    }
  });

  it('keeps cards where they are when others leave, and fills the gaps first', () => {
    const full = lay(EMPTY, cards(8), PHONE);
    const left = cards(8).filter((card) => card !== 'card 2' && card !== 'card 5');
    const emptier = lay(full, left, PHONE);
    for (const card of left) expect(placeOf(emptier, card)).toEqual(placeOf(full, card));
    const refilled = lay(emptier, [...left, 'new', 'newer'], PHONE);
    expect(placeOf(refilled, 'new')).toEqual(placeOf(full, 'card 2'));
    expect(placeOf(refilled, 'newer')).toEqual(placeOf(full, 'card 5'));
  });

  it('lays the first card in the middle, and the next ones around it', () => {
    const { columns, rows, places } = lay(EMPTY, cards(9), PHONE);
    expect([columns, rows]).toEqual([3, 3]);
    expect(places[0]).toEqual({ column: 1, row: 1 });
    expect(places.slice(-4).every(({ column, row }) => column !== 1 && row !== 1)).toBe(true);
  });

  it('grows by rows and columns at the end: nobody changes place', () => {
    let now = lay(EMPTY, cards(2), PHONE);
    for (let count = 3; count <= 30; count++) {
      const next = lay(now, cards(count), PHONE);
      for (const card of cards(count - 1)) expect(placeOf(next, card)).toEqual(placeOf(now, card));
      now = next;
    }
  });

  it('lays the cards anew when the screen is turned', () => {
    const upright = lay(EMPTY, cards(16), PHONE);
    const turned = lay(upright, cards(16), [800, 180]);
    expect(turned.columns).toBeGreaterThan(upright.columns);
    expect(turned.rows).toBeLessThan(upright.rows);
  });

  it('lays a few cards anew that are left on one side of a large table', () => {
    const full = lay(EMPTY, cards(20), SCREEN);
    const aside = cards(20).filter((card) => (placeOf(full, card)?.column ?? 0) < 2);
    const emptier = lay(full, aside.slice(0, 3), SCREEN);
    const columns = aside.slice(0, 3).map((card) => placeOf(emptier, card)?.column ?? -1);
    expect(Math.max(...columns)).toBeGreaterThanOrEqual((emptier.columns - 1) / 2);
  });

  it('has a few cards in its middle, and many around it', () => {
    const few = lay(EMPTY, cards(3), PHONE);
    const rows = cards(3).map((card) => placeOf(few, card)?.row ?? -1);
    expect(middleOf(few).row).toBe((Math.min(...rows) + Math.max(...rows)) / 2);
    const many = lay(EMPTY, cards(20), PHONE);
    expect(middleOf(many)).toEqual({ column: (many.columns - 1) / 2, row: (many.rows - 1) / 2 });
  });

  it('never has more columns than there is room for', () => {
    let now = EMPTY;
    for (let count = 0; count <= 60; count++) {
      now = lay(now, cards(count), [320, 240]);
      const wide = cardSize(now.columns, now.rows, 320, 240);
      expect(now.columns * wide + (now.columns - 1) * GAP * wide).toBeLessThanOrEqual(320 + 1e-6);
    }
  });

  it('leaves room on a phone to see and press twenty cards', () => {
    const { columns, rows } = lay(EMPTY, cards(20), PHONE);
    expect(cardWidth(columns, rows, ...PHONE)).toBeGreaterThan(60);
  });
});

it('makes cards as wide as fits both ways', () => {
  const width = cardWidth(4, 3, ...SCREEN);
  expect(4 * width + 3 * GAP * width).toBeLessThanOrEqual(SCREEN[0] + 1e-6);
  expect(3 * width * CARD_RATIO + 2 * GAP * width).toBeCloseTo(SCREEN[1]);
});
