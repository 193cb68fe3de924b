import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '../net/protocol';
import { seatsOf } from '../table/given';
import { updateOf } from './given';
import type { Match, TimedUpdate } from './match';
import { LOOK_MILLIS, type PaceOf, usualPace } from './pace';
import { type PacedMatch, paced } from './paced-match.svelte';

const settings = vi.hoisted(() => ({ speed: 'normal' }));
vi.mock('../browser/settings.svelte', () => ({ settings }));

const page = { hidden: false };
vi.stubGlobal('document', page);

const isTold = ({ type }: { type: string }) => type !== 'silent';
const paceOf: PaceOf = (update, own) => usualPace(update, own, isTold);

/** A match that goes on as it is told. */
class Live {
  table = { seats: seatsOf('Ola', 'Momo', 'Pim'), status: 'playing' };
  seat = 0;
  own = [0];
  update: TimedUpdate | null = updateOf(0);
  pending: unknown[] = [];
  reply = null;
  canSignal = false;
  isReplay = false;
  decide: (reply: Reply) => void = () => {};
  readonly act = vi.fn(
    (_action: string, _seen?: number) => new Promise<Reply>((decide) => (this.decide = decide)),
  );
  private listener: (update: TimedUpdate) => void = () => {};

  onUpdate(listener: (update: TimedUpdate) => void) {
    this.listener = listener;
    return () => {};
  }

  say(update: TimedUpdate) {
    this.update = update;
    this.listener(update);
  }
}

/** What somebody else does. */
const momos = (seq: number, changed: Partial<TimedUpdate> = {}) =>
  updateOf(seq, {
    events: [{ type: 'placed', seat: 1 }],
    toAct: [2],
    actions: [],
    at: performance.now(),
    ...changed,
  });

const decided = (seq: number): Reply => ({
  type: 'reply',
  id: '1',
  outcome: 'applied',
  seq,
  error: null,
  race: null,
});

let live: Live;
let match: PacedMatch;
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  page.hidden = false;
  live = new Live();
  match = paced(live as unknown as Match, paceOf);
  heard = [];
  match.onUpdate(({ seq, catchUp }) => heard.push(catchUp ? `(${seq})` : `${seq}`));
});

it('is the same for a match each time', () => {
  expect(paced(live as unknown as Match, paceOf)).toBe(match);
});

it('owes everything to a table that is still being loaded', () => {
  live = new Live();
  live.update = updateOf(1, { events: [{ type: 'dealt' }] });
  match = paced(live as unknown as Match, paceOf);
  live.say(momos(2));
  live.say(momos(3));
  vi.advanceTimersByTime(3 * LOOK_MILLIS);
  const placed = { type: 'placed', seat: 1 };
  expect(match.update).toMatchObject({
    seq: 3,
    catchUp: true,
    events: [{ type: 'dealt' }, placed, placed],
  });
  match.onUpdate(({ events }) => expect(events).toEqual([placed]));
  live.say(momos(4));
});

it('shows one thing after the other', () => {
  live.say(momos(1));
  live.say(momos(2));
  live.say(momos(3));
  expect([match.update?.seq, match.lagging]).toEqual([1, true]);
  vi.advanceTimersByTime(LOOK_MILLIS - 1);
  expect(match.update?.seq).toBe(1);
  vi.advanceTimersByTime(1);
  expect(match.update?.seq).toBe(2);
  vi.advanceTimersByTime(LOOK_MILLIS);
  expect([match.update?.seq, match.lagging]).toEqual([3, false]);
  expect(heard).toEqual(['1', '2', '3']);
});

it('takes its time as one likes it', () => {
  settings.speed = 'fast';
  live.say(momos(1));
  live.say(momos(2));
  vi.advanceTimersByTime(LOOK_MILLIS / 2);
  expect(match.update?.seq).toBe(2);
  settings.speed = 'instant';
  live.say(momos(3));
  live.say(momos(4));
  expect(match.update?.seq).toBe(4);
});

it('hurries when somebody asks for it: only the last thing moves', () => {
  for (const seq of [1, 2, 3]) live.say(momos(seq));
  match.hurry();
  expect([match.update?.seq, match.lagging]).toEqual([3, false]);
  expect(heard).toEqual(['1', '(2)', '3']);
  live.say(momos(4));
  expect(match.update?.seq).toBe(4);
});

it('never delays what the player does, and says what was seen', async () => {
  live.say(momos(1));
  live.say(momos(2, { toAct: [0], actions: ['roll'] }));
  const reply = match.act('roll');
  expect(live.act).toHaveBeenCalledWith('roll', 1);
  expect(match.update?.seq).toBe(2);
  live.say(updateOf(3, { events: [{ type: 'rolled', seat: 0 }], toAct: [1] }));
  expect(match.update?.seq).toBe(3);
  live.decide(decided(3));
  await reply;
});

it('shows the own deed at once, also when its decision comes first', async () => {
  live.say(momos(1, { toAct: [0] }));
  const reply = match.act('roll');
  live.decide(decided(2));
  await reply;
  live.say(updateOf(2, { events: [{ type: 'rolled', seat: 0 }], toAct: [1] }));
  expect(match.update?.seq).toBe(2);
  live.say(momos(3));
  live.say(momos(4));
  expect(match.update?.seq).toBe(3);
});

it('does not wait while there is little time for the own decision, but where there is enough', () => {
  const limit = (seat: number, millis: number) => ({ toAct: [seat], limits: [{ seat, millis }] });
  live.say(momos(1));
  live.say(momos(2, limit(0, 20_000)));
  expect(match.update?.seq).toBe(2);
  live.say(momos(3, limit(1, 20_000)));
  live.say(momos(4, limit(0, 60_000)));
  expect(match.update?.seq).toBe(2);
});

it('does not wait while a clock runs for the player, or others may be quicker', () => {
  live.say(momos(1));
  live.say(momos(2, { toAct: [0], clock: { action: 'pass', millis: 5_000 } }));
  expect(match.update?.seq).toBe(2);
  live.say(momos(3));
  live.say(momos(4, { toAct: [0, 1, 2] }));
  expect(match.update?.seq).toBe(4);
});

it('shows what was missed at once', () => {
  live.say(momos(1));
  live.say(momos(2));
  live.say(momos(9, { catchUp: true }));
  expect(heard).toEqual(['1', '(2)', '(9)']);
});

it('keeps up behind other tabs, and with those who are far too quick', () => {
  live.say(momos(1));
  live.say(momos(2));
  page.hidden = true;
  live.say(momos(3));
  expect(match.update?.seq).toBe(3);
  page.hidden = false;
  for (let seq = 4; seq < 40; seq++) live.say(momos(seq));
  vi.advanceTimersByTime(15_000);
  expect(match.update?.seq).toBe(39);
});

it('waits until a cheer has been read', () => {
  live.say(momos(1));
  match.linger(2_000);
  live.say(momos(2));
  vi.advanceTimersByTime(1_900);
  expect(match.update?.seq).toBe(1);
  vi.advanceTimersByTime(100);
  expect(match.update?.seq).toBe(2);
});

it('gives nothing away before it is shown', () => {
  live.say(momos(1));
  live.table = { ...live.table, status: 'over' };
  live.say(momos(2, { result: { scores: [], winners: [1], sheet: {} } }));
  const early = paced(live as unknown as Match, paceOf);
  expect([early.table.status, early.update?.result]).toEqual(['playing', null]);
  vi.advanceTimersByTime(LOOK_MILLIS);
  expect(early.update?.result).not.toBeNull();
  expect(early.rest).toBe(LOOK_MILLIS);
});

it('seldom waits for games that say nothing: only for what others do', () => {
  expect(paceOf(momos(1), 0)).toBe(LOOK_MILLIS);
  expect(paceOf(momos(1), null)).toBe(LOOK_MILLIS);
  expect(paceOf(momos(1), 1)).toBe(0);
  expect(paceOf(momos(1, { toAct: [0, 1] }), 0)).toBe(0);
  expect(paceOf(momos(1, { events: [] }), 0)).toBe(0);
  expect(paceOf(momos(1, { events: [{ type: 'silent', seat: 1 }] }), 0)).toBe(0);
});
