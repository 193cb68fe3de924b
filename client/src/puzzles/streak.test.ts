import { expect, it } from 'vitest';
import { monthAfter, streakOf, weeksOf } from './streak';

const solved = (days: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(days).map(([day, on]) => [
      `daily-${day}`,
      { solved: on, actions: 1, shortest: false, hints: 0 },
    ]),
  );

const onTheirDays = (...days: string[]) =>
  solved(Object.fromEntries(days.map((day) => [day, day])));

it.each([
  ['nothing', [], 0],
  ['today', ['2026-11-19'], 1],
  ['yesterday: today is not over yet', ['2026-11-18'], 1],
  ['three in a row', ['2026-11-17', '2026-11-18', '2026-11-19'], 3],
  ['every second day', ['2026-11-19', '2026-11-17', '2026-11-15'], 3],
  ['a missed day is forgiven', ['2026-11-16', '2026-11-18', '2026-11-19'], 3],
  ['yesterday missed, today to come', ['2026-11-16', '2026-11-17'], 2],
  ['two missed days are not', ['2026-11-15', '2026-11-18', '2026-11-19'], 2],
  ['two missed days before today', ['2026-11-16'], 0],
])('%s', (_what, days, count) => {
  expect(streakOf(onTheirDays(...days), '2026-11-19')).toBe(count);
});

it('counts what was solved on its own day, and nothing that was made up for', () => {
  const progress = solved({ '2026-11-19': '2026-11-19', '2026-11-18': '2026-11-19' });
  expect(streakOf(progress, '2026-11-19')).toBe(1);
});

it('lays a month out in weeks', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

it('goes from year to year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2027-01', -2)).toBe('2026-11');
});
