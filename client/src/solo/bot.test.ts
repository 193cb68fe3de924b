import { expect, it } from 'vitest';
import { Bot } from './bot';

it('keeps its time while it wants the same, and forgets what it no longer wants', () => {
  const bot = new Bot(1, 'easy', 'plain');
  bot.intend('call', 2_000, 100);
  bot.intend('call', 500, 1_000);
  expect(bot.plan).toEqual({ action: 'call', due: 2_100 });
  bot.intend('reveal', 500, 1_500);
  expect(bot.plan).toEqual({ action: 'reveal', due: 2_000 });
  bot.intend(null, 0, 1_600);
  expect(bot.plan).toBeNull();
});

it('takes its time at a gentle table', () => {
  const bot = new Bot(1, 'easy', 'plain', 3);
  bot.intend('reveal', 500, 1_000);
  expect(bot.plan?.due).toBe(2_500);
});
