import { describe, expect, it } from 'vitest';
import { languages, viewOf } from './given';
import { placeName, spotName, wayName } from './names';
import { litBy, picturedBy } from './told';

describe('a line of the history', () => {
  it('shows what it is about', () => {
    const picture = (event: Parameters<typeof picturedBy>[0]) => picturedBy(event, viewOf());
    expect(picture({ type: 'picked', seat: 0, item: 'vase', at: '1,1' })).toEqual({
      kind: 'item',
      word: 'vase',
    });
    expect(picture({ type: 'possessed', who: 'g3', seat: 0 })).toEqual({
      kind: 'ghost',
      word: 'g3',
    });
    expect(picture({ type: 'jumped', who: 'pigin', at: '1,1' })).toEqual({
      kind: 'boss',
      word: 'pigin',
    });
    expect(picture({ type: 'tries', seat: 0, action: 'throw vase 1,1' })).toEqual({
      kind: 'item',
      word: 'vase',
    });
    expect(picture({ type: 'freed', seat: 1 })).toEqual({ kind: 'character', word: 'wren' });
    expect(picture({ type: 'ended', result: 'won', roles: null })).toBeNull();
  });

  it('lights its place, its room, or whoever it is about', () => {
    expect(litBy({ type: 'stepped', seat: 0, at: '1,1' })).toBe('1,1');
    expect(litBy({ type: 'pointed', dice: [1, 2], room: '0,1' })).toBe('room 0,1');
    expect(litBy({ type: 'possessed', who: 'g3', seat: 0 })).toBe('p0');
    expect(litBy({ type: 'atmosphere', card: 'fog', round: 2 })).toBeNull();
  });
});

describe('a place in words', () => {
  const { en } = languages;

  it('is called by its room', () => {
    expect(placeName('1,1', viewOf(), en)).toBe('the pantry');
    expect(placeName('1,9', viewOf(), en)).toBe('a dark room');
    expect(placeName('1,9', null, en)).toBe('somewhere in the house');
  });

  it('can be found by those who do not see it, as it is seen by the others', () => {
    const said = (place: string, lying = false) => spotName(place, viewOf(), lying, en);
    expect(said('0,1')).toBe('the pantry, second row from the top, first from the left');
    expect(said('0,1', true)).toBe('the pantry, top row, second from the left');
    expect(said('room 0,2')).toBe('dark room number 3 from Start');
    expect(said('3,7')).toBe('dark room number 2 from Start, bottom row, first from the right');
    expect(said('exit')).toBe('the Exit');
  });

  it('is so far from the own figure, as the house is seen', () => {
    expect(wayName('1,9', '4,8', false, en)).toBe('from you 3 to the right, 1 up');
    expect(wayName('1,9', '4,8', true, en)).toBe('from you 1 to the left, 3 down');
    expect([wayName('1,9', '1,9', false, en), wayName('start', '1,9', false, en)]).toEqual([
      null,
      null,
    ]);
  });
});
