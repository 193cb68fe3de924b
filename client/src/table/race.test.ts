import { expect, it } from 'vitest';
import english from '../i18n/messages.en.json';
import { seatsOf, speak } from './given';
import { tellRace } from './race';

const t = speak('en', english);
const seats = seatsOf('Ola', 'Kuba', 'Zoya');
const race = {
  seat: 0,
  tie: false,
  others: [
    { seat: 2, behind: 120 },
    { seat: 1, behind: 43 },
  ],
};

it('tells everybody their own margin', () => {
  expect(tellRace(race, t, seats, 0)).toBe('43 ms before Kuba');
  expect(tellRace(race, t, seats, 2)).toBe('Ola was 120 ms before you');
  expect(tellRace(race, t, seats, null)).toBe('Ola was 43 ms before Kuba');
});

it('calls a tie a tie, and is silent when nobody else was there', () => {
  expect(tellRace({ ...race, tie: true }, t, seats, 0)).toMatch(/^A tie/);
  expect(tellRace({ ...race, others: [] }, t, seats, 0)).toBe('');
  expect(tellRace(null, t, seats, 0)).toBe('');
});
