import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { memory } from './given';
import { type Solved, writeProgress } from './progress';

const solved: Solved = { solved: '2026-11-17', actions: 6, shortest: false, hints: 1 };
const KEY = 'puzzles.progress';

let progress: typeof import('./progress-store.svelte')['progress'];

beforeAll(async () => {
  vi.stubGlobal('localStorage', memory());
  ({ progress } = await import('./progress-store.svelte'));
});

beforeEach(() => {
  localStorage.clear();
  progress.all = {};
});

const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

it('keeps what is solved in the browser', () => {
  progress.note('1', solved);
  expect(progress.of('1')).toEqual(solved);
  expect(progress.of('2')).toBeNull();
  expect(kept()).toEqual({ '1': solved });
});

it('adds what a file knows, and says how much is new', () => {
  progress.note('1', solved);
  const short = { ...solved, actions: 4, shortest: true };
  expect(progress.take(writeProgress({ '1': short, '2': solved, x3: solved }))).toBe(2);
  expect(progress.all).toEqual({ '1': short, '2': solved, x3: solved });
  expect(progress.take(writeProgress({ '1': solved }))).toBe(0);
  expect(progress.of('1')).toEqual(short);
});

it('loses nothing to a bad file', () => {
  progress.note('1', solved);
  expect(progress.take('{"kind":"something else"}')).toBeNull();
  expect(kept()).toEqual({ '1': solved });
});

it('loses nothing that another tab has kept meanwhile', () => {
  localStorage.setItem(KEY, JSON.stringify({ '7': solved }));
  progress.note('1', solved);
  expect(kept()).toEqual({ '1': solved, '7': solved });
});

it('begins anew where something else was kept', () => {
  localStorage.setItem(KEY, '[1, 2]');
  progress.note('1', solved);
  expect(kept()).toEqual({ '1': solved });
});
