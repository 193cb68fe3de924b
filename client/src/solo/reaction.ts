import type { Level } from '../protocol';

/**
 * How people react at a Candy Match table, as numbers: how long until a match is noticed, how often
 * it is overlooked, how often somebody calls too soon or takes a wrong card. Pure: chance is passed
 * in as a function that gives numbers from 0 up to 1.
 */
export type Random = () => number;

interface Person {
  /** the middling time in milliseconds to notice a pair among few cards */
  readonly pair: number;
  /** more for every further card of the match */
  readonly perMatched: number;
  /** more for every further card on the table */
  readonly perCard: number;
  /** how likely a pair is overlooked; each further card of the match adds as much again */
  readonly overlooks: number;
  /** how likely a new card makes them call without a match */
  readonly falseAlarm: number;
  /** how likely they take a wrong card after a right call */
  readonly slips: number;
}

const PEOPLE: Readonly<Record<Level, Person>> = {
  easy: {
    pair: 3_800,
    perMatched: 2_400,
    perCard: 170,
    overlooks: 0.24,
    falseAlarm: 0.014,
    slips: 0.06,
  },
  medium: {
    pair: 2_300,
    perMatched: 1_300,
    perCard: 110,
    overlooks: 0.12,
    falseAlarm: 0.008,
    slips: 0.03,
  },
  hard: {
    pair: 1_150,
    perMatched: 560,
    perCard: 55,
    overlooks: 0.04,
    falseAlarm: 0.003,
    slips: 0.01,
  },
};

/** Nobody sees a card, understands it and presses in less. */
const FASTEST = 420;
/** How far reaction times spread, as the standard deviation of their logarithm. */
const SPREAD = 0.36;

/** How long until a match of that many cards is noticed among all cards; null: it is overlooked. */
export function notices(
  level: Level,
  matched: number,
  cards: number,
  random: Random,
): number | null {
  const person = PEOPLE[level];
  if (random() < Math.min(0.8, person.overlooks * (matched - 1))) {
    return null;
  }
  const middling =
    person.pair + person.perMatched * (matched - 2) + person.perCard * Math.max(0, cards - 4);
  return Math.max(FASTEST, skewed(middling, random));
}

/** Whether a new card makes somebody call although there is no match that they see. */
export const isFalseAlarm = (level: Level, random: Random): boolean =>
  random() < PEOPLE[level].falseAlarm;

/** Whether somebody who called rightly takes a wrong card. */
export const slips = (level: Level, random: Random): boolean => random() < PEOPLE[level].slips;

/** From the call to having the cards in hand. */
export const grasps = (cards: number, random: Random): number =>
  skewed(700 + 320 * cards, random, 0.2);

/** A move without a race: turning a card, choosing one, saying that one is done. */
export const takesItsTime = (middling: number, random: Random): number =>
  skewed(middling, random, 0.25);

/** Times are never much below the middling one, and sometimes far above it: a log-normal draw. */
function skewed(middling: number, random: Random, spread = SPREAD): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return middling * Math.exp(spread * normal);
}
