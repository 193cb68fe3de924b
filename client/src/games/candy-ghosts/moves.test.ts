import { describe, expect, it } from 'vitest';
import { movesOf } from './moves';

describe('the listed actions, taken apart', () => {
  const moves = movesOf([
    'step 2,3',
    'step 3,3',
    'step 3,3 push',
    'step exit',
    'pick 2,2',
    'smash 1,2',
    'remove 0,2',
    'drop vase 2,3',
    'throw vase start',
    'throw torch 5,1',
    'give vase 1',
    'ask 1 torch',
    'use kit 1',
    'use fan',
    'capture g3',
    'attack onna',
    'special g4',
    'special 1',
    'leave',
    'end',
  ]);

  it('say where one may go, and what lies near', () => {
    expect([...moves.steps.keys()]).toEqual(['2,3', '3,3', 'exit']);
    expect(moves.pushes.get('3,3')).toBe('step 3,3 push');
    expect([moves.picks.get('2,2'), moves.smashes.get('1,2'), moves.removes.get('0,2')]).toEqual([
      'pick 2,2',
      'smash 1,2',
      'remove 0,2',
    ]);
  });

  it('say what may be done with each item', () => {
    expect(moves.drops.get('vase')?.get('2,3')).toBe('drop vase 2,3');
    expect(moves.throws.get('vase')?.get('start')).toBe('throw vase start');
    expect(moves.gives.get('vase')?.get(1)).toBe('give vase 1');
    expect(moves.asks.get(1)?.get('torch')).toBe('ask 1 torch');
    expect(moves.kits.get(1)).toBe('use kit 1');
    expect(moves.plain).toEqual(new Set(['use fan', 'leave', 'end']));
  });

  it('say to whom something may be done', () => {
    expect(moves.captures.get('g3')).toBe('capture g3');
    expect(moves.attacks.get('onna')).toBe('attack onna');
    expect([...moves.specials]).toEqual([
      ['g4', 'special g4'],
      ['p1', 'special 1'],
    ]);
  });

  it('know the ghosts, and the rooms that are still dark', () => {
    const group = movesOf([
      'target g2 1',
      'target g2 noise',
      'ghost g2 room 0,3',
      'ghost g2 2,3',
      'put g3 2,9',
      'spawn 2,8',
      'respawn room 0,1',
      'possess 1',
      'choose otto',
    ]);
    expect([...(group.targets.get('g2')?.keys() ?? [])]).toEqual(['1', 'noise']);
    expect(group.flights.get('room 0,3')).toBe('ghost g2 room 0,3');
    expect([...group.puts.keys()]).toEqual(['2,9', '2,8', 'room 0,1']);
    expect(group.possesses.get(1)).toBe('possess 1');
    expect(group.chooses).toEqual(['otto']);
  });
});
