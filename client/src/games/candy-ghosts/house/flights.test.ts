import { describe, expect, it } from 'vitest';
import { itemFlight } from './flights';
import { NOTHING, type SceneEvent } from './scene';

const fly = (event: SceneEvent) => {
  const flight = itemFlight(event, { ...NOTHING, items: [{ id: 0, kind: 'mirror', at: '1,1' }] });
  return flight && `${flight.from} ${flight.to}`;
};

describe('items on their way', () => {
  it('go to hands and come from them', () => {
    expect(fly({ type: 'picked', seat: 1, item: 'vase', at: '2,3' })).toBe('2,3 p1');
    expect(fly({ type: 'dropped', seat: 1, item: 'vase', at: '2,3' })).toBe('p1 2,3');
  });

  it('go from hand to hand, if they do', () => {
    expect(fly({ type: 'given', item: 'kit', from: 0, to: 2 })).toBe('p0 p2');
    expect(fly({ type: 'agreed', item: 'kit', from: 0, to: 2 })).toBe('p0 p2');
    expect(fly({ type: 'refused', item: 'kit', from: 0, to: 2 })).toBeNull();
  });

  it('fly where they are thrown, not where they lay', () => {
    expect(fly({ type: 'smashed', seat: 0, item: 'vase', at: '2,3' })).toBe('p0 2,3');
    expect(fly({ type: 'smashed', seat: 0, item: 'mirror', at: '1,1' })).toBeNull();
  });
});
