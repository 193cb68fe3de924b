import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TimedUpdate } from '../match/match';
import type { Options } from '../net/protocol';
import { type EngineLine, Refusal } from './engine';
import type { Progress } from './progress';
import type { SoloSetup } from './setup';
import { SoloMatch } from './solo-match.svelte';

const player = { name: 'Ola', color: '#c2185b', avatar: 'bonbon' };
const others = [{ name: 'Jan', color: '#14705a', avatar: 'toffee' }];
const games: [string, Options][] = [
  ['candy-match', {}],
  ['cukierki', {}],
  ['cukierki', { variant: 'advanced' }],
  ['candy-hunters', { haunted: true, largeGhost: true }],
  ['candy-ghosts', {}],
  ['candy-ghosts', { roles: true }],
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.useRealTimers();
});

/** A page of its own: an engine knows one match. Each game is the same: in some, nothing can be taken back. */
async function newLine(): Promise<EngineLine> {
  vi.resetModules();
  const { loadEngine } = await import('@picknmix/engine');
  const engine = await loadEngine('js');
  const request = async (text: string) => {
    const asked = JSON.parse(text);
    if (asked.cmd === 'new') asked.seed = '7'.padStart(64, '0');
    if (asked.cmd === 'react') asked.seed = 7;
    return engine.request(JSON.stringify(asked));
  };
  return { request, close() {} };
}

/** Plays on at random, but the same each time, until so many actions were done or it is over. */
async function play(match: SoloMatch, actions: number) {
  let luck = 7;
  for (let n = 0; n < actions && !match.update?.result; ) {
    if (match.curtain) await match.lift();
    const offered = match.update?.actions ?? [];
    const action = offered[luck % offered.length];
    if (action) {
      luck = (luck * 48_271) % 2_147_483_647;
      expect(await match.act(action)).toMatchObject({ outcome: 'applied' });
      n++;
    } else {
      await vi.advanceTimersByTimeAsync(1_000);
    }
  }
  while (match.update?.toAct === 'chance') await vi.advanceTimersByTimeAsync(1_000);
}

/** What counts of an update: all but when it came and what led to it. */
const tableOf = (update: TimedUpdate | null) => {
  const {
    events: _,
    undone: _u,
    at: _at,
    seq: _seq,
    catchUp: _c,
    clock: _cl,
    race: _r,
    ...rest
  } = update as TimedUpdate;
  return rest;
};

async function begin(change: Partial<SoloSetup> & Pick<SoloSetup, 'game'>) {
  const setup: SoloSetup = { player, bots: ['easy'], options: {}, pace: null, ...change };
  let progress: Progress | null = null;
  const match = await SoloMatch.start(setup, await newLine(), (now) => {
    progress = structuredClone(now);
  });
  const told: object[] = [];
  match.onUpdate(({ events, undone, catchUp }) => {
    if (catchUp) told.length = 0;
    else told.length -= undone;
    told.push(...events);
  });
  const resume = async () => {
    const left = JSON.parse(JSON.stringify({ setup, ...(progress as Progress | null) }));
    return SoloMatch.resume(left, await newLine());
  };
  return { match, resume, told, progress: () => progress as Progress | null };
}

it.each(games)('goes on with %s %j as if it had never been left', async (game, options) => {
  const { match, resume, told } = await begin({ game, options });
  for (const actions of [0, 2, 12]) {
    await play(match, actions);
    const again = await resume();
    if (again.curtain) await again.lift();
    expect(tableOf(again.update)).toEqual(tableOf(match.update));
    expect(again.update).toMatchObject({ catchUp: true, events: told });
    expect(again.table).toEqual(match.table);
    again.close();
  }
  match.close();
});

it('can take back after it was continued what could be taken back before', async () => {
  const { match, resume } = await begin({ game: 'candy-hunters', own: 1, bots: ['easy'] });
  for (let i = 0; !match.update?.canUndo && i < 400; i++) await play(match, 1);
  const again = await resume();
  const before = await match.act('undo');
  expect(await again.act('undo')).toMatchObject({ outcome: before.outcome });
  expect(before.outcome).toBe('applied');
  expect(again.update?.undone).toBe(match.update?.undone);
  expect(tableOf(again.update)).toEqual(tableOf(match.update));
  match.close();
  again.close();
});

it.each(games.slice(1))('goes back to the last choice in %s %j', async (game, options) => {
  const { match, told, progress } = await begin({ game, options });
  let [luck, undone] = [3, 0];
  let last: object = {};
  for (let n = 0; n < 60 && !match.update?.result; n++) {
    const { actions = [] } = match.update ?? {};
    const look = () =>
      structuredClone({ ...tableOf(match.update), told, lines: progress()?.lines });
    if (actions.length > 1) last = look();
    const action = actions[luck % actions.length];
    luck = (luck * 48_271) % 2_147_483_647;
    if (action) await match.act(action);
    else await vi.advanceTimersByTimeAsync(1_000);
    if (!match.update?.canUndo || luck % 2 === 0) continue;
    expect(await match.act('undo')).toMatchObject({ outcome: 'applied' });
    expect(look()).toEqual(last);
    undone++;
  }
  expect(undone).toBeGreaterThan(0);
  match.close();
});

it('takes nothing back in a race, nor where something came to light', async () => {
  const { match } = await begin({ game: 'candy-match' });
  await play(match, 3);
  expect(match.update?.canUndo).toBe(false);
  match.close();
  const { match: drawn } = await begin({ game: 'cukierki' });
  for (let i = 0; i < 40 && drawn.update?.events.at(-1)?.type !== 'drawn'; i++)
    await play(drawn, 1);
  expect(drawn.update?.canUndo).toBe(false);
  expect(await drawn.act('undo')).toMatchObject({ outcome: 'refused' });
  drawn.close();
});

it('lets the dice fall as they would have fallen', async () => {
  const { match, resume, progress } = await begin({ game: 'candy-ghosts', own: 2, bots: [] });
  await play(match, 3);
  const again = await resume();
  for (const one of [match, again]) await play(one, 15);
  const lines = (await again.consult({ cmd: 'transcript' })).lines;
  expect(lines).toEqual(progress()?.lines);
  expect(lines?.some((line) => 'seat' in line && line.seat === 'chance')).toBe(true);
  match.close();
  again.close();
});

it('goes on with a series', async () => {
  const before = [{ scores: [3, 1], winners: [0], sheet: {} }];
  const { match, resume } = await begin({ game: 'candy-match', series: before });
  await play(match, 2);
  const again = await resume();
  expect(again.table.series).toEqual(match.table.series);
  expect(again.table.series).toMatchObject({ played: 1, totals: [3, 1] });
  match.close();
  again.close();
});

it('waits for the player where time would run at once', async () => {
  const { match, resume } = await begin({ game: 'candy-match' });
  await vi.advanceTimersByTimeAsync(3_000);
  match.close();
  const again = await resume();
  expect(again.curtain).toEqual({ seat: 0, why: 'back' });
  expect(again.update).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
  await again.lift();
  expect(again.curtain).toBeNull();
  expect(again.update?.clock?.millis).toBeGreaterThan(0);
  again.close();
});

it.each([
  ['of rules that are gone', { rulesVersion: 99 }, /cannot be checked/],
  ['of another deal', { commitment: '0'.repeat(64) }, /committed/],
  ['of another game', { game: 'cukierki' }, /line 1/],
  ['for more players', { seats: 4 }, /line|players/],
])('refuses moves %s, and says why', async (_what, change, why) => {
  const { match, progress } = await begin({ game: 'candy-hunters' });
  await play(match, 2);
  const [header, ...moves] = progress()?.lines ?? [];
  const setup: SoloSetup = {
    game: 'candy-hunters',
    player,
    bots: ['easy'],
    options: {},
    pace: null,
  };
  const left = { setup, seat: 0, lines: [{ ...header, ...change }, ...moves] };
  const refused = SoloMatch.resume(left, await newLine());
  await expect(refused).rejects.toThrow(Refusal);
  await expect(refused).rejects.toThrow(why);
  match.close();
});

it('hides the table of one from the next, and gives everybody their own story', async () => {
  const { match, resume } = await begin({ game: 'cukierki', own: 2, others, bots: [], first: 0 });
  expect(match.table.seats.map(({ name }) => name)).toEqual(['Ola', 'Jan']);
  expect(match.curtain).toBeNull();
  while (!match.curtain) {
    await match.act(match.update?.actions[0] ?? '');
    expect(match.seat).toBe(0);
  }
  expect(match.curtain).toEqual({ seat: 1, why: 'hand' });
  expect(match.update?.actions).toEqual([]);
  await match.lift();
  expect(match.seat).toBe(1);
  expect(match.update?.view).toMatchObject({ hands: [expect.any(Number), expect.any(Array)] });
  const drawn = match.update?.events.filter(({ type }) => type === 'drawn') ?? [];
  expect(drawn.length).toBeGreaterThan(0);
  for (const { seat, tiles } of drawn) if (seat === 0) expect(tiles).toBeNull();
  const again = await resume();
  expect(again.curtain).toEqual({ seat: 1, why: 'back' });
  expect(again.update).toBeNull();
  await again.lift();
  expect(tableOf(again.update)).toEqual(tableOf(match.update));
  expect(again.update?.events).toEqual(match.update?.events);
  match.close();
  again.close();
});

it('has no curtain where nobody hides anything', async () => {
  const { match } = await begin({ game: 'candy-ghosts', own: 2, others, bots: [] });
  const acted = new Set<number>();
  for (let n = 0; n < 60; n++) {
    expect(match.curtain).toBeNull();
    const [action] = match.update?.actions ?? [];
    if (action) {
      acted.add(match.seat);
      await match.act(action);
    } else await vi.advanceTimersByTimeAsync(1_000);
  }
  expect([...acted].toSorted()).toEqual([0, 1]);
  match.close();
});
