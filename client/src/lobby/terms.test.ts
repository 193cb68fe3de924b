import { expect, it } from 'vitest';
import words from '../games/candy-match/messages.en.json';
import en from '../i18n/messages.en.json';
import type { GameInfo, TableInfo } from '../net/protocol';
import { speak } from '../table/given';
import { termsTold } from './terms';

const t = speak('en', { ...en, ...words, 'jar.option.lid': 'A lid', 'jar.option.size': 'Size' });
const race = {
  id: 'candy-match',
  options: {
    calls: { values: ['call-then-pick', 'pick-then-call'], default: 'call-then-pick' },
  },
  pace: { reveal: 5000 },
} as unknown as GameInfo;
const table = (change: Partial<TableInfo> = {}) =>
  ({
    options: { calls: 'call-then-pick' },
    pace: { reveal: 5000 },
    ties: 'seat',
    open: false,
    seats: [],
    series: null,
    clock: null,
    hints: false,
    ...change,
  }) as unknown as TableInfo;

it('tells how the game is played, how much time there is and who may come', () => {
  expect(termsTold(table(), race, t)).toEqual([
    'How to call: First call, then take the cards',
    'Pace: Normal',
    'Only by link',
  ]);
});

it('tells what the host has changed', () => {
  const changed = table({ pace: { reveal: 0 }, ties: 'coin', open: true });
  expect(termsTold(changed, race, t)).toEqual([
    'How to call: First call, then take the cards',
    'Pace: No clock',
    'If two are equally quick: A coin decides',
    'Listed for everybody',
  ]);
  expect(termsTold(table({ pace: { reveal: 1234 } }), race, t)).toContain(
    'Pace: As the host likes it',
  );
});

const jar = {
  id: 'jar',
  options: {
    lid: { values: [false, true], default: true },
    size: { min: 1, max: 9, default: 3 },
  },
  pace: {},
} as unknown as GameInfo;

it('tells of switches and numbers only where they are unusual', () => {
  const usual = table({ options: { lid: true, size: 3 } });
  expect(termsTold(usual, jar, t)).toEqual(['The usual rules', 'Only by link']);
  expect(termsTold({ ...usual, hints: true }, jar, t)).toContain('With hints');
  const other = table({ options: { lid: false, size: 5 } });
  expect(termsTold(other, jar, t)).toEqual(['Without: A lid', 'Size: 5', 'Only by link']);
});

it('tells how long everybody may think, and who decides then', () => {
  const timed = table({ options: {}, clock: { millis: 60_000, bot: 'easy' } });
  expect(termsTold(timed, jar, t)).toEqual([
    'The usual rules',
    '60 seconds for each decision, then an easy bot decides',
    'Only by link',
  ]);
});
