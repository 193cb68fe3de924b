import { describe, expect, it } from 'vitest';
import { fitAt, nearFits, offeredFits, outcomeOf, scoreAction, seenFits, sortedFits } from './fits';
import { viewOf } from './given';
import {
  COLOURS,
  type Colour,
  isHaunted,
  type NeedCell,
  needsOf,
  PATTERNS,
  turnsOf,
} from './patterns';
import { pointsOf } from './points';
import { placeOf } from './view';

/** A town that shows a card with its box at 0,0. */
const townOf = (needs: readonly NeedCell[]): Record<string, Colour> =>
  Object.fromEntries(needs.map((cell) => [placeOf(cell), cell.need === '*' ? 'R' : cell.need]));
const ghostsOf = (needs: readonly NeedCell[]) =>
  needs.filter(({ need }) => need === '*').map(placeOf);

describe('patterns', () => {
  it('are those of the engine', () => {
    expect(PATTERNS.size).toBe(36);
    expect([...PATTERNS.keys()].filter(isHaunted)).toHaveLength(8);
  });

  it('turn clockwise', () => {
    const [first] = needsOf('P21');
    const right = Math.max(...needsOf('P21', 1).map(({ x }) => x));
    expect(first).toMatchObject({ x: 0, y: 0 });
    expect(needsOf('P21', 1)).toContainEqual({ x: right, y: 0, need: first?.need });
    expect(needsOf('P21', 4)).toEqual(needsOf('P21'));
  });

  it('are listed by the smallest turn that looks so', () => {
    for (const card of PATTERNS.keys()) expect(turnsOf(card)[0]).toBe(0);
  });
});

describe('where a card fits', () => {
  it.each([...PATTERNS.keys()])('%s is found however it is turned', (card) => {
    for (const r of turnsOf(card)) {
      const needs = needsOf(card, r);
      const view = viewOf({ buildings: townOf(needs), ghosts: ghostsOf(needs) });
      const best = sortedFits(view, 0, seenFits(view, card))[0];
      expect(best).toMatchObject({ x: 0, y: 0, r });
      expect(outcomeOf(view, 0, fitAt(view, card, { x: 0, y: 0 }, r)).scares).toBe(0);
    }
  });

  it('is nowhere when a colour is wrong, but for haunted cards', () => {
    const needs = needsOf('P01');
    const wrong = needs.map((cell, i) =>
      i === 0 ? { ...cell, need: needs[1]?.need ?? 'R' } : cell,
    );
    expect(seenFits(viewOf({ buildings: townOf(wrong) }), 'P01')).toEqual([]);
    const haunted = viewOf({ buildings: townOf(needsOf('H1')) });
    expect(outcomeOf(haunted, 0, fitAt(haunted, 'H1', { x: 0, y: 0 }, 0))).toMatchObject({
      scares: 2,
      own: 3,
    });
  });

  it('is near where one offered building is missing', () => {
    const needs = needsOf('P05');
    const [missing, ...rest] = needs;
    const view = viewOf({ buildings: townOf(rest) });
    const build = `build ${missing?.need} 0,0`;
    expect(nearFits(view, 'P05', new Set([build]))).toHaveLength(1);
    expect(nearFits(view, 'P05', new Set(['build R 9,9']))).toEqual([]);
  });

  it('is what the engine offers while one may score', () => {
    const view = viewOf({ buildings: townOf(needsOf('P05')) });
    const fits = offeredFits(view, ['score P05 0,0 r0', 'score P07 -1,2 r3', 'skip']);
    expect(fits.map(scoreAction)).toEqual(['score P05 0,0 r0', 'score P07 -1,2 r3']);
    expect(fits[0]?.cells.every(({ met }) => met)).toBe(true);
  });
});

describe('what scoring brings', () => {
  const needs = needsOf('P05');
  const places = needs.map(placeOf);
  const buildings = townOf(needs);
  const at = (i: number) => places[i] ?? '';
  const laid = (view = viewOf({ buildings })) => fitAt(view, 'P05', { x: 0, y: 0 }, 0);

  it('is the card alone in an empty town', () => {
    expect(outcomeOf(viewOf({ buildings }), 0, laid())).toEqual({ own: 2, scares: 0, taken: [] });
  });

  it('is candy for the owners of kids, and a scare for each ghost', () => {
    const view = viewOf({
      buildings,
      kids: { [at(0)]: 0, [at(1)]: 1 },
      ghosts: [at(2)],
      largeGhost: at(3),
      candies: [[buildings[at(0)] ?? 'R'], []],
    });
    const outcome = outcomeOf(view, 0, laid(view));
    expect(outcome.taken.map(({ seat, worth }) => [seat, worth])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(outcome).toMatchObject({ scares: 2, own: 1 });
  });

  it('leaves kids alone where a haunted card is not met', () => {
    const asked = needsOf('H1');
    const star = asked.find(({ need }) => need === '*');
    const view = viewOf({
      buildings: townOf(asked),
      kids: { [placeOf(star ?? { x: 0, y: 0 })]: 0 },
    });
    expect(outcomeOf(view, 0, fitAt(view, 'H1', { x: 0, y: 0 }, 0)).taken).toEqual([]);
  });

  it('puts the best place first', () => {
    const twice = {
      ...buildings,
      ...Object.fromEntries(needs.map((c) => [placeOf({ x: c.x + 5, y: c.y }), c.need])),
    };
    const view = viewOf({ buildings: twice as Record<string, Colour>, ghosts: [at(0)] });
    expect(sortedFits(view, 0, seenFits(view, 'P05')).map(({ x }) => x)).toEqual([5, 0]);
  });
});

it('counts points as the score sheet does', () => {
  const view = viewOf({
    scored: [['P01', 'P02', 'H3'], []],
    candies: [['R', 'R', 'G'], [...COLOURS]],
    scares: [2, 0],
  });
  expect(pointsOf(view, 0)).toEqual({ patterns: 4, haunted: 5, candies: 5, scares: -2, total: 12 });
  expect(pointsOf(view, 1).total).toBe(8);
});
