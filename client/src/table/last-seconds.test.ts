import { beforeEach, expect, it, vi } from 'vitest';
import { LastSeconds } from './last-seconds';

vi.mock('../browser/settings.svelte', () => ({ settings: { sound: true } }));

const tell = vi.fn();
let last: LastSeconds;

const clock = (seconds: number) => ({
  end: performance.now() + seconds * 1_000,
  total: 60_000,
});

beforeEach(() => {
  vi.useFakeTimers();
  tell.mockClear();
  last = new LastSeconds(tell);
});

it('tells once that ten seconds are left', () => {
  last.heed(clock(60));
  vi.advanceTimersByTime(49_900);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_100);
  expect(tell).toHaveBeenCalledOnce();
});

it('tells nobody whose decision is made, or who has less time from the start', () => {
  last.heed(clock(60));
  last.heed(null);
  last.heed(clock(8));
  vi.advanceTimersByTime(60_000);
  expect(tell).not.toHaveBeenCalled();
});

it('does not tell again when something is taken back: the time is the same', () => {
  last.heed(clock(12));
  vi.advanceTimersByTime(1_000);
  last.heed(clock(11));
  vi.advanceTimersByTime(2_000);
  last.heed(clock(9));
  vi.advanceTimersByTime(9_000);
  expect(tell).toHaveBeenCalledOnce();
  last.heed(clock(20));
  vi.advanceTimersByTime(20_000);
  expect(tell).toHaveBeenCalledTimes(2);
});
