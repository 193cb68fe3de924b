import { describe, expect, it } from 'vitest';
import type { Lit } from '../lit';
import { tellPlace, tellSpot } from './words';

/** The words by their keys, so that what is said can be seen. */
const t = (key: string, params = {}) =>
  [key.replace('candy-ghosts.', ''), ...Object.values(params)].join(' ');
const at = { x: 0, y: 0, width: 1, height: 1 };
const stop: Lit = { place: '1,4', kind: 'ends', label: '3', why: 'A wall' };

describe('a place in words', () => {
  it('counts from one', () => {
    expect(tellPlace('1,4', t)).toBe('place.square 2 5');
    expect(tellPlace('room 0,2', t)).toBe('house.room 1 3');
    expect(tellPlace('exit', t)).toBe('place.exit');
  });
});

describe('what can be pressed', () => {
  it('tells what it costs and why the turn ends', () => {
    expect(tellSpot({ ...at, lit: stop, piece: null, pressable: null }, String, t)).toBe(
      'house.step place.square 2 5 3 3. A wall',
    );
  });

  it('tells who stands there, what can be done and the chance, then the way', () => {
    const ghost = { ...at, piece: 'g3', pressable: { label: 'Capture', chance: 83 } };
    expect(tellSpot({ ...ghost, lit: null }, () => 'ghost 3', t)).toBe(
      'house.chance ghost 3 Capture 83',
    );
    expect(tellSpot({ ...ghost, lit: stop }, () => 'ghost 3', t)).toContain('. house.step');
  });
});
