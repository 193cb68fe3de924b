import { expect, it } from 'vitest';
import { Bot, type Sight } from './bot';

/** Never overlooks, never errs, always the middling time. */
const steady = () => 0.75;
/** Overlooks and errs whenever it can. */
const clumsy = () => 0;

const sight = (change: Partial<Sight>): Sight => ({
  table: ['B1', 'B2', 'CM1', 'GL1'],
  actions: ['call'],
  open: false,
  advice: null,
  value: 0,
  ...change,
});

it('waits when there is nothing to do', () => {
  const bot = new Bot(1, 'hard', steady);
  bot.think(sight({}), 0);
  expect(bot.plan).toBeNull();
});

it('calls after a while, and keeps the time when another card is turned', () => {
  const bot = new Bot(1, 'hard', steady);
  bot.think(sight({ advice: 'call', value: 2 }), 1_000);
  const plan = bot.plan;
  expect(plan?.action).toBe('call');
  expect(plan?.due).toBeGreaterThan(1_400);
  bot.think(sight({ table: ['B1', 'B2', 'CM1', 'GL1', 'T1'], advice: 'call', value: 2 }), 1_300);
  expect(bot.plan).toEqual(plan);
});

it('gives a claim up when its cards are gone', () => {
  const bot = new Bot(1, 'medium', steady);
  const claims = { actions: ['reveal'], open: true };
  bot.think(sight({ ...claims, advice: 'claim B1 B2' }), 0);
  expect(bot.plan?.action).toBe('claim B1 B2');
  bot.think(sight({ ...claims, table: ['CM1', 'GL1'], advice: 'reveal' }), 100);
  expect(bot.plan?.action).toBe('reveal');
});

it('turns a card when it overlooks the match, and does not look again at the same cards', () => {
  const bot = new Bot(1, 'easy', clumsy);
  const seen = sight({ actions: ['reveal', 'call'], advice: 'call', value: 2 });
  bot.think(seen, 0);
  expect(bot.plan?.action).toBe('reveal');
  bot.think(seen, 10);
  expect(bot.plan?.action).toBe('reveal');
});

it('may call without a match, and take a wrong card', () => {
  const alarmed = new Bot(1, 'easy', clumsy);
  alarmed.think(sight({}), 0);
  expect(alarmed.plan?.action).toBe('call');

  const slipping = new Bot(1, 'easy', clumsy);
  slipping.think(sight({ actions: ['miss'], open: true, advice: 'take B1 B2' }), 0);
  expect(slipping.plan?.action).toBe('take B2 CM1');
});

it('takes the right cards within the pick time', () => {
  const bot = new Bot(1, 'hard', steady);
  bot.think(sight({ actions: ['miss'], open: true, advice: 'take B1 B2' }), 0);
  expect(bot.plan?.action).toBe('take B1 B2');
  expect(bot.plan?.due).toBeLessThan(5_000);
});

it('is slower where no clock runs', () => {
  const [quick, slow] = [new Bot(1, 'hard', steady), new Bot(1, 'hard', steady, 3)];
  for (const bot of [quick, slow]) bot.think(sight({ advice: 'call', value: 2 }), 0);
  expect(slow.plan?.due).toBe(3 * (quick.plan?.due ?? Number.NaN));
});
