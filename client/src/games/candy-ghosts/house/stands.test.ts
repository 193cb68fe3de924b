import { describe, expect, it } from 'vitest';
import { planOf } from './geometry';
import { type Piece, piecesOf } from './pieces';
import { standsOf } from './stands';

const plan = planOf(
  { options: { size: '1x6' }, start: { side: 'N', at: 0 }, exit: { side: 'S', at: 0 } },
  false,
);
const stand = (pieces: readonly Piece[], id: string) => standsOf(plan, pieces).get(id);
const players = (...at: (string | null)[]) =>
  piecesOf({
    players: at.map((place, seat) => ({ at: place, left: place ? null : seat + 1 })),
    ghosts: [{ id: 'g1', at: null, host: 0 }],
    boss: { name: 'onna', met: false, at: null, belly: [] },
  });

describe('pieces on the plane', () => {
  it('stand in the middle of their squares', () => {
    expect(stand(players('2,5'), 'p0')).toEqual({ x: 2.5, y: 5.5, scale: 1 });
  });

  it('stand side by side on a big square, none on another', () => {
    const all = players('start', 'start', 'start', 'start', 'start', 'start');
    const places = all
      .filter(({ kind }) => kind === 'player')
      .map(({ id }) => stand(all, id))
      .map((at) => `${at?.x.toFixed(1)} ${at?.y.toFixed(1)}`);
    expect(new Set(places).size).toBe(6);
    for (const at of places) {
      const [x = 0, y = 0] = at.split(' ').map(Number);
      expect(x > 0.4 && x < 3.6 && y > -3.6 && y < -0.4).toBe(true);
    }
  });

  it('lean aside where one passes another', () => {
    const all = players('2,5', '2,5');
    expect(stand(all, 'p0')?.x).toBeLessThan(2.5);
    expect(stand(all, 'p1')?.x).toBeGreaterThan(2.5);
  });

  it('queue at the door when they are out, the first one first', () => {
    const all = players(null, null);
    expect(stand(all, 'p0')).toMatchObject({ x: 0.5 });
    expect(stand(all, 'p1')?.x).toBeGreaterThan(1);
    expect(stand(all, 'p0')?.y).toBeGreaterThan(28);
  });

  it('look over the shoulder of whom they possess', () => {
    const all = players('2,5');
    const [ghost, host] = [stand(all, 'g1'), stand(all, 'p0')];
    expect(
      Math.hypot((ghost?.x ?? 0) - (host?.x ?? 0), (ghost?.y ?? 0) - (host?.y ?? 0)),
    ).toBeLessThan(0.6);
    expect(ghost?.scale).toBeLessThan(1);
  });

  it('lurk before the Exit until they are met', () => {
    const boss = stand(players('2,5'), 'onna');
    expect(boss?.x).toBe(2);
    expect(boss?.y).toBeGreaterThan(20);
    expect(boss?.y).toBeLessThan(24);
  });
});
