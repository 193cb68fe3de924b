import { describe, expect, it } from 'vitest';
import { fitsOf, nearFits, scoreAction, unmetOf } from './fits';
import { cardWorth, isHaunted, needsOf, PATTERNS } from './patterns';
import { type Lying, placeOf } from './view';

describe('patterns', () => {
  it('are those of the engine', () => {
    expect(PATTERNS.size).toBe(36);
    expect([...PATTERNS.keys()].filter(isHaunted)).toHaveLength(8);
    expect([cardWorth('P01'), cardWorth('H1')]).toEqual([2, 5]);
  });

  it('turn clockwise', () => {
    const [first] = needsOf('P21');
    const right = Math.max(...needsOf('P21', 1).map(({ x }) => x));
    expect(first).toMatchObject({ x: 0, y: 0 });
    expect(needsOf('P21', 1)).toContainEqual({ x: right, y: 0, need: first?.need });
    expect(needsOf('P21', 4)).toEqual(needsOf('P21'));
  });
});

const lying = (changed: Partial<Lying> = {}): Lying => ({
  card: 'P05',
  at: '2,-1',
  r: 1,
  missing: [],
  ...changed,
});
const told = (points: number, others = 0, changed: Partial<Lying> = {}) => ({
  ...lying(changed),
  scary: [],
  taken: [{ seat: 1, at: '2,-1', colour: 'R' as const, points: others }],
  points,
});

describe('where a card fits', () => {
  it('is where the engine says, on the cells of the town', () => {
    const [found] = fitsOf({ fits: [told(2)], near: [] }, 0);
    const cells = needsOf('P05', 1).map(({ x, y, need }) => ({
      x: x + 2,
      y: y - 1,
      need,
      met: true,
    }));
    expect(found).toMatchObject({ card: 'P05', x: 2, y: -1, r: 1, cells });
    expect(found && scoreAction(found)).toBe('score P05 2,-1 r1');
  });

  it('may lack something', () => {
    const missing = needsOf('H1').slice(0, 2).map(placeOf);
    const [found] = fitsOf(
      { fits: [told(3, 0, { card: 'H1', at: '0,0', r: 0, missing })], near: [] },
      0,
    );
    expect(found && unmetOf(found)).toBe(2);
  });

  it('has the best place first: own points, then what others do not get', () => {
    const places = [
      told(2, 2, { at: '0,0' }),
      told(2, 0, { at: '1,0' }),
      told(3, 2, { at: '2,0' }),
    ];
    expect(fitsOf({ fits: places, near: [] }, 0).map(({ x }) => x)).toEqual([2, 1, 0]);
    expect(fitsOf({ fits: places, near: [] }, 1).map(({ x }) => x)).toEqual([2, 0, 1]);
  });

  it('is near where one offered building is missing', () => {
    const [cell] = needsOf('P05');
    const near = [lying({ at: '0,0', r: 0, missing: [placeOf(cell ?? { x: 0, y: 0 })] })];
    const build = `build ${cell?.need} ${near[0]?.missing[0]}`;
    expect(nearFits({ fits: [], near }, new Set([build]))).toHaveLength(1);
    expect(nearFits({ fits: [], near }, new Set(['build R 9,9']))).toEqual([]);
  });
});
