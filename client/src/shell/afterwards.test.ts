import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFrame, afterwards } from './afterwards';

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

describe('after a frame', () => {
  let frames: (() => void)[] = [];

  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('works when the browser has drawn', () => {
    const work = vi.fn();
    afterFrame(work);
    for (const draw of frames) draw();
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  it('does nothing if it was called off, before the frame or after it', () => {
    const work = vi.fn();
    afterFrame(work)();
    expect(frames).toEqual([]);
    const callOff = afterFrame(work);
    for (const draw of frames) draw();
    callOff();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
