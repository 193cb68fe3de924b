import { describe, expect, it } from 'vitest';
import { deedsAt, deedsOn, deedsWith } from './deeds';
import { insightOf, languages, viewOf } from './given';
import { litOf } from './lit';
import { movesOf } from './moves';
import { pressableOf } from './pressable';

const t = languages.en;
const odds = { distance: 3, need: 3, dice: 1, chance: 67 };

describe('what can be done where one presses', () => {
  const view = viewOf({
    items: { '1,1': 'vase' },
    ghosts: [
      { id: 'g1', at: '2,1', host: null },
      { id: 'g2', at: null, host: 1 },
    ],
  });
  const moves = movesOf([
    'step 1,1',
    'step 2,1',
    'pick 1,1',
    'capture g1',
    'capture g2',
    'give vase 1',
    'drop vase 1,0',
    'throw vase 2,2',
  ]);
  const insight = insightOf({
    mover: 0,
    reach: [
      { at: '1,1', cost: 1, route: ['1,1'], ends: null },
      { at: '2,1', cost: 2, route: ['1,1', '2,1'], ends: 'ghost' },
    ],
    odds: { 'capture g1': odds },
    throws: { '2,2': odds },
  });

  it('is to go there, or to take what lies there', () => {
    const deeds = deedsAt(view, moves, insight, '1,1');
    expect(deeds.map(({ does }) => does)).toEqual(['walk', 'pick']);
  });

  it('is, for a ghost, to catch it or to run into it', () => {
    const deeds = deedsOn(view, moves, insight, 'g1');
    expect(deeds.map(({ does }) => does)).toEqual(['capture', 'walk']);
    expect(deeds[0]?.odds?.chance).toBe(67);
  });

  it('is, for a possessed friend, to catch the ghost in them', () => {
    const deeds = deedsOn(view, moves, insight, 'p1');
    expect(deeds.map(({ action }) => action)).toEqual(['capture g2', 'give vase 1']);
  });

  it('is, for an item, what is listed', () => {
    expect(deedsWith(moves, 'vase')).toEqual(['throw', 'drop']);
    expect(deedsWith(moves, 'torch')).toEqual([]);
  });

  it('lights ways with their cost, and marks what ends the turn', () => {
    const lit = litOf({ view, moves, insight, aim: null, hunt: null }, t);
    expect(lit.get('1,1')).toMatchObject({ kind: 'step', label: '1' });
    expect(lit.get('2,1')).toMatchObject({ kind: 'ends', label: '2' });
  });

  it('lights squares with the chance to hit them while one aims', () => {
    const aim = { do: 'throw', item: 'vase' } as const;
    const lit = litOf({ view, moves, insight, aim, hunt: null }, t);
    expect([...lit.values()]).toEqual([{ place: '2,2', kind: 'throw', label: '67%' }]);
  });

  it('offers ghosts and friends, a ghost in a friend by that friend', () => {
    const around = { view, moves, insight, targets: new Map(), chosen: null };
    const all = pressableOf({ ...around, aim: null }, t);
    expect([...all.keys()]).toEqual(['p1', 'g1']);
    expect(all.get('g1')?.chance).toBe(67);
    const aimed = pressableOf({ ...around, aim: { do: 'capture' } }, t);
    expect([...aimed.keys()]).toEqual(['g1', 'p1']);
  });

  it('lights where a chosen ghost may come to rest', () => {
    const hunt = {
      who: 'g1',
      at: '2,1',
      targets: ['0'],
      steps: 4,
      catches: [],
      ends: [{ at: '2,0', route: ['2,0'] }],
    };
    const lit = litOf({ view, moves: movesOf([]), insight, aim: null, hunt }, t);
    expect(lit.get('2,0')).toMatchObject({ kind: 'ghost', route: ['2,0'] });
  });
});
