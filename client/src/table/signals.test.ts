import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Match } from '../match/match';
import type { Phrase, Signalled } from '../net/protocol';
import { seatsOf } from './given';
import { PHRASES, type Signals, signalsOf } from './signals.svelte';

let hear: (signal: Signalled) => void;
let sent: unknown[];
let match: Match & { canSignal: boolean };
let signals: Signals;
let stop: () => void;

const say = (seat: number, phrase: Phrase | null, at: string | null = null) =>
  hear({ type: 'signal', seat, phrase, at });
const phrases = () => signals.showing.map(({ phrase }) => phrase);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  match = {
    table: { seats: seatsOf('Ola', 'Kuba') },
    canSignal: true,
    signal: (...signal: unknown[]) => sent.push(signal),
    onSignal(listener: typeof hear) {
      hear = listener;
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

it('forgets everything when nobody listens', () => {
  say(0, 'hello');
  stop();
  expect(signals.showing).toEqual([]);
});

it('offers every phrase that there is', () => {
  expect(new Set(PHRASES).size).toBe(12);
});
