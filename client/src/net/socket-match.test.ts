import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TimedUpdate } from '../match/match';
import { seatsOf } from '../table/given';
import type { Act, ClientMessage, ServerMessage, Signalled, TableInfo, Update } from './protocol';
import { SocketMatch } from './socket-match.svelte';

/** The far end of a line: what the client sent, and a way to answer. */
class Line extends EventTarget {
  readonly OPEN = 1;
  readyState = 0;
  readonly sent: ClientMessage[] = [];

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  say(message: ServerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  get last() {
    return this.sent.at(-1);
  }
}

const table: TableInfo = {
  id: 'abc',
  game: 'candy-match',
  options: {},
  pace: {},
  ties: 'seat',
  open: false,
  status: 'playing',
  seats: [],
  host: 0,
  commitment: '',
  series: null,
  next: null,
};

const update = (seq: number): Update => ({
  type: 'update',
  seq,
  undone: 0,
  scores: [],
  insight: {},
  events: [{ type: 'called', seat: seq }],
  view: {},
  toAct: [],
  actions: [],
  open: false,
  canUndo: false,
  clock: null,
  result: null,
  race: null,
});

const reply = (act: Act, outcome: 'pending' | 'applied'): ServerMessage => ({
  type: 'reply',
  id: act.id,
  outcome,
  seq: 1,
  error: null,
  race: null,
});

let lines: Line[];
let match: SocketMatch;
let seen: TimedUpdate[];
let page: EventTarget;

const line = () => lines.at(-1) as Line;

/** A line that is up, with the table at `seq`. */
function arrive(seq: number) {
  line().open();
  line().say({ type: 'table', table, seat: 1 });
  line().say(update(seq));
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  lines = [];
  seen = [];
  match = new SocketMatch(table, 'secret', () => {
    lines.push(new Line());
    return line() as unknown as WebSocket;
  });
  match.onUpdate((update) => seen.push(update));
});

afterEach(() => {
  match.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('watches, and shows the table as it stands without animation', () => {
  expect(match.connection).toBe('connecting');
  arrive(7);
  expect(line().sent).toEqual([{ type: 'watch', table: 'abc', secret: 'secret', after: null }]);
  expect(match).toMatchObject({ connection: 'online', seat: 1, update: { seq: 7, catchUp: true } });
});

it('tells every update in order, each once', () => {
  arrive(1);
  for (const seq of [2, 2, 3]) line().say(update(seq));
  expect(seen.map(({ seq, catchUp }) => [seq, catchUp])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
});

it('asks again when an update is missing', () => {
  arrive(1);
  line().say(update(3));
  expect(match.update?.seq).toBe(1);
  expect(line().last).toMatchObject({ type: 'watch', after: 1 });
  line().say(update(4));
  expect(match.update).toMatchObject({ seq: 4, catchUp: true });
});

it('answers pings at once', () => {
  arrive(1);
  line().say({ type: 'ping', n: 5 });
  expect(line().last).toEqual({ type: 'pong', n: 5 });
});

it('shows what is pending until it is decided', async () => {
  arrive(1);
  const decision = match.act('call');
  const act = line().last as Act;
  expect(act).toMatchObject({ type: 'act', action: 'call', seen: 1 });
  expect(match.pending).toMatchObject([{ action: 'call', comparing: false }]);
  line().say(reply(act, 'pending'));
  expect(match.pending).toMatchObject([{ action: 'call', comparing: true }]);
  line().say(reply(act, 'applied'));
  expect(match.pending).toEqual([]);
  await expect(decision).resolves.toMatchObject({ outcome: 'applied' });
});

it('connects again by itself, asks for what it missed, and sends unanswered acts again', async () => {
  arrive(4);
  const decision = match.act('call');
  const act = line().last as Act;
  line().close();
  expect(match.connection).toBe('lost');

  vi.advanceTimersByTime(1_000);
  expect(lines).toHaveLength(2);
  line().open();
  expect(line().sent).toEqual([{ type: 'watch', table: 'abc', secret: 'secret', after: 4 }, act]);
  line().say({ type: 'table', table, seat: 1 });
  expect(match.connection).toBe('online');
  line().say(reply(act, 'applied'));
  await expect(decision).resolves.toMatchObject({ outcome: 'applied' });
});

it('waits longer and longer while nobody answers', () => {
  for (let i = 0; i < 12; i++) {
    line().close();
    vi.advanceTimersByTime(12_000);
  }
  expect(lines).toHaveLength(13);
  line().close();
  vi.advanceTimersByTime(5_000);
  expect(lines).toHaveLength(13);
});

it('gives up a line that has gone silent', () => {
  arrive(1);
  vi.advanceTimersByTime(15_000);
  line().say({ type: 'ping', n: 1 });
  vi.advanceTimersByTime(15_000);
  expect(match.connection).toBe('online');
  vi.advanceTimersByTime(5_001);
  expect(match.connection).toBe('lost');
  vi.advanceTimersByTime(1_000);
  expect(lines).toHaveLength(2);
});

it('does not wait for silence when the browser knows that the network is gone', () => {
  arrive(1);
  page.dispatchEvent(new Event('offline'));
  expect(match.connection).toBe('lost');
  page.dispatchEvent(new Event('online'));
  expect(lines).toHaveLength(2);
});

it('does not try again where it is not wanted', () => {
  line().open();
  line().say({ type: 'error', code: 'not-found', message: 'no such table' });
  line().close();
  vi.advanceTimersByTime(60_000);
  expect(match.refusal).toBe('not-found');
  expect(lines).toHaveLength(1);
});

it('tries again with a server that is stopping', () => {
  line().open();
  line().say({ type: 'error', code: 'unavailable', message: 'ask again' });
  line().close();
  vi.advanceTimersByTime(1_000);
  expect(match.refusal).toBeNull();
  expect(lines).toHaveLength(2);
});

it('passes on what people say and point at', () => {
  const heard: Signalled[] = [];
  const stop = match.onSignal((signal) => heard.push(signal));
  arrive(1);
  match.signal('help-me', '2,3');
  expect(line().last).toEqual({ type: 'signal', phrase: 'help-me', at: '2,3' });
  const said: Signalled = { type: 'signal', seat: 0, phrase: 'coming', at: null };
  line().say(said);
  stop();
  line().say(said);
  expect(heard).toEqual([said]);
});

it('has somebody to signal to only among people, and from a seat', () => {
  const seats = seatsOf('Ola', 'Kuba', 'Momo');
  const bots = seats.map((seat) => (seat.seat === 1 ? seat : { ...seat, kind: 'bot' as const }));
  arrive(1);
  expect(match.canSignal).toBe(false);
  line().say({ type: 'table', table: { ...table, seats }, seat: 1 });
  expect(match.canSignal).toBe(true);
  line().say({ type: 'table', table: { ...table, seats: bots }, seat: 1 });
  expect(match.canSignal).toBe(false);
  line().say({ type: 'table', table: { ...table, seats }, seat: null });
  expect(match.canSignal).toBe(false);
});

it('leaves nobody waiting when it is closed', async () => {
  arrive(1);
  const decision = match.act('call');
  match.close();
  await expect(decision).resolves.toMatchObject({ outcome: 'refused', error: { code: 'closed' } });
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});
