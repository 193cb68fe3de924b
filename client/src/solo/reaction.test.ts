import { describe, expect, it } from 'vitest';
import type { Level } from '../protocol';
import { isFalseAlarm, notices, type Random, slips } from './reaction';

/** A small generator, so that every run draws the same. */
function draws(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const MANY = 4_000;
const many = <T>(draw: (random: Random) => T): T[] => {
  const random = draws(7);
  return Array.from({ length: MANY }, () => draw(random));
};
const times = (level: Level, matched: number, cards: number): number[] =>
  many((random) => notices(level, matched, cards, random))
    .filter((time) => time !== null)
    .sort((a, b) => a - b);
const median = (sorted: number[]): number => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
const overlooked = (level: Level, matched: number): number =>
  1 - times(level, matched, 8).length / MANY;
const share = (draw: (random: Random) => boolean): number =>
  many(draw).filter(Boolean).length / MANY;

describe('noticing a match', () => {
  it('takes longer for larger matches and among more cards', () => {
    for (const level of ['easy', 'medium', 'hard'] as const) {
      expect(median(times(level, 4, 8))).toBeGreaterThan(1.2 * median(times(level, 2, 8)));
      expect(median(times(level, 2, 16))).toBeGreaterThan(1.1 * median(times(level, 2, 6)));
    }
  });

  it('is quicker, surer and steadier by level', () => {
    expect(median(times('easy', 3, 8))).toBeGreaterThan(1.4 * median(times('medium', 3, 8)));
    expect(median(times('medium', 3, 8))).toBeGreaterThan(1.4 * median(times('hard', 3, 8)));
    expect(overlooked('easy', 2)).toBeGreaterThan(overlooked('hard', 2));
    expect(overlooked('easy', 3)).toBeGreaterThan(overlooked('easy', 2));
  });

  it('is never quicker than a person can be, and has a long tail', () => {
    const all = times('hard', 2, 2);
    expect(all[0]).toBeGreaterThanOrEqual(420);
    expect(all.at(-1)).toBeGreaterThan(2 * median(all));
  });
});

describe('mistakes', () => {
  it('happen, seldom, and less so to the better', () => {
    const alarms = (level: Level) => share((random) => isFalseAlarm(level, random));
    const wrong = (level: Level) => share((random) => slips(level, random));
    for (const mistake of [alarms, wrong]) {
      expect(mistake('easy')).toBeLessThan(0.1);
      expect(mistake('easy')).toBeGreaterThan(mistake('hard'));
      expect(mistake('hard')).toBeGreaterThan(0);
    }
  });
});
