import { expect, it } from 'vitest';
import { seatsOf } from './given';
import { endedWith, type Status, withLatest } from './status';

const seats = seatsOf('Ola', 'Kuba');
const t = (key: string, params: object = {}) => [key, ...Object.values(params)].join(' ');
const ended = (winners: number[], own: number | null) =>
  endedWith('sugar-jar')({ scores: [9, 7], winners, sheet: {} }, t, seats, own).text;

it('tells who has won, to oneself as you', () => {
  expect(ended([0], 0)).toBe('sugar-jar.status.you-won Ola 9');
  expect(ended([0], 1)).toBe('sugar-jar.status.won Ola 9');
  expect(ended([0], null)).toBe('sugar-jar.status.won Ola 9');
  expect(ended([0, 1], 0)).toBe('sugar-jar.status.shared Ola, Kuba 9');
});

it('says what has happened last only where there is nothing else to say', () => {
  const line = { kind: 'note', text: 'Ola rolls.' } as const;
  const calm: Status = { kind: 'calm', text: 'Kuba is thinking', detail: '' };
  expect(withLatest(calm, [line])?.detail).toBe('Ola rolls.');
  expect(withLatest({ ...calm, kind: 'mine' }, [line])?.detail).toBe('');
  expect(withLatest(calm, [])?.detail).toBe('');
  expect(withLatest(calm, [{ ...line, text: calm.text }, line])?.detail).toBe('Ola rolls.');
});
