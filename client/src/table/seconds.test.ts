import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Seconds } from './seconds.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('counts the seconds that are left', () => {
  const seconds = new Seconds();
  seconds.follow(performance.now() + 2_500);
  const seen = [seconds.now];
  for (let i = 0; i < 6; i++) {
    vi.advanceTimersByTime(500);
    seen.push(seconds.now);
  }
  expect(seen).toEqual([3, 2, 2, 1, 1, 0, 0]);
});

it('looks at the clock once a second, not in every frame', () => {
  const frames = vi.fn();
  vi.stubGlobal('requestAnimationFrame', frames);
  const looks = vi.spyOn(performance, 'now');
  new Seconds().follow(performance.now() + 10_000);
  looks.mockClear();
  vi.advanceTimersByTime(20_000);
  expect(looks.mock.calls.length).toBeLessThanOrEqual(10);
  expect(frames).not.toHaveBeenCalled();
});

it('stops when nobody looks any more', () => {
  const seconds = new Seconds();
  seconds.follow(performance.now() + 5_000)();
  vi.advanceTimersByTime(5_000);
  expect(seconds.now).toBe(5);
});
