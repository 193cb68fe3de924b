import { describe, expect, it } from 'vitest';
import type { Lit } from '../lit';
import type { Pressable } from '../pressable';
import { planOf } from './geometry';
import { piecesOf } from './pieces';
import { spotsOf } from './spots';
import { standsOf } from './stands';

const plan = planOf(
  { options: { size: '1x6' }, start: { side: 'N', at: 0 }, exit: { side: 'S', at: 0 } },
  false,
);
const pieces = piecesOf({
  players: [
    { at: 'start', left: null },
    { at: 'start', left: null },
  ],
  ghosts: [{ id: 'g1', at: '1,0', host: null }],
  boss: null,
});
const step = (place: string): [string, Lit] => [place, { place, kind: 'step', label: '1' }];
const spots = (lit: [string, Lit][], pressable: [string, Pressable][]) =>
  spotsOf({
    plan,
    lit: new Map(lit),
    pressable: new Map(pressable),
    pieces,
    stands: standsOf(plan, pieces),
    walker: 'p0',
  });

describe('what can be pressed', () => {
  it('leaves out the way back to where one is', () => {
    const back: Lit = { place: 'start', kind: 'step', label: '2', route: ['1,0', 'start'] };
    expect(spots([['start', back]], []).size).toBe(0);
  });

  it('are lit places, each around its middle', () => {
    expect(spots([step('2,0'), step('start')], []).get('start')).toMatchObject({
      x: 1.5,
      y: -2.5,
      width: 4,
    });
    expect(spots([step('2,0')], []).get('2,0')).toMatchObject({ x: 2, y: 0, width: 1 });
  });

  it('has the large ones below', () => {
    expect([...spots([step('2,0'), step('start')], []).keys()]).toEqual(['start', '2,0']);
  });

  it('is one spot where somebody stands on a lit square', () => {
    const all = spots([step('1,0')], [['g1', { label: 'Capture', chance: 83 }]]);
    expect([...all.keys()]).toEqual(['g1']);
    expect(all.get('g1')).toMatchObject({ lit: { place: '1,0' }, pressable: { chance: 83 } });
  });

  it('gives one who is alone in the dark much of the room', () => {
    const dark = piecesOf({
      players: [],
      ghosts: [{ id: 'g1', at: 'room 0,2', host: null }],
      boss: null,
    });
    const all = spotsOf({
      plan,
      lit: new Map(),
      pressable: new Map([['g1', { label: 'Move' }]]),
      pieces: dark,
      stands: standsOf(plan, dark),
      walker: null,
    });
    expect(all.get('g1')?.width).toBe(3);
  });

  it('tells those apart who share a big square', () => {
    const all = spots(
      [step('start')],
      [
        ['p0', { label: 'Ask' }],
        ['p1', { label: 'Ask' }],
      ],
    );
    expect([...all.keys()]).toEqual(['start', 'p0', 'p1']);
    expect(all.get('p0')?.x).not.toBe(all.get('p1')?.x);
  });
});
