import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages } from '../i18n/i18n.svelte';
import type { Match } from '../match/match';
import type { Signalled } from '../net/protocol';
import { seatsOf } from './given';
import { isEmoji, type Signals, signalsOf } from './signals.svelte';

vi.mock('virtual:engine-games', () => ({
  default: [
    {
      id: 'candy-match',
      signals: ['so-close', 'so-quick', 'rematch', 'hello', '👍', 'from-the-future'],
    },
  ],
}));

let hear: (signal: Signalled) => void;
let hush: () => void;
let sent: unknown[];
let match: Match & { canSignal: boolean; seat: number | null };
let signals: Signals;
let stop: () => void;

const said = { type: 'signal', phrase: null, at: null, says: null } as const;
const say = (seat: number, phrase: string | null, at: string | null = null) =>
  hear({ ...said, seat, phrase, at });
const phrases = () => signals.showing.map(({ phrase }) => phrase);

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadMessages('i18n');
  await loadMessages('games/candy-match');
});

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  match = {
    table: { game: 'candy-match', seats: seatsOf('Ola', 'Kuba') },
    seat: 0,
    canSignal: true,
    signal: (...signal: unknown[]) => sent.push(signal),
    onSignal(listener: typeof hear) {
      hear = listener;
      return () => {};
    },
    onUnheard(listener: typeof hush) {
      hush = listener;
      return () => {};
    },
  } as unknown as typeof match;
  signals = signalsOf(match);
  stop = signals.follow();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('is the same for all who ask', () => {
  expect(signalsOf(match)).toBe(signals);
});

it('shows each thing for some seconds', () => {
  say(0, 'hello');
  vi.advanceTimersByTime(3_000);
  say(1, null, '2,3');
  expect(signals.showing).toMatchObject([{ phrase: 'hello' }, { seat: 1, at: '2,3' }]);
  vi.advanceTimersByTime(3_000);
  expect(phrases()).toEqual([null]);
  vi.advanceTimersByTime(3_000);
  expect(phrases()).toEqual([]);
});

it('has one bubble for everybody, the latest', () => {
  say(0, 'hello');
  say(0, 'thanks');
  say(0, null, 'exit');
  expect(signals.bubble(0)?.phrase).toBe('thanks');
  expect(signals.bubble(1)).toBeNull();
});

it('knows who has no card to say it on', () => {
  const leave = signals.house(0);
  say(0, 'hello');
  say(1, 'wait');
  say(1, 'oops');
  say(1, null, '2,3');
  expect(signals.homeless.map(({ phrase }) => phrase)).toEqual(['oops']);
  leave();
  expect(signals.homeless.map(({ phrase }) => phrase)).toEqual(['hello', 'oops']);
});

it('says what is said to those who listen, and again if it is said again', () => {
  say(0, 'help-me');
  const first = signals.voice.said;
  expect(first).toContain('Ola: ');
  vi.advanceTimersByTime(2_000);
  say(0, 'help-me');
  expect(signals.voice.said).not.toBe(first);
});

it('sends one thing after the other, and only where somebody hears it', () => {
  signals.say('hello');
  signals.point('2,3');
  vi.advanceTimersByTime(700);
  signals.point('2,3');
  match.canSignal = false;
  vi.advanceTimersByTime(700);
  signals.say('thanks');
  expect(sent).toEqual([
    ['hello', null],
    [null, '2,3'],
  ]);
});

it('tells those who look on that they have said too much, and is silent for a while', () => {
  hush();
  expect(signals.isTooMuch, 'who plays').toBe(false);
  match.seat = null;
  signals.say('hello');
  hush();
  expect(signals.isTooMuch).toBe(true);
  expect(signals.voice.said).toContain('Wait a moment');
  vi.advanceTimersByTime(4_000);
  signals.say('hello');
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(signals.isTooMuch).toBe(false);
  signals.say('hello');
  expect(sent).toHaveLength(2);
});

it('says what was pressed too early a moment later, one thing after the other', () => {
  const words = () => sent.map((signal) => (signal as unknown[])[0]);
  signals.say('hello');
  signals.say('thanks');
  signals.say('oops');
  expect(words()).toEqual(['hello']);
  vi.advanceTimersByTime(700);
  expect(words()).toEqual(['hello', 'thanks']);
  vi.advanceTimersByTime(700);
  expect(words()).toEqual(['hello', 'thanks', 'oops']);
  signals.say('wait');
  stop();
  vi.advanceTimersByTime(700);
  expect(words()).toHaveLength(3);
});

it('forgets everything when nobody listens', () => {
  say(0, 'hello');
  stop();
  expect(signals.showing).toEqual([]);
});

it('offers what is said at this game, in words or without', () => {
  expect(signals.offered.map((phrase) => signals.wordsOf(phrase))).toEqual([
    'So close!',
    'So quick!',
    'Rematch?',
    'Hello!',
    '👍',
  ]);
  expect(signals.offered.filter(isEmoji)).toEqual(['👍']);
});

it('offers no rematch before the first game', () => {
  const at = (more: object) => {
    match = { ...match, table: { ...match.table, ...more } };
    return signalsOf(match).offered.includes('rematch');
  };
  expect(at({ status: 'waiting', gathering: false })).toBe(false);
  expect(at({ status: 'waiting', gathering: true })).toBe(true);
  expect(at({ status: 'playing', gathering: false })).toBe(true);
});

it('shows what games say, also those of a page of before, and nothing that it has no words for', () => {
  hear({ ...said, seat: 0, says: 'so-close' });
  hear({ ...said, seat: 1, says: '🎉' });
  hear({ ...said, seat: 1, says: 'from-the-future' });
  say(0, 'follow-me');
  expect(phrases()).toEqual(['so-close', '🎉', 'follow-me']);
});

it('names nobody who looks on and says something', () => {
  hear({ ...said, seat: null, says: '👍' });
  expect(signals.homeless.map((one) => signals.nameOf(one))).toEqual(['Somebody watching']);
});
