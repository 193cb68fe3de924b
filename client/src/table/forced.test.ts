import { beforeEach, expect, it, vi } from 'vitest';
import { updateOf } from '../match/given';
import type { Match, TimedUpdate } from '../match/match';
import { Forced } from './forced.svelte';

const settings = vi.hoisted(() => ({ speed: 'normal' }));
vi.mock('../browser/settings.svelte', () => ({ settings }));

const pass = { action: 'pass', text: 'Nothing fits: you pass.' };

let match: {
  isLive: boolean;
  lagging: boolean;
  update: TimedUpdate;
  pending: unknown[];
  act: ReturnType<typeof vi.fn>;
};
let forced: Forced;

/** The table asks for the only thing that there is. */
const ask = (seq: number, changed: Partial<TimedUpdate> = {}) => {
  match.update = updateOf(seq, { actions: ['pass'], ...changed });
  forced.consider(match.update, pass);
};

beforeEach(() => {
  vi.useFakeTimers();
  match = { isLive: true, lagging: false, update: updateOf(0), pending: [], act: vi.fn() };
  forced = new Forced(match as unknown as Match);
});

it('says why, and answers by itself after a moment, once', () => {
  ask(3);
  expect(forced.now?.text).toBe('Nothing fits: you pass.');
  vi.advanceTimersByTime(1_200);
  expect(match.act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(match.act.mock.calls).toEqual([['pass']]);
  expect(forced.now).toBeNull();
  ask(3);
  vi.advanceTimersByTime(5_000);
  expect(match.act).toHaveBeenCalledOnce();
});

it('leaves a choice to the player', () => {
  match.update = updateOf(3);
  forced.consider(match.update, null);
  vi.advanceTimersByTime(5_000);
  expect(match.act).not.toHaveBeenCalled();
});

it('does nothing where nobody plays: in replays, puzzles and guides', () => {
  match.isLive = false;
  ask(3);
  expect(forced.now).toBeNull();
  vi.advanceTimersByTime(5_000);
  expect(match.act).not.toHaveBeenCalled();
});

it('is silent when the player was quicker, or the table has gone on', () => {
  ask(3);
  match.pending = [{}];
  vi.advanceTimersByTime(5_000);
  match.pending = [];
  ask(4);
  match.update = updateOf(5);
  vi.advanceTimersByTime(5_000);
  expect(match.act).not.toHaveBeenCalled();
});

it('waits for what was sent before, on a slow phone, and then answers', () => {
  ask(3);
  match.pending = [{}];
  vi.advanceTimersByTime(5_000);
  expect(forced.now).toEqual(pass);
  match.pending = [];
  vi.advanceTimersByTime(5_000);
  expect(match.act.mock.calls).toEqual([['pass']]);
});

it('does not do again what was just taken back', () => {
  ask(3, { undone: 1 });
  vi.advanceTimersByTime(5_000);
  expect(match.act).not.toHaveBeenCalled();
});

it('rests when nobody looks any more', () => {
  ask(3);
  forced.rest();
  vi.advanceTimersByTime(5_000);
  expect(match.act).not.toHaveBeenCalled();
});
