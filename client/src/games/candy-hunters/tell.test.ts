import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import { languages, scored, seats, viewOf } from './given';
import { linesOf } from './history';
import { patternName, tell, tellBeside, tellTile } from './tell';

vi.mock('../../browser/settings.svelte', () => ({ settings: {} }));

const events: GameEvent[] = [
  { type: 'built', seat: 0, colour: 'R', at: '2,-1' },
  { type: 'large-ghost-came', from: null, to: '2,-1' },
  { type: 'ghost-moved', seat: 0, large: false, from: '1,1', to: '1,0' },
  { type: 'ghost-moved', seat: 0, large: true, from: '1,1', to: '1,0' },
  { type: 'pushed', seat: 0, piece: 'kid', owner: 1, from: '1,0', to: '1,1' },
  { type: 'pushed', seat: 0, piece: 'ghost', owner: null, from: '1,0', to: '1,1' },
  scored,
  { type: 'put-under', seat: 0, card: null },
  { type: 'kid-placed', seat: 0, at: '0,1' },
  { type: 'round-began', round: 2 },
  { type: 'round-began', round: 6 },
  { type: 'ended', winners: [0, 1] },
];

describe('events in words', () => {
  for (const [language, t] of Object.entries(languages)) {
    it(`are whole sentences for everybody (${language})`, () => {
      for (const event of events) {
        for (const own of [null, 0, 1]) {
          const text = tell(event, t, seats, own);
          expect(text).toMatch(/[.!]$/);
          expect(text).not.toMatch(/undefined|\{|\}/);
        }
      }
    });
  }

  it('call oneself you, and tell who gets what', () => {
    expect(tell(scored, languages.en, seats, 1)).toBe(
      'Ola scores a square: +2, scare\u00a0−1, together +1. You get a blue candy: +2.',
    );
  });

  it('call houses by their colours, not by where they are', () => {
    const moved = { type: 'ghost-moved', seat: 0, large: false, from: '1,1', to: '1,0' };
    expect(tell(moved, languages.en, seats, 1, { house: 'R' })).toBe(
      'Ola moves a ghost onto the red house.',
    );
    expect(tell(moved, languages.uk, seats, 0, { house: 'B' })).toBe(
      'Ви пересуваєте привида на синій будинок.',
    );
    expect(tell(moved, languages.en, seats, 0)).toBe('You move a ghost onto another house.');
  });

  it('tell of drawn cards only to who drew them', () => {
    const drawn = { type: 'drawn', seat: 0, card: 'P05' };
    expect(tell(drawn, languages.en, seats, 0)).toBe('You draw a square.');
    expect(tell({ ...drawn, card: null }, languages.en, seats, 1)).toBeNull();
  });

  it('leave out what was left out', () => {
    const left = ['stayed', 'skipped', 'kept'].map((type) => ({ type, seat: 0 }));
    expect(
      linesOf(() => null)([...left, scored], languages.en, seats, 0).map(({ kind }) => kind),
    ).toEqual(['right']);
  });
});

describe('the town in words', () => {
  it('names colours and who is there', () => {
    const view = viewOf({ kids: { '0,0': 1 }, ghosts: ['1,0'], largeGhost: '0,1' });
    const text = (place: string) => tellTile(view, place, languages.en, seats, 0);
    expect(text('0,0')).toBe('red, Marek’s kid');
    expect(text('1,0')).toBe('blue, ghost');
    expect(text('0,1')).toBe('yellow, Large Ghost');
  });

  it('reads a pattern row by row', () => {
    const rows = patternName('P21', 0, languages.en).split('; ');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/, anything, anything$/);
  });

  it('ends a puzzle without a winner', () => {
    const alone = seats.slice(0, 1);
    const end = (winners: number[]) => tell({ type: 'ended', winners }, languages.en, alone, 0);
    expect([end([0]), end([])]).toEqual(['Solved!', 'Not solved this time']);
  });
});

it('tells which houses a place lies beside', () => {
  expect(tellBeside('1,1', viewOf(), languages.en)).toBe(
    'right of a yellow house, below a blue house',
  );
  expect(tellBeside('5,5', viewOf(), languages.en)).toBe('');
});
