import { beforeEach, expect, it, vi } from 'vitest';
import { updateOf as update } from '../match/given';
import type { Match, TimedUpdate } from '../match/match';
import type { GameEvent, Reply, SeatInfo, Signalled } from '../net/protocol';
import { seatsOf } from './given';
import { linesWith } from './history';
import { TableState, tableOf } from './table.svelte';

vi.mock('../browser/settings.svelte', () => ({ settings: { speed: 'normal' } }));

const applied: Reply = {
  type: 'reply',
  id: '1',
  outcome: 'applied',
  seq: 1,
  error: null,
  race: null,
};

/** A match that is led by hand. */
class Given {
  readonly table = {
    seats: seatsOf('Ola', 'Kuba'),
    pace: { roll: 8_000 },
    clock: { millis: 20_000, bot: 'easy' },
  };
  readonly seat = 0;
  update: TimedUpdate | null = update(1);
  pending: unknown[] = [];
  isReplay = false;
  readonly act = vi.fn(async () => applied);
  private readonly listeners = new Set<(update: TimedUpdate) => void>();

  readonly linger = vi.fn();
  readonly canSignal = true;
  readonly signal = vi.fn();
  private readonly hearers = new Set<(signal: Signalled) => void>();

  onSignal(listener: (signal: Signalled) => void) {
    this.hearers.add(listener);
    return () => this.hearers.delete(listener);
  }

  point(seat: number, at: string) {
    for (const listener of this.hearers)
      listener({ type: 'signal', seat, phrase: null, at, says: null });
  }

  onUpdate(listener: (update: TimedUpdate) => void) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  say(next: TimedUpdate) {
    this.update = next;
    for (const listener of this.listeners) listener(next);
  }
}

const playAll = vi.fn();

class Table extends TableState<{ round: number }> {
  readonly shown: number[] = [];

  constructor(match: Match) {
    const tell = ({ type, seat }: GameEvent, _: unknown, __: unknown, own: number | null) =>
      seat !== undefined && seat === own ? `you: ${type}` : type;
    super(match, {
      tell,
      linesOf: linesWith(tell, {}),
      statusOf: () => ({ kind: 'mine', text: 'Your turn!', detail: '' }),
      tellMoment: ([event]) => (event ? { text: `${event.type}!`, special: false } : null),
      sounds: { playAll, awaken: () => () => {} },
    });
  }

  protected override wordsAt(at: string): string | null {
    return at === '2,3' ? 'the kitchen' : null;
  }

  protected override show({ seq }: TimedUpdate): void {
    this.shown.push(seq);
  }
}

let match: Given;
let table: Table;
const texts = () => table.lines.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  playAll.mockClear();
  match = new Given();
  table = tableOf(match as unknown as Match, Table);
});

it('is the same for a match each time, and finds its history again', () => {
  table.follow()();
  match.say(update(2));
  const again = tableOf(match as unknown as Match, Table);
  expect(again).toBe(table);
  again.follow();
  expect(table.shown).toEqual([1, 2]);
  again.follow();
  expect(table.shown).toEqual([1, 2]);
});

it('shows what there is without a word, and tells what happens then', () => {
  table.follow();
  expect(table.voice.said).toBe('');
  match.say(update(2));
  expect(table.voice.said).toBe('event 2 Your turn!');
  expect(table.moment.now?.text).toBe('event 2!');
  expect(playAll).toHaveBeenCalledWith([{ type: 'event 2' }]);
});

it('is silent about what was missed', () => {
  table.follow();
  match.say(update(5, { catchUp: true }));
  expect(texts()).toEqual(['event 5', 'event 1']);
  expect(table.voice.said).toBe('');
  expect(playAll).not.toHaveBeenCalled();
});

it('tells also what is shown in a hurry, but makes no fuss of it', () => {
  table.follow();
  match.say(update(2, { catchUp: true, hurried: true }));
  expect(table.voice.said).toBe('event 2');
  expect(table.moment.now).toBeNull();
  expect(playAll).not.toHaveBeenCalled();
});

it('asks for time until a cheer has been read', () => {
  table.follow();
  match.say(update(2));
  const [[millis = 0] = []] = match.linger.mock.calls;
  vi.advanceTimersByTime(millis - 1);
  expect(table.moment.now).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(table.moment.now).toBeNull();
});

it('lights up for a moment what somebody asks for', () => {
  table.light('2,3');
  expect(table.lit).toBe('2,3');
  vi.advanceTimersByTime(2_000);
  expect(new Table(match as unknown as Match).lit).toBeNull();
});

it('tells what somebody points at, if there is such a thing', () => {
  table.follow();
  match.point(1, '9,9');
  expect(table.voice.said).toBe('');
  match.point(1, '2,3');
  expect(table.voice.said).toBe('signal.points');
  table.ping('2,3');
  expect(match.signal).toHaveBeenCalledWith(null, '2,3');
});

it('leaves everything to a bot that plays the own seat for a while', () => {
  const [own, other] = match.table.seats;
  const offered = { actions: ['roll'], open: true, canUndo: true };
  match.table.seats = [{ ...own, kind: 'bot' } as SeatInfo, other as SeatInfo];
  match.update = update(1, offered);
  const watched = new Table(match as unknown as Match);
  expect([watched.me, watched.you, watched.plays]).toEqual([0, null, false]);
  expect([watched.actions.size, watched.open, watched.canUndo]).toEqual([0, false, false]);
  watched.follow();
  match.say(update(2, { events: [{ type: 'rolled', seat: 0 }] }));
  expect(watched.lines.map(({ text }) => text)).toEqual(['rolled', 'event 1']);
  expect(watched.voice.said).toContain('rolled');
  expect(watched.voice.said).not.toContain('you:');
  match.update = update(3, { ...offered, result: { scores: [1, 0], winners: [0], sheet: {} } });
  expect(new Table(match as unknown as Match).you).toBe(0);
});

it('forgets what was undone', () => {
  table.follow();
  match.say(update(2));
  match.say(update(3, { undone: 1, events: [] }));
  expect(texts()).toEqual(['event 1']);
});

it('sends what is offered, and one thing at a time', async () => {
  expect(await table.send('roll')).toEqual(applied);
  expect(await table.send('fly')).toBeNull();
  match.pending = [{}];
  expect(await new Table(match as unknown as Match).send('roll')).toBeNull();
  expect(match.act).toHaveBeenCalledOnce();
});

it('sends anything where actions are not listed', async () => {
  match.update = update(1, { actions: [], open: true });
  await table.send('take A B');
  expect(match.act).toHaveBeenCalledWith('take A B');
});

it('takes back only what can be', async () => {
  await table.undo();
  expect(match.act).not.toHaveBeenCalled();
});

it('knows whom it waits for, and who has won', () => {
  expect([table.acts(0), table.acts(1)]).toEqual([true, false]);
  expect(table.hasWon(0)).toBe(false);
  match.update = update(2, {
    toAct: [],
    result: { scores: [1, 2], winners: [1], sheet: {} },
  });
  const over = new Table(match as unknown as Match);
  expect([over.acts(0), over.hasWon(1)]).toEqual([false, true]);
});

it('counts down from the usual time of what the clock does', () => {
  match.update = update(1, { clock: { action: 'roll', millis: 3_000 } });
  expect(table.clock).toEqual({ end: 4_000, total: 8_000 });
});

it('tells that a bot has decided for somebody, in the place where it belongs', () => {
  table.follow();
  match.say(update(2));
  match.say(update(3, { timeUp: 1 }));
  match.say(update(4));
  expect(texts()).toEqual(['event 4', 'event 3', 'clock.up', 'event 2', 'event 1']);
  expect(table.notice).toBe('clock.up');
  vi.advanceTimersByTime(5_000);
  expect(table.voice.said).toContain('clock.up event 3');
  expect(new Table(match as unknown as Match).notice).toBeNull();
  match.say(update(5, { undone: 2, events: [] }));
  expect(texts()).toEqual(['event 2', 'event 1']);
});

it('tells whoever has to decide that their time is nearly up, and nobody else', () => {
  table.follow();
  const at = performance.now();
  match.say(update(2, { at, events: [], limits: [{ seat: 1, millis: 20_000 }] }));
  vi.advanceTimersByTime(15_000);
  expect(table.voice.said).not.toContain('clock.left');
  const now = performance.now();
  match.say(update(3, { at: now, events: [], limits: [{ seat: 0, millis: 20_000 }] }));
  vi.advanceTimersByTime(15_000);
  expect(table.voice.said).toContain('clock.left');
});

it('has nothing to do for those who look at a replay', () => {
  expect(table.plays).toBe(true);
  match.isReplay = true;
  expect(new Table(match as unknown as Match).plays).toBe(false);
});
