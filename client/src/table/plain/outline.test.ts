import { expect, it } from 'vitest';
import { inLine, outline, spaced } from './outline';

it('writes a line for what is short', () => {
  expect(outline({ phase: 'choose', round: 3, deck: ['B1', 'L2'] })).toEqual([
    { name: 'phase', text: 'choose', entries: [] },
    { name: 'round', text: '3', entries: [] },
    { name: 'deck', text: 'B1, L2', entries: [] },
  ]);
});

it('breaks up what is long, and counts what has no name', () => {
  const hand = Array.from({ length: 30 }, (_, i) => `B${i}`);
  const [players] = outline({ players: [{ hand, name: 'pim' }, { hand: 30 }] });
  expect(players?.text).toBe('');
  expect(players?.entries.map(({ name }) => name)).toEqual(['0', '1']);
  expect(players?.entries[0]?.entries.map(({ name }) => name)).toEqual(['hand', 'name']);
  expect(players?.entries[1]).toEqual({ name: '1', text: 'hand 30', entries: [] });
});

it('keeps a long list of single things in one line', () => {
  const deck = Array.from({ length: 50 }, () => '?');
  expect(outline({ deck })[0]?.text).toBe(deck.join(', '));
});

it('keeps a long text in one piece', () => {
  const text = 'sugar '.repeat(40);
  expect(outline({ text })).toEqual([{ name: 'text', text, entries: [] }]);
});

it('says what is not there', () => {
  expect(inLine(null)).toBe('–');
  expect(inLine([])).toBe('–');
  expect(inLine({})).toBe('–');
  expect(inLine({ item: null, left: [] })).toBe('item –, left –');
  expect(inLine(false)).toBe('false');
  expect(outline(undefined)).toEqual([]);
});

it('puts what is inside into brackets', () => {
  expect(inLine({ at: { x: 2, y: 3 }, ways: ['N', ['E', 'S']] })).toBe(
    'at (x 2, y 3), ways (N, (E, S))',
  );
});

it('makes words of names', () => {
  expect(spaced('toAct')).toBe('to act');
  expect(spaced('set-aside')).toBe('set aside');
  expect(spaced('-1,-2')).toBe('-1,-2');
  expect(spaced('żółtyCukierek')).toBe('żółty cukierek');
});
