import { describe, expect, it } from 'vitest';
import { languages, seats } from './given';
import { noChoice, statusOf } from './status';

describe('the status', () => {
  const view = {
    phase: 'place',
    toAct: 0,
    hands: [[1, 2, 3], 3],
    options: { variant: 'basic' },
  };
  const status = (own: number | null, actions: string[], changed = {}) =>
    statusOf({ view: { ...view, ...changed }, actions, result: null }, languages.en, seats, own);

  it('tells whose turn it is', () => {
    expect(status(0, ['place 1 0,0 r0'])).toMatchObject({ kind: 'mine', text: 'Your turn!' });
    expect(status(1, [])).toMatchObject({ kind: 'calm', text: 'Ola is choosing a tile' });
    expect(status(null, []).kind).toBe('calm');
  });

  it('explains why one has to pass', () => {
    expect(status(0, ['pass']).detail).toBe('None of your tiles makes a candy.');
    expect(status(0, ['pass'], { hands: [[], 3] }).detail).toBe('You have no tiles left.');
  });

  it('says when nothing fits for the extra tile', () => {
    expect(status(0, ['stop'], { phase: 'extra' }).detail).toBe('None of your tiles fits now.');
  });

  it('answers for the player where there is nothing to choose', () => {
    const only = (actions: string[], changed = {}) =>
      noChoice({ view: { ...view, ...changed }, actions }, languages.en, seats, 0);
    expect(only(['pass'])?.text).toBe('None of your tiles makes a candy: you pass.');
    expect(only(['pass'], { hands: [[], 3] })?.text).toBe('You have no tiles left: you pass.');
    expect(only(['stop'], { phase: 'extra' })?.action).toBe('stop');
    expect(only(['aside 3', 'aside 7'], { phase: 'wall' })?.action).toBe('aside 3');
    expect(only(['stop', 'place 1 0,0 r0'], { phase: 'extra' })).toBeNull();
    expect(only(['place 1 0,0 r0'])).toBeNull();
    expect(only([])).toBeNull();
  });

  it('tells who has won', () => {
    const result = { scores: [7, 9], winners: [1], sheet: {} };
    const over = statusOf({ view, actions: [], result }, languages.en, seats, 0);
    expect(over).toMatchObject({ kind: 'right', text: 'Marek wins with 9 points!' });
  });
});
