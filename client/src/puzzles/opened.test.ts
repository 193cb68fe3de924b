import { expect, it, vi } from 'vitest';
import { PUZZLE } from './given';
import { dayIn, openPuzzle } from './opened';

vi.mock('./book', () => {
  const known = { ...PUZZLE, name: '12' };
  return {
    byName: (name: string) => (name === known.name ? known : null),
    byCode: (code: string) => (code === known.code ? known : null),
  };
});

const open = (address: string) => openPuzzle(address, new AbortController().signal, () => {});

it('opens a puzzle of the book by its name, and by its code as well', async () => {
  const { code, level, solution } = PUZZLE;
  const opened = { key: '12', kind: 'book', name: '12', code, level, solution };
  expect(await open('12')).toEqual(opened);
  expect(await open(code)).toEqual(opened);
});

it('opens any other code, of which nothing else is known', async () => {
  const code = '1r4_P05_BkRRg-Y';
  expect(await open(code)).toEqual({
    key: code,
    kind: 'shared',
    name: '',
    code,
    level: null,
    solution: [],
  });
});

it('finds nothing where there is nothing', async () => {
  expect(await open('99')).toBeNull();
  expect(await open('daily-2026-02-30')).toBeNull();
});

it('knows which day is meant', () => {
  expect(dayIn('daily', new Date('2026-11-17T23:59:00Z'))).toBe('2026-11-17');
  expect(dayIn('daily-2026-01-02')).toBe('2026-01-02');
  expect(dayIn('daily-tomorrow')).toBeNull();
  expect(dayIn('7')).toBeNull();
});
