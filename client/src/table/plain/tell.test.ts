import { describe, expect, it } from 'vitest';
import english from '../../i18n/messages.en.json';
import polish from '../../i18n/messages.pl.json';
import { seatsOf, speak } from '../given';
import own from './messages.en.json';
import ownPolish from './messages.pl.json';
import { statusOf, tell } from './tell';

const t = speak('en', { ...english, ...own });
const seats = seatsOf('Ola', 'Kuba', 'Zoya');

describe('an event', () => {
  it('is told as it is, with whose doing it was', () => {
    const event = { type: 'set-aside', seat: 1, sweet: 'B3', at: { x: 1, y: 2 } };
    expect(tell(event, t, seats, 0)).toBe('Kuba: set aside, sweet B3, at x 1, y 2');
    expect(tell(event, t, seats, 1)).toBe('You: set aside, sweet B3, at x 1, y 2');
  });

  it('may be nobody’s', () => {
    expect(tell({ type: 'rolled', pips: 4 }, t, seats, null)).toBe('rolled, pips 4');
  });

  it('says only what is so', () => {
    const event = { type: 'passed', seat: 0, empty: true, clock: false, card: null };
    expect(tell(event, t, seats, 2)).toBe('Ola: passed, empty');
  });
});

describe('the status', () => {
  const playing = { result: null };

  it('says whose turn it is', () => {
    expect(statusOf({ ...playing, toAct: [1] }, t, seats, 1).kind).toBe('mine');
    expect(statusOf({ ...playing, toAct: [0, 2] }, t, seats, 1).text).toContain('Ola, Zoya');
    expect(statusOf({ ...playing, toAct: [0] }, t, seats, null).text).toContain('Ola');
    expect(statusOf({ ...playing, toAct: 'chance' }, t, seats, 0).text).toBe('Chance decides.');
    expect(statusOf({ ...playing, toAct: [] }, t, seats, 0).text).toBe('Chance decides.');
  });

  it('says who has won, if anybody has', () => {
    const over = (winners: number[]) => ({
      toAct: [],
      result: { winners, scores: [3, 5, 5], sheet: {} },
    });
    expect(statusOf(over([1]), t, seats, 1).text).toBe('You win!');
    expect(statusOf(over([1, 2]), t, seats, 0).text).toBe('Kuba, Zoya share the victory!');
    expect(statusOf(over([]), t, seats, 0).text).toBe('The game is over.');
  });

  it('is said in every language', () => {
    expect(
      statusOf({ ...playing, toAct: [0] }, speak('pl', { ...polish, ...ownPolish }), seats, 1).text,
    ).toBe('Kolej: Ola');
  });
});
