import { describe, expect, it } from 'vitest';
import { isProgress, merged, readProgress, type Solved, writeProgress } from './progress';

const solved = (changed: Partial<Solved> = {}): Solved => ({
  solved: '2026-11-17',
  actions: 6,
  shortest: false,
  hints: 1,
  ...changed,
});

describe('progress', () => {
  it('comes back from its file', () => {
    const all = { '1': solved(), '2r7_P05_Bk.Rg-Y': solved({ shortest: true }) };
    expect(readProgress(writeProgress(all))).toEqual(all);
    expect(readProgress(writeProgress({}))).toEqual({});
  });

  it.each([
    'nonsense',
    'null',
    '[]',
    '{"game":"candy-hunters"}',
    JSON.stringify({ kind: 'picknmix puzzles', version: 1 }),
    JSON.stringify({ kind: 'picknmix puzzles', version: 1, solved: { '1': true } }),
    JSON.stringify({ kind: 'picknmix puzzles', solved: { '1': { ...solved(), actions: -1 } } }),
    JSON.stringify({ kind: 'picknmix puzzles', solved: { '<b>': solved() } }),
    JSON.stringify({ kind: 'picknmix puzzles', solved: { '1': { ...solved(), solved: 'today' } } }),
  ])('refuses what is none: %s', (text) => {
    expect(readProgress(text)).toBeNull();
  });

  it('keeps what either knows', () => {
    expect(merged({ '1': solved() }, { '2': solved() })).toEqual({ '1': solved(), '2': solved() });
  });

  it('keeps the better way and the earlier day', () => {
    const early = solved({ solved: '2026-01-01', actions: 9, hints: 0 });
    const short = solved({ actions: 5, shortest: true, hints: 3 });
    const both = { solved: '2026-01-01', actions: 5, shortest: true, hints: 3 };
    expect(merged({ '1': early }, { '1': short })).toEqual({ '1': both });
    expect(merged({ '1': short }, { '1': early })).toEqual({ '1': both });
  });

  it('of equally short ways keeps the one with fewer hints, and that it was the shortest', () => {
    const known = solved({ shortest: true, hints: 2 });
    const alone = solved({ hints: 0 });
    expect(merged({ '1': known }, { '1': alone })['1']).toEqual(
      solved({ shortest: true, hints: 0 }),
    );
  });

  it('is told from whatever else may be kept there', () => {
    expect([null, [], 'x', 3, { '1': null }].filter(isProgress)).toEqual([]);
    expect(isProgress({})).toBe(true);
  });
});
