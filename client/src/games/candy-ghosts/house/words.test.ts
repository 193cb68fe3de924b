import { describe, expect, it } from 'vitest';
import type { Lit } from '../lit';
import { tellSpot } from './words';

/** The words by their keys, so that what is said can be seen. */
const t = (key: string, params = {}) =>
  [key.replace('candy-ghosts.', ''), ...Object.values(params)].join(' ');
const at = { x: 0, y: 0, width: 1, height: 1 };
const stop: Lit = { place: '1,4', kind: 'ends', label: '3', why: 'A wall' };

const names = { who: () => 'ghost 3', where: (place: string) => `at ${place}` };

describe('what can be pressed', () => {
  it('tells what it costs and why the turn ends', () => {
    expect(tellSpot({ ...at, lit: stop, piece: null, pressable: null }, names, t)).toBe(
      'house.step at 1,4 3 3. A wall',
    );
  });

  it('tells who stands there, what can be done and the chance, then the way', () => {
    const ghost = { ...at, piece: 'g3', pressable: { label: 'Capture', chance: 83 } };
    expect(tellSpot({ ...ghost, lit: null }, names, t)).toBe('house.chance ghost 3 Capture 83');
    expect(tellSpot({ ...ghost, lit: stop }, names, t)).toContain('. house.step');
  });
});
