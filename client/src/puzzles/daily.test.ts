import { beforeEach, expect, it, vi } from 'vitest';
import { dayOf, isDay, keptDaily, levelOf, makeDaily, seedOf } from './daily';
import { lineOf, memory, PUZZLE } from './given';

beforeEach(() => vi.stubGlobal('localStorage', memory()));

it('a day is the same for everyone at a moment', () => {
  expect(dayOf(new Date('2026-11-17T23:59:59Z'))).toBe('2026-11-17');
  expect(dayOf(new Date('2026-11-17T23:59:59-05:00'))).toBe('2026-11-18');
});

it.each([
  ['2026-11-17', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['today', false],
])('%s: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

it('the seed is one that anybody can check', () => {
  expect(seedOf('2026-11-17')).toMatch(/^[0-9a-f]{64}$/);
  expect(seedOf('2026-11-17')).not.toBe(seedOf('2026-11-18'));
});

it('begins the week gently', () => {
  const week = [15, 16, 17, 18, 19, 20, 21].map((day) => levelOf(`2026-11-${day}`));
  expect(week).toEqual([4, 1, 2, 2, 3, 3, 4]);
});

it('is made from its date alone, try after try, and kept', async () => {
  const { line, asked } = lineOf(({ from, tries }) =>
    Number(from) + Number(tries) > 10
      ? { puzzle: PUZZLE, tried: 1 }
      : { puzzle: null, tried: tries },
  );
  const tried: number[] = [];
  expect(keptDaily('2026-11-17')).toBeNull();
  expect(await makeDaily('2026-11-17', line, (count) => tried.push(count))).toEqual(PUZZLE);
  expect(asked[0]).toMatchObject({ cmd: 'make', level: 2, seed: seedOf('2026-11-17'), from: 0 });
  // Every try is asked for once.
  expect(asked.slice(1).map(({ from }) => from)).toEqual(tried);
  expect(keptDaily('2026-11-17')).toEqual(PUZZLE);
});

it('only the last days are kept', async () => {
  const { line } = lineOf(() => ({ puzzle: PUZZLE, tried: 1 }));
  const days = Array.from({ length: 40 }, (_, i) => dayOf(new Date(Date.UTC(2026, 0, 1 + i))));
  for (const day of days) await makeDaily(day, line);
  expect(days.filter(keptDaily)).toEqual(days.slice(-31));
});
