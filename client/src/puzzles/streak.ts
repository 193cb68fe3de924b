import { dayOf } from './daily';
import { dailyKey } from './opened';
import type { Progress } from './progress';

const DAY = 86_400_000;

/** So many days in a row may be missed. */
const FORGIVEN = 1;

/**
 * On how many days, up to today, the day's puzzle was solved on its own day without a longer pause. Today
 * is not missed before it is over.
 */
export function streakOf(progress: Progress, today: string): number {
  let count = 0;
  let missed = 0;
  for (let day = today; missed <= FORGIVEN; day = dayBefore(day)) {
    if (progress[dailyKey(day)]?.solved === day) {
      count++;
      missed = 0;
    } else if (day !== today) {
      missed++;
    }
  }
  return count;
}

const dayBefore = (day: string): string => dayOf(new Date(Date.parse(day) - DAY));

/** A month's days in weeks from Monday on, as `2026-11` has them; null before its first and after its last. */
export function weeksOf(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01`);
  const days: (string | null)[] = Array((new Date(first).getUTCDay() + 6) % 7).fill(null);
  for (
    let day = dayOf(new Date(first));
    day.startsWith(month);
    day = dayOf(new Date(Date.parse(day) + DAY))
  ) {
    days.push(day);
  }
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The month so many later, or earlier. */
export function monthAfter(month: string, by: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return dayOf(date).slice(0, 7);
}
