import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TimedUpdate } from '../match/match';
import { seatsOf } from '../table/given';
import type {
  Act,
  ClientMessage,
  Outcome,
  ServerMessage,
  Signalled,
  SocketError,
  TableInfo,
  Update,
} from './protocol';
import { SocketMatch } from './socket-match.svelte';

/** The far end of a line: what the client sent, and a way to answer. */
class Line extends EventTarget {
  readonly OPEN = 1;
  readyState = 0;
  readonly sent: ClientMessage[] = [];

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
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
  gathering: false,
  next: null,
  clock: null,
  hints: false,
  nextBy: null,
  spectators: { named: [], count: 0 },
  sentAway: [],
  shared: false,
  stalled: false,
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
  limits: [],
  timeUp: null,
});

const reply = (act: Act, outcome: Outcome): ServerMessage => ({
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
let unlisten: () => void;
let page: EventTarget;

const line = () => lines.at(-1) as Line;

/** A line that is up, with the table at `seq`. */
function arrive(seq: number) {
  line().open();
  line().say({ type: 'table', table, seat: 1, sentAway: false, silenced: false, build: null });
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
  unlisten = match.onUpdate((update) => seen.push(update));
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

it('sees a time begin to run though nothing has happened', () => {
  arrive(1);
  const limits = [{ seat: 1, millis: 5_000 }];
  line().say({ ...update(1), events: [], limits });
  expect(match.update).toMatchObject({ seq: 1, catchUp: true, limits });
  expect(seen).toHaveLength(2);
});

it('asks again when an update is missing, and takes nothing else for the answer', () => {
  arrive(1);
  const old = line();
  const decision = match.act('call');
  const act = old.last as Act;
  old.say(update(3));
  expect(match.update?.seq).toBe(1);
  expect(lines).toHaveLength(2);
  line().open();
  expect(line().sent).toEqual([{ type: 'watch', table: 'abc', secret: 'secret', after: 1 }, act]);
  old.say(update(4)); // was under way; what happened before it is not in it
  expect(match.update?.seq).toBe(1);
  const missed = [2, 3, 4, 5].flatMap((seq) => update(seq).events);
  line().say({ ...update(5), events: missed });
  expect(match.update).toMatchObject({ seq: 5, catchUp: true, events: missed });
  line().say(reply(act, 'applied'));
  return expect(decision).resolves.toMatchObject({ outcome: 'applied' });
});

it('owes everything to whoever begins to listen late, while the table is being loaded', () => {
  unlisten();
  arrive(1);
  line().say(update(2));
  line().say({ ...update(3), undone: 1, events: [] });
  line().say(update(4));
  const events = [1, 4].flatMap((seq) => update(seq).events);
  expect(match.update).toMatchObject({ seq: 4, catchUp: true, undone: 0, events });
  match.onUpdate((update) => seen.push(update));
  line().say(update(5));
  expect(seen).toMatchObject([{ seq: 5, catchUp: false, events: update(5).events }]);
});

it('asks for a hint, and takes only the answer to the last question', async () => {
  arrive(3);
  const first = match.hint(3);
  expect(line().last).toEqual({ type: 'hint', seen: 3 });
  line().say(update(4));
  const second = match.hint(4);
  await expect(first).rejects.toThrow();
  line().say({ type: 'hint', seq: 3, outcome: 'too-late', advice: null });
  line().say({ type: 'hint', seq: 4, outcome: 'none', advice: null });
  await expect(second).resolves.toMatchObject({ seq: 4, outcome: 'none' });
});

it('knows when there will be no hint', async () => {
  arrive(3);
  const refused = match.hint(3);
  line().say({ type: 'error', code: 'too-many', message: 'soon', about: 'hint', id: null });
  await expect(refused).rejects.toThrow('soon');
  const lost = match.hint(3);
  line().close();
  await expect(lost).rejects.toThrow('lost');
  await expect(match.hint(3)).rejects.toThrow('lost');
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

it('asks again with the same id what has become of an act that the server cannot tell of', async () => {
  arrive(1);
  const decision = match.act('call');
  const act = line().last as Act;
  line().say(reply(act, 'pending'));
  for (let asked = 1; asked <= 6; asked++) {
    line().say(reply(act, 'unavailable'));
    expect(match.pending).toMatchObject([{ id: act.id, comparing: false }]);
    expect(match.reply).toBeNull();
    const { length } = line().sent;
    vi.advanceTimersByTime(300);
    expect(line().sent).toHaveLength(length);
    vi.advanceTimersByTime(3_700);
    line().say({ type: 'ping', n: asked });
    expect(line().sent.slice(length)).toEqual([act, { type: 'pong', n: asked }]);
  }
  line().say(reply(act, 'applied'));
  expect(match.pending).toEqual([]);
  await expect(decision).resolves.toMatchObject({ outcome: 'applied' });
  const { length } = line().sent;
  vi.advanceTimersByTime(10_000);
  expect(line().sent).toHaveLength(length);
});

it('asks on the next line too, if the line is lost before it knows', async () => {
  arrive(1);
  const decision = match.act('call');
  const act = line().last as Act;
  line().say(reply(act, 'unavailable'));
  line().close(1012);
  vi.advanceTimersByTime(1_000);
  line().open();
  expect(line().last).toEqual(act);
  line().say(reply(act, 'refused'));
  await expect(decision).resolves.toMatchObject({ outcome: 'refused' });
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
  line().say({ type: 'table', table, seat: 1, sentAway: false, silenced: false, build: null });
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

/** What could not be used. */
const error = (code: string, about: SocketError['about'], id: string | null = null) =>
  line().say({ type: 'error', code, message: 'for people who read English', about, id });

it('does not try again where it is not wanted', () => {
  line().open();
  error('not-found', 'watch');
  line().close();
  vi.advanceTimersByTime(60_000);
  expect(match.refusal).toBe('not-found');
  expect(lines).toHaveLength(1);
});

it('tries again with a server that is stopping', () => {
  line().open();
  error('unavailable', 'watch');
  line().close();
  vi.advanceTimersByTime(1_000);
  expect(match.refusal).toBeNull();
  expect(lines).toHaveLength(2);
});

it('asks again, longer and longer, to watch a table that cannot be watched for a moment', async () => {
  arrive(4);
  const decision = match.act('call');
  const act = line().last as Act;
  line().close();
  vi.advanceTimersByTime(1_000);
  line().open();
  for (let i = 0; i < 5; i++) {
    error('internal', 'watch');
    error('bad-request', 'act', act.id); // watch a table first
    expect(match).toMatchObject({ refusal: null, connection: 'lost', pending: [{ id: act.id }] });
    const { length } = line().sent;
    vi.advanceTimersByTime(12_000);
    expect(line().sent.slice(length)).toEqual([
      { type: 'watch', table: 'abc', secret: 'secret', after: 4 },
      act,
    ]);
  }
  expect(lines).toHaveLength(2);
  line().say({ type: 'table', table, seat: 1, sentAway: false, silenced: false, build: null });
  expect(match.connection).toBe('online');
  line().say(reply(act, 'applied'));
  await expect(decision).resolves.toMatchObject({ outcome: 'applied' });
});

it('knows a signal that is refused from a table that is', () => {
  line().open();
  error('forbidden', 'signal');
  expect(match.refusal).toBeNull();
});

it('locks nothing when an act cannot be read', async () => {
  arrive(1);
  const other = match.act('reveal');
  const decision = match.act('call');
  error('bad-request', 'act', (line().last as Act).id);
  await expect(decision).resolves.toMatchObject({
    outcome: 'refused',
    error: { code: 'bad-request' },
  });
  expect(match.pending).toMatchObject([{ action: 'reveal' }]);
  expect(match.reply).toMatchObject({ outcome: 'refused' });
  error('bad-request', 'act');
  await expect(other).resolves.toMatchObject({ outcome: 'refused' });
  expect(match.pending).toEqual([]);
});

it('does not send again what is too large for any line', async () => {
  arrive(1);
  const decision = match.act('x'.repeat(70_000));
  line().close(1009);
  await expect(decision).resolves.toMatchObject({ outcome: 'refused' });
  vi.advanceTimersByTime(1_000);
  line().open();
  expect(line().sent).toHaveLength(1);
});

/** Sleeps so long: no timer runs, no message comes. */
function sleep(millis: number) {
  vi.setSystemTime(Date.now() + millis);
}

it('connects at once when it wakes up with a line that has been silent too long', () => {
  arrive(1);
  sleep(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(lines).toHaveLength(2);
  arrive(1);
  expect(match.connection).toBe('online');
});

it.each(['pageshow', 'online'])('does so on %s too', (event) => {
  arrive(1);
  sleep(60_000);
  page.dispatchEvent(new Event(event));
  expect(lines).toHaveLength(2);
});

it('keeps a line that may well be good, but gives it no longer than a ping takes', () => {
  arrive(1);
  sleep(4_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(6_500);
  expect(match.connection).toBe('online');
  vi.advanceTimersByTime(2_000);
  expect(lines).toHaveLength(2);
});

it('does not wait for a line that cannot be had', () => {
  sleep(5_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(lines).toHaveLength(2);
});

it('knows which build of the page the server has', () => {
  line().open();
  line().say({ type: 'table', table, seat: 1, sentAway: false, silenced: false, build: 'newer' });
  expect(match.build).toBe('newer');
});

it('goes on when somebody stumbles over an update', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  unlisten();
  match.onUpdate(() => {
    throw new Error('broken');
  });
  match.onUpdate((update) => seen.push(update));
  arrive(1);
  line().say(update(2));
  expect(seen).toHaveLength(2);
  expect(complain).toHaveBeenCalledTimes(2);
  complain.mockRestore();
});

it('passes on what people say and point at', () => {
  const heard: Signalled[] = [];
  const stop = match.onSignal((signal) => heard.push(signal));
  arrive(1);
  match.signal('help-me', '2,3');
  expect(line().last).toEqual({ type: 'signal', phrase: 'help-me', at: '2,3' });
  const said: Signalled = {
    type: 'signal',
    seat: 0,
    phrase: 'coming',
    at: null,
    says: null,
  };
  line().say(said);
  stop();
  line().say(said);
  expect(heard).toEqual([said]);
});

it('has somebody to signal to only among people', () => {
  const seats = seatsOf('Ola', 'Kuba', 'Momo');
  const bots = seats.map((seat) => (seat.seat === 1 ? seat : { ...seat, kind: 'bot' as const }));
  arrive(1);
  expect(match.canSignal).toBe(false);
  line().say({
    type: 'table',
    table: { ...table, seats },
    seat: 1,
    sentAway: false,
    silenced: false,
    build: null,
  });
  expect(match.canSignal).toBe(true);
  line().say({
    type: 'table',
    table: { ...table, seats: bots },
    seat: 1,
    sentAway: false,
    silenced: false,
    build: null,
  });
  expect(match.canSignal).toBe(false);
  const watched = { ...table, seats: bots, spectators: { named: [], count: 1 } };
  line().say({
    type: 'table',
    table: watched,
    seat: 1,
    sentAway: false,
    silenced: false,
    build: null,
  });
  expect(match.canSignal).toBe(true);
  line().say({
    type: 'table',
    table: { ...table, seats },
    seat: null,
    sentAway: false,
    silenced: false,
    build: null,
  });
  expect(match.canSignal).toBe(true);
  line().say({
    type: 'table',
    table: { ...table, seats },
    seat: null,
    sentAway: true,
    silenced: true,
    build: null,
  });
  expect(match.canSignal).toBe(false);
});

it('has nobody to signal to after it was sent away, however it has come', () => {
  const seats = seatsOf('Ola', 'Kuba');
  const told = { type: 'table', seat: null, sentAway: false, build: null } as const;
  line().open();
  line().say({ ...told, table: { ...table, seats }, silenced: true });
  expect(match).toMatchObject({ isSentAway: false, canSignal: false });
  line().say({ ...told, table: { ...table, seats }, silenced: false });
  expect(match.canSignal).toBe(true);
});

it('tells when something was not passed on, as too much is said', () => {
  const told = vi.fn();
  match.onUnheard(told);
  arrive(1);
  error('forbidden', 'signal');
  error('too-many', 'hint');
  expect(told).not.toHaveBeenCalled();
  error('too-many', 'signal');
  expect(told).toHaveBeenCalledOnce();
});

it('is at a table of a server of before, which tells less of it', () => {
  const { spectators, sentAway, ...old } = { ...table, seats: seatsOf('Ola') };
  const message = { type: 'table', table: old, seat: 0, build: null };
  line().open();
  line().say(message as unknown as ServerMessage);
  expect(match.table).toEqual({ ...old, spectators, sentAway });
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
