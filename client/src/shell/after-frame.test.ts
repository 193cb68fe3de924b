import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame';

let frames: (() => void)[] = [];
let done: string[] = [];
let now = 0;

beforeEach(() => {
  [frames, done, now] = [[], [], 0];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(async () => {
  while (frames.length > 0) await draw();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A work of so many milliseconds. */
const note = (name: string, millis = 0, patient = false) =>
  afterFrame(
    () => {
      done.push(name);
      now += millis;
    },
    { patient },
  );

function drawn(): void {
  const due = frames;
  frames = [];
  for (const frame of due) frame();
}

/** A frame, and what is done after it. */
async function draw(): Promise<void> {
  drawn();
  await vi.runAllTimersAsync();
}

it('works when the browser has drawn', async () => {
  note('hand');
  drawn();
  expect(done).toEqual([]);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['hand']);
  expect(frames).toEqual([]);
});

it('does nothing that was called off, before the frame or after it', async () => {
  note('hand')();
  const callOff = note('seats');
  drawn();
  callOff();
  await vi.runAllTimersAsync();
  expect(done).toEqual([]);
});

it('does what takes no time after one frame, and leaves much for the next', async () => {
  note('hand');
  note('seats', 10);
  note('history');
  await draw();
  expect(done).toEqual(['hand', 'seats']);
  await draw();
  expect(done).toEqual(['hand', 'seats', 'history']);
});

it('lets those go last who are patient, though they came first', async () => {
  note('history', 10, true);
  note('hand', 10);
  await draw();
  expect(done).toEqual(['hand']);
  await draw();
  expect(done).toEqual(['hand', 'history']);
});

it('lets what is asked for meanwhile wait for a frame of its own', async () => {
  afterFrame(() => void note('more'));
  await draw();
  expect(done).toEqual([]);
  await draw();
  expect(done).toEqual(['more']);
});
