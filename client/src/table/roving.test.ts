import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Cell } from './camera';
import { Roving } from './roving.svelte';

interface Place extends Cell {
  readonly chosen?: boolean;
}

/** A board without a page around it: its elements tell who had the focus. */
class Board extends EventTarget {
  readonly asked: string[] = [];

  querySelector(selector: string) {
    const key = /data-cell="(.*)"/.exec(selector)?.[1] ?? '';
    return { focus: () => this.asked.push(key) };
  }

  /** The focus comes to a place, by the keyboard or not. */
  come(key: string, isByKeys = true) {
    const target = {
      closest: () => ({ getAttribute: () => key }),
      matches: () => isByKeys,
    };
    this.dispatchEvent(Object.defineProperty(new Event('focusin'), 'target', { value: target }));
  }

  leave(relatedTarget: object | null) {
    this.dispatchEvent(Object.assign(new Event('focusout'), { relatedTarget }));
  }
}

const placesOf = (...cells: Place[]) => new Map(cells.map((cell) => [`${cell.x},${cell.y}`, cell]));

let places: ReadonlyMap<string, Place>;
let pointed: string | null;
let page: { body: object; activeElement: object };
let board: Board;
let roving: Roving<Place>;

beforeEach(() => {
  page = { body: {}, activeElement: { closest: () => null } };
  vi.stubGlobal('document', page);
  vi.stubGlobal('CSS', { escape: (key: string) => key });
  places = placesOf({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 5, y: 0 });
  pointed = null;
  board = new Board();
  roving = new Roving<Place>({
    places: () => places,
    pointed: () => pointed,
    isGoal: ({ chosen }) => chosen !== true,
  });
  roving.attach(board as unknown as Element);
});

afterEach(() => vi.unstubAllGlobals());

/** The places change, and what had the focus goes with its place. */
function change(...cells: Place[]) {
  places = placesOf(...cells);
  page.activeElement = page.body;
  roving.keep();
}

it('has one stop for the Tab key: what is tried, where one was, or the first', () => {
  expect(roving.stop).toBe('0,0');
  board.come('5,0');
  expect(roving.stop).toBe('5,0');
  pointed = '1,0';
  expect(roving.stop).toBe('1,0');
  pointed = 'gone';
  expect(roving.stop).toBe('5,0');
});

it('stops at a goal rather than at what is chosen already', () => {
  places = placesOf({ x: 0, y: 0, chosen: true }, { x: 3, y: 0 });
  expect(roving.stop).toBe('3,0');
  places = placesOf({ x: 0, y: 0, chosen: true });
  expect(roving.stop).toBe('0,0');
});

it('goes with the arrow keys', () => {
  const preventDefault = vi.fn();
  const press = (key: string) =>
    roving.go({ key, preventDefault } as unknown as KeyboardEvent, { x: 1, y: 0 });
  press('ArrowRight');
  press('ArrowUp');
  expect(board.asked).toEqual(['5,0']);
  expect(preventDefault).toHaveBeenCalledTimes(2);
  press('b');
  expect(preventDefault).toHaveBeenCalledTimes(2);
});

it('goes to the nearest place when its own goes away', () => {
  board.come('5,0');
  board.leave(null);
  change({ x: 0, y: 0 }, { x: 4, y: 1 }, { x: 5, y: 0.5, chosen: true });
  expect(board.asked).toEqual(['4,1']);
});

it('waits while there are no places, and then goes on where it was', () => {
  board.come('1,0');
  change();
  expect(board.asked).toEqual([]);
  change({ x: 0, y: 0 }, { x: 1, y: 0 });
  expect(board.asked).toEqual(['1,0']);
});

it('takes the focus from nobody: not if it has gone elsewhere, nor from a mouse', () => {
  board.come('1,0');
  board.leave({});
  change({ x: 0, y: 0 });
  board.come('0,0', false);
  change({ x: 5, y: 0 });
  board.come('5,0');
  places = placesOf({ x: 0, y: 0 });
  page.activeElement = { closest: () => null };
  roving.keep();
  expect(board.asked).toEqual([]);
});

it('leaves a place that is on its way out', () => {
  board.come('5,0');
  places = placesOf({ x: 0, y: 0 });
  page.activeElement = { closest: () => ({}) };
  roving.keep();
  expect(board.asked).toEqual(['0,0']);
});
