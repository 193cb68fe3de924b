import { loadEngine } from '@picknmix/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TimedUpdate } from '../match/match';
import type { EngineLine } from './engine';
import type { SoloSetup } from './setup';
import { SoloMatch } from './solo-match.svelte';

const setup: SoloSetup = {
  game: 'candy-match',
  player: { name: 'Ola', color: '#c2185b', avatar: 'bonbon' },
  bots: ['easy', 'hard'],
  options: {},
  pace: null,
};
const A_WHILE = 1_000;
const LONG = 40 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
// A whole game is some thousand requests, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
});

async function start(change: Partial<SoloSetup> = {}) {
  const engine = await loadEngine('js');
  const line: EngineLine = { request: async (text) => engine.request(text), close() {} };
  const match = await SoloMatch.start({ ...setup, ...change }, line);
  const seen: TimedUpdate[] = [];
  match.onUpdate((update) => seen.push(update));
  return { match, seen };
}

async function untilOver(match: SoloMatch) {
  for (let waited = 0; !match.update?.result && waited < LONG; waited += A_WHILE) {
    await vi.advanceTimersByTimeAsync(A_WHILE);
  }
}

it('plays to the end by itself: bots call, the clock turns the cards of who sleeps', async () => {
  const { match, seen } = await start();
  await untilOver(match);
  const result = match.update?.result;
  expect(match.table.status).toBe('over');
  expect(result?.winners).not.toContain(0);
  expect(result?.sheet.cards).toEqual(result?.scores);
  expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, i) => i + 1));
  const events = seen.flatMap((update) => update.events);
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'revealed', seat: 0, clock: true }),
  );
  expect(events.some(({ type }) => type === 'matched')).toBe(true);
  match.close();
});

it('lets bots claim in one press where the table wants it so', async () => {
  const { match, seen } = await start({ options: { calls: 'pick-then-call' }, bots: ['hard'] });
  await untilOver(match);
  const types = new Set(seen.flatMap((update) => update.events.map(({ type }) => type)));
  expect(types).toContain('matched');
  expect(types).not.toContain('called');
  match.close();
});

it('takes turns where people take turns, and tells no hidden thing', async () => {
  // The bot thinks for real: only waiting is skipped.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { match, seen } = await start({ game: 'cukierki', bots: ['easy'] });
  const botsMove = () => seen.find(({ events }) => events.some(({ seat }) => seat === 1));
  // A lollipop gives a second placement, so the bot's turn may come after several actions.
  for (let i = 0; !botsMove() && i < 200; i++) {
    const [mine] = match.update?.actions ?? [];
    if (mine) expect((await match.act(mine)).outcome).toBe('applied');
    else await vi.advanceTimersByTimeAsync(5_000);
  }
  const bot = botsMove();
  expect(bot?.toAct).toBeDefined();
  expect(match.update?.clock).toBeNull();
  expect(match.update?.view).toMatchObject({ hands: [expect.any(Array), expect.any(Number)] });
  match.close();
});

it('applies what the player does, and refuses what is not offered', async () => {
  const { match } = await start({ pace: { reveal: 0, miss: 0, decline: 0, timeup: 0 } });
  const refused = match.act('call');
  expect(match.pending.map(({ action }) => action)).toEqual(['call']);
  expect((await refused).outcome).toBe('refused');
  expect(match.pending).toEqual([]);
  for (
    let waited = 0;
    !match.update?.actions.includes('reveal') && waited < LONG;
    waited += A_WHILE
  ) {
    await vi.advanceTimersByTimeAsync(A_WHILE);
  }
  expect(match.update?.clock).toBeNull();
  expect((await match.act('reveal')).outcome).toBe('applied');
  match.close();
});

const UNTIMED = { reveal: 0, miss: 0, decline: 0, timeup: 0 };

it.each([1, 2])('lets nobody wait for a bot in an untimed game, with %i of them', async (bots) => {
  const { match } = await start({ pace: UNTIMED, bots: Array(bots).fill('gentle') });
  let [waited, longest] = [0, 0];
  for (let seq = -1, i = 0; i < 600 && !match.update?.result; i++) {
    const { update } = match;
    const revealer = (update?.view as { revealer: number } | undefined)?.revealer;
    waited = update?.seq === seq && revealer !== 0 ? waited + 100 : 0;
    longest = Math.max(longest, waited);
    seq = update?.seq ?? seq;
    // A wrong call of a bot asks the person, too, who may think for as long as they like.
    const mine = update?.actions.find((action) => ['reveal', 'decline'].includes(action));
    if (mine) await match.act(mine);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(longest).toBeGreaterThan(1_000);
  expect(longest).toBeLessThanOrEqual(6_100);
  match.close();
});

it('lets a bot turn the next card at once, if nobody else needs the time', async () => {
  const { match, seen } = await start({ pace: UNTIMED, bots: ['gentle'] });
  match.goAhead?.('reveal');
  await vi.advanceTimersByTimeAsync(0);
  const before = seen.length;
  if (match.update?.actions.includes('reveal')) await match.act('reveal');
  match.goAhead?.('reveal');
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.length).toBeGreaterThan(before);
  expect(seen.at(-1)?.events).toContainEqual(
    expect.objectContaining({ type: 'revealed', seat: 1, clock: false }),
  );
  match.close();
  const others = [{ name: 'Jan', color: '#00796b', avatar: 'toffee' }];
  const { match: shared } = await start({ own: 2, others, bots: ['gentle'] });
  expect(shared.goAhead).toBeUndefined();
  shared.close();
});

it('tells the player when the engine breaks, and goes on', async () => {
  const engine = await loadEngine('js');
  let breaks = false;
  const request = async (text: string) => {
    if (breaks) throw new Error('broken');
    return engine.request(text);
  };
  const match = await SoloMatch.start(setup, { request, close() {} });
  breaks = true;
  const reply = await match.act('reveal');
  expect(reply).toMatchObject({ outcome: 'refused', error: { code: 'internal' } });
  expect(match.pending).toEqual([]);
  breaks = false;
  expect((await match.act('nonsense')).error?.code).toBe('bad-action');
  match.close();
});

it('is quiet once it is closed', async () => {
  const { match, seen } = await start();
  match.close();
  const count = seen.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toHaveLength(count);
  expect(vi.getTimerCount()).toBe(0);
});

it('settles what was asked when it is closed', async () => {
  const engine = await loadEngine('js');
  let silent = false;
  const never = new Promise<string>(() => {});
  const request = async (text: string) => (silent ? never : engine.request(text));
  const match = await SoloMatch.start(setup, { request, close() {} });
  silent = true;
  const asked = [match.act('reveal'), match.act('call')];
  match.close();
  const closed = { outcome: 'refused', error: { code: 'closed' } };
  expect(await Promise.all(asked)).toMatchObject([closed, closed]);
  expect(await match.act('reveal')).toMatchObject(closed);
  expect(match.pending).toEqual([]);
});

it('counts a series on, and lets whom it names start', async () => {
  const before = { scores: [3, 1, 0], winners: [0], sheet: {} };
  const { match } = await start({ series: [before], first: 1 });
  expect(match.table.series).toMatchObject({ played: 1, totals: [3, 1, 0], over: false });
  const { lines } = await match.consult({ cmd: 'transcript' });
  expect(lines?.[0]).toMatchObject({ first: 1 });
  match.close();
});

it('ends a series with its last game', async () => {
  const before = Array(4).fill({ scores: [1, 0, 0], winners: [0], sheet: {} });
  const { match } = await start({ series: before });
  expect(match.table.series).toMatchObject({ played: 4, treatsLeft: 2 });
  await untilOver(match);
  const scores = match.update?.result?.scores ?? [];
  expect(match.table.series).toMatchObject({
    played: 5,
    totals: [4 + (scores[0] ?? 0), scores[1], scores[2]],
  });
  match.close();
});

it('belongs to no series unless it is told', async () => {
  const { match } = await start();
  expect(match.table.series).toBeNull();
  match.close();
});

it('sees with the own seat that is to act, and keeps it while others do', async () => {
  const { match } = await start({
    game: 'cukierki',
    own: 2,
    bots: ['easy'],
    first: 1,
  });
  expect(match.table.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Ola'],
    ['person', 'Ola 2'],
    ['bot', 'Momo'],
  ]);
  expect(match.own).toEqual([0, 1]);
  expect(match.seat).toBe(1);
  const acted = new Set<number>();
  for (let n = 0; n < 40 && !match.update?.result; n++) {
    const [action] = match.update?.actions ?? [];
    if (action) {
      acted.add(match.seat);
      expect(await match.act(action)).toMatchObject({ outcome: 'applied' });
    } else {
      const seat = match.seat;
      await vi.advanceTimersByTimeAsync(A_WHILE);
      if (!match.update?.actions.length) expect(match.seat).toBe(seat);
    }
  }
  expect([...acted].toSorted()).toEqual([0, 1]);
  match.close();
});
