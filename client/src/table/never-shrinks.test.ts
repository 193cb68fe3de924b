import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { neverShrinks } from './never-shrinks';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the height that was needed once, until there is another width', () => {
  let change = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        change = changed;
      }
      observe() {}
      disconnect() {}
    },
  );

  const seats = {
    needed: 50,
    offsetWidth: 360,
    style: { minHeight: '' },
    get offsetHeight() {
      return Math.max(this.needed, Number.parseInt(this.style.minHeight, 10) || 0);
    },
  };
  neverShrinks(seats as unknown as HTMLElement);
  /** So high it is when its contents need so much. */
  const needs = (height: number) => {
    seats.needed = height;
    change();
    vi.runAllTimers();
    return seats.style.minHeight;
  };
  expect([needs(50), needs(100), needs(50)]).toEqual(['50px', '100px', '100px']);
  seats.offsetWidth = 844;
  expect(needs(50)).toBe('50px');
});
