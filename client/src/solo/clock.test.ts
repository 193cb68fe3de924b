import { expect, it } from 'vitest';
import { nextClock, slowness } from './clock';

const pace = { reveal: 5_000, timeup: 15_000, decline: 0 };
const fresh = (action: string) => ({ action, restarted: true });

it('starts with the whole time when it is about something else', () => {
  const before = { action: 'miss', due: 900 };
  expect(nextClock(before, fresh('reveal'), pace, 1_000)).toEqual({ action: 'reveal', due: 6_000 });
});

it('starts afresh for the same thing, unless it is to run on', () => {
  const before = { action: 'timeup', due: 15_000 };
  expect(nextClock(before, { action: 'timeup', restarted: false }, pace, 4_000)).toBe(before);
  expect(nextClock(before, fresh('timeup'), pace, 4_000)?.due).toBe(19_000);
});

it('does nothing where there is nothing to do or no time is set', () => {
  expect(nextClock(null, null, pace, 0)).toBeNull();
  expect(nextClock(null, fresh('decline'), pace, 0)).toBeNull();
  expect(nextClock(null, fresh('unknown'), pace, 0)).toBeNull();
});

it('slows the bots down with the table, and does not hurry them', () => {
  expect(slowness({ reveal: 0, timeup: 0 }, pace)).toBe(3);
  expect(slowness({ reveal: 10_000 }, pace)).toBe(2);
  expect(slowness({ reveal: 3_000 }, pace)).toBe(1);
  expect(slowness({ reveal: 0, timeup: 15_000 }, pace)).toBe(1);
  expect(slowness({}, {})).toBe(1);
});
