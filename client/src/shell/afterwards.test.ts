import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterwards } from './afterwards';

let done: string[];

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
});

afterEach(() => {
  vi.useRealTimers();
});

const note = (name: string) => afterwards(() => done.push(name));

it('does one thing after the other, with time for others in between', () => {
  note('jars');
  note('door');
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['jars']);
  note('footer');
  vi.advanceTimersToNextTimer();
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['jars', 'door', 'footer']);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves out what nobody waits for any more', () => {
  const stop = note('jars');
  note('door');
  stop();
  vi.runAllTimers();
  expect(done).toEqual(['door']);
  stop();
});

it('goes on after something that fails', () => {
  afterwards(() => {
    throw new Error('broken');
  });
  note('door');
  expect(() => vi.advanceTimersToNextTimer()).toThrow('broken');
  vi.runAllTimers();
  expect(done).toEqual(['door']);
});
