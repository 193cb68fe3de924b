import { expect, it } from 'vitest';
import { Bot } from './bot';

it('keeps its time while it wants the same, and forgets what it no longer wants', () => {
  const bot = new Bot(1, 'easy', 'plain');
  const intend = (
    action: string | null,
    millis: number,
    now: number,
    latest: number | null = null,
  ) => bot.intend({ action, millis, latest }, now);
  intend('call', 2_000, 100);
  intend('call', 500, 1_000);
  expect(bot.plan).toEqual({ action: 'call', due: 2_100 });
  intend('reveal', 500, 1_500);
  expect(bot.plan).toEqual({ action: 'reveal', due: 2_000 });
  intend(null, 0, 1_600);
  expect(bot.plan).toBeNull();
});

it('lets nobody wait for what it had in mind before', () => {
  const bot = new Bot(1, 'easy', 'plain');
  bot.intend({ action: 'call', millis: 60_000, latest: null }, 0);
  bot.intend({ action: 'call', millis: 2_000, latest: 6_000 }, 10_000);
  expect(bot.plan?.due).toBe(12_000);
  bot.intend({ action: 'call', millis: 5_000, latest: 6_000 }, 10_500);
  expect(bot.plan?.due).toBe(12_000);
});
