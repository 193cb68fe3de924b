import { describe, expect, it } from 'vitest';
import { type Happening, moved, type Piece, piecesOf, type Standing } from './pieces';

const HOUSE: Standing = {
  players: [
    { at: '1,2', left: null },
    { at: '2,2', left: null },
  ],
  ghosts: [
    { id: 'g1', at: '1,5', host: null },
    { id: 'g2', at: 'room 0,3', host: null },
  ],
  boss: { name: 'pigin', met: false, at: null, belly: [] },
};
const happened = (...events: Happening[]): Piece[] => events.reduce(moved, piecesOf(HOUSE));
const of = (pieces: readonly Piece[], id: string) => pieces.find((piece) => piece.id === id);

describe('the pieces of a view', () => {
  it('stand where it says, ghosts below, players above', () => {
    expect(piecesOf(HOUSE).map(({ id, at, how }) => `${id} ${how} ${at}`)).toEqual([
      'g1 stands 1,5',
      'g2 stands room 0,3',
      'pigin lurks exit',
      'p0 stands 1,2',
      'p1 stands 2,2',
    ]);
  });

  it('are in others, off the map, or out', () => {
    const view: Standing = {
      players: [
        { at: '1,2', left: null },
        { at: null, left: null },
        { at: null, left: 1 },
        { at: null, left: null },
      ],
      ghosts: [{ id: 'g1', at: null, host: 0 }],
      boss: { name: 'pigin', met: true, at: '3,3', belly: [1] },
    };
    const before = piecesOf({
      players: view.players.map(() => ({ at: '0,7', left: null })),
      ghosts: [],
      boss: null,
    });
    expect(piecesOf(view, before).map(({ id, at, how }) => `${id} ${how} ${at}`)).toEqual([
      'g1 inside 1,2',
      'pigin stands 3,3',
      'p0 stands 1,2',
      'p1 eaten 3,3',
      'p2 out exit',
      'p3 away 0,7',
    ]);
  });
});

describe('what happens', () => {
  it('moves players and ghosts', () => {
    const now = happened(
      { type: 'stepped', seat: 0, at: '1,3' },
      { type: 'ghost', who: 'g1', at: '1,4' },
      { type: 'put', who: 'g2', at: '2,12' },
    );
    expect([of(now, 'p0')?.at, of(now, 'g1')?.at, of(now, 'g2')?.at]).toEqual([
      '1,3',
      '1,4',
      '2,12',
    ]);
  });

  it('brings new ghosts', () => {
    expect(of(happened({ type: 'spawned', who: 'g3', at: '0,0' }), 'g3')).toMatchObject({
      at: '0,0',
      how: 'stands',
    });
  });

  it('merges a ghost with a player, who takes it along', () => {
    const now = happened(
      { type: 'possessed', who: 'g1', seat: 1 },
      { type: 'stepped', seat: 1, at: '2,1' },
    );
    expect(of(now, 'g1')).toMatchObject({ how: 'inside', host: 1, at: '2,1' });
  });

  it('shows who goes, and forgets them with the next event', () => {
    const caught = happened({ type: 'captured', who: 'g1', seat: 0 });
    expect(of(caught, 'g1')).toMatchObject({ how: 'gone', host: 0 });
    expect(of(moved(caught, { type: 'turn', seat: 1 }), 'g1')).toBeUndefined();
  });

  it('fills the belly, and empties it', () => {
    const eaten = happened(
      { type: 'put', who: 'pigin', at: '3,21' },
      { type: 'jumped', who: 'pigin', at: '2,2' },
      { type: 'swallowed', who: 'pigin', seat: 1 },
      { type: 'jumped', who: 'pigin', at: '1,5' },
    );
    expect(of(eaten, 'p1')).toMatchObject({ how: 'eaten', at: '1,5' });
    const free = [
      { type: 'exploded', who: 'pigin', at: '1,5' },
      { type: 'landed', seat: 1, at: '1,5' },
    ].reduce(moved, eaten);
    expect(of(free, 'pigin')?.how).toBe('gone');
    expect(of(free, 'p1')).toMatchObject({ how: 'stands', at: '1,5' });
  });

  it('lets a boss lie there until it is put, and be gone once it has exploded', () => {
    const met = { ...HOUSE, boss: { name: 'pigin', met: true, at: null, belly: [] } };
    expect(of(piecesOf(met, piecesOf(HOUSE)), 'pigin')?.how).toBe('lurks');
    const gone = happened({ type: 'exploded', who: 'pigin', at: '1,5' });
    expect(of(piecesOf(met, gone), 'pigin')?.how).toBe('gone');
  });

  it('lets players queue in the order in which they leave', () => {
    const now = happened({ type: 'left', seat: 1 }, { type: 'left', seat: 0 });
    expect([of(now, 'p0')?.left, of(now, 'p1')?.left]).toEqual([2, 1]);
  });

  it('chases players and bosses off the map, and lets them come back', () => {
    const gone = happened({ type: 'chased', who: 'onna', seat: 0 });
    expect(of(gone, 'p0')).toMatchObject({ how: 'away', at: '1,2' });
    expect(of(moved(gone, { type: 'player-respawned', seat: 0, at: '3,9' }), 'p0')).toMatchObject({
      how: 'stands',
      at: '3,9',
    });
  });
});
