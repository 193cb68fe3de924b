import { expect, it } from 'vitest';
import { seatsOf } from '../../table/given';
import { statusOf } from './status';
import type { CandyMatchView } from './view';

/** Says which message is asked for, and with which names and numbers. */
const t = (key: string, params: object = {}) =>
  [key.replace('candy-match.status.', ''), ...Object.values(params)].join(' ');
const seats = seatsOf('Ola', 'Kuba', 'Mia');
const open: CandyMatchView = {
  seats: 3,
  options: { calls: 'call-then-pick' },
  phase: 'open',
  deck: 40,
  table: ['B1', 'C1'],
  piles: [0, 0, 0],
  revealer: 0,
  caller: null,
  choosers: [],
  done: [false, false, false],
};
const clock = { action: 'reveal', millis: 5_000 };
const say = (change: Partial<CandyMatchView>, own: number | null, winners: number[] = []) => {
  const result = winners.length > 0 ? { scores: [9, 9, 4], winners, sheet: {} } : null;
  return statusOf({ view: { ...open, ...change }, result, clock }, t, seats, own);
};

it('tells whose turn it is', () => {
  expect(say({}, 0)).toMatchObject({ kind: 'mine', text: 'your-turn', detail: 'clock' });
  expect(say({}, 1)).toMatchObject({ kind: 'calm', text: 'turn Ola' });
  expect(say({}, null)).toMatchObject({ kind: 'calm', text: 'turn Ola' });
});

it('says nothing of a clock where none runs', () => {
  expect(statusOf({ view: open, result: null, clock: null }, t, seats, 0).detail).toBe('');
});

it('tells who called, and the caller what to do', () => {
  const picking = { phase: 'picking', caller: 1 } as const;
  expect(say(picking, 1)).toMatchObject({ kind: 'call', text: 'you-called', detail: 'take' });
  expect(say(picking, 0)).toMatchObject({ kind: 'call', text: 'called Kuba', detail: 'takes' });
});

it('tells who was wrong and who may choose now', () => {
  const penalty = { phase: 'penalty', caller: 1, choosers: [2, 0] } as const;
  const view = { ...penalty, choosers: [...penalty.choosers] };
  expect(say(view, 1)).toMatchObject({ text: 'you-wrong', detail: 'chooses Mia' });
  expect(say(view, 2)).toMatchObject({ kind: 'mine', text: 'choose', detail: 'wrong Kuba' });
  expect(say(view, null)).toMatchObject({ text: 'wrong Kuba', detail: 'chooses Mia' });
});

it('counts who is done in the last check, and waits for whoever is not', () => {
  const view = { phase: 'last-check' as const, done: [true, false, true] };
  expect(say(view, 0)).toMatchObject({ kind: 'calm', detail: 'done 2 3' });
  expect(say(view, 1).kind).toBe('mine');
  expect(say(view, null).kind).toBe('calm');
});

it('tells a victory, alone or shared', () => {
  expect(say({ phase: 'over' }, 0, [0]).text).toBe('you-won Ola 9');
  expect(say({ phase: 'over' }, 1, [0]).text).toBe('won Ola 9');
  expect(say({ phase: 'over' }, 0, [0, 1]).text).toBe('shared Ola, Kuba 9');
});
