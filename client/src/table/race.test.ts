import { expect, it } from 'vitest';
import english from '../i18n/messages.en.json';
import polish from '../i18n/messages.pl.json';
import ukrainian from '../i18n/messages.uk.json';
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
  expect(tellRace(race, t, seats, 0)).toBe('0.04 s faster than Kuba');
  expect(tellRace(race, t, seats, 2)).toBe('Ola was 0.12 s faster than you');
  expect(tellRace(race, t, seats, null)).toBe('Ola was 0.04 s faster than Kuba');
});

it('counts in seconds, in every language', () => {
  const close = (behind: number) => ({ ...race, others: [{ seat: 1, behind }] });
  expect(tellRace(close(660), t, seats, 0)).toBe('0.66 s faster than Kuba');
  expect(tellRace(close(2), t, seats, 0)).toBe('0.01 s faster than Kuba');
  expect(tellRace(close(660), speak('pl', polish), seats, 0)).toBe('o 0,66 s szybciej niż Kuba');
  expect(tellRace(close(660), speak('uk', ukrainian), seats, 0)).toBe('на 0,66 с швидше, ніж Kuba');
});

it('calls a tie a tie, and is silent when nobody else was there', () => {
  expect(tellRace({ ...race, tie: true }, t, seats, 0)).toMatch(/^A tie/);
  expect(tellRace({ ...race, others: [] }, t, seats, 0)).toBe('');
  expect(tellRace(null, t, seats, 0)).toBe('');
});
