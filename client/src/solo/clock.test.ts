import { expect, it } from 'vitest';
import { nextClock, slowness } from './clock';

const pace = { reveal: 5_000, timeup: 15_000, decline: 0 };

it('starts with the whole time when it is about something else', () => {
  const before = { action: 'miss', due: 900 };
  expect(nextClock(before, 'reveal', false, pace, 1_000)).toEqual({ action: 'reveal', due: 6_000 });
});

it('starts afresh for the same thing, unless it is to run on', () => {
  const before = { action: 'timeup', due: 15_000 };
  expect(nextClock(before, 'timeup', true, pace, 4_000)).toBe(before);
  expect(nextClock(before, 'timeup', false, pace, 4_000)?.due).toBe(19_000);
});

it('does nothing where there is nothing to do or no time is set', () => {
  expect(nextClock(null, null, false, pace, 0)).toBeNull();
  expect(nextClock(null, 'decline', false, pace, 0)).toBeNull();
  expect(nextClock(null, 'unknown', false, pace, 0)).toBeNull();
});

it('slows the bots down with the table, and does not hurry them', () => {
  expect(slowness({ reveal: 0, timeup: 0 }, pace)).toBe(3);
  expect(slowness({ reveal: 10_000 }, pace)).toBe(2);
  expect(slowness({ reveal: 3_000 }, pace)).toBe(1);
  expect(slowness({ reveal: 0, timeup: 15_000 }, pace)).toBe(1);
});
