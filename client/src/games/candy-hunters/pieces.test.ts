import { describe, expect, it } from 'vitest';
import { viewOf } from './given';
import { follow } from './pieces';

const ghosts = (...places: string[]) => viewOf({ ghosts: places });
const idAt = (pieces: ReturnType<typeof follow>, at: string, kind = 'ghost') =>
  pieces.find((piece) => piece.at === at && piece.kind === kind)?.id;

describe('pieces stay themselves', () => {
  const before = follow([], [], ghosts('0,0', '3,0'));

  it('when they move', () => {
    const event = { type: 'ghost-moved', seat: 0, large: false, from: '0,0', to: '1,0' } as const;
    const after = follow(before, [event], ghosts('3,0', '1,0'));
    expect(idAt(after, '1,0')).toBe(idAt(before, '0,0'));
    expect(idAt(after, '3,0')).toBe(idAt(before, '3,0'));
  });

  it('when one pushes the other along', () => {
    const near = follow([], [], ghosts('0,0', '1,0'));
    const move = { type: 'ghost-moved', seat: 0, large: false, from: '0,0', to: '1,0' } as const;
    const pending = { at: '1,0', piece: 'ghost', moved: ['1,0'] } as const;
    const during = follow(near, [move], {
      ...ghosts('1,0', '1,0'),
      pending: { ...pending, moved: ['1,0'] },
    });
    expect(during.filter(({ pushed }) => pushed).map(({ id }) => id)).toEqual([idAt(near, '1,0')]);
    const push = {
      type: 'pushed',
      seat: 0,
      piece: 'ghost',
      owner: null,
      from: '1,0',
      to: '1,1',
    } as const;
    const after = follow(during, [push], ghosts('1,0', '1,1'));
    expect(idAt(after, '1,0')).toBe(idAt(near, '0,0'));
    expect(idAt(after, '1,1')).toBe(idAt(near, '1,0'));
  });

  it('when something is taken back', () => {
    const after = follow(before, [], ghosts('0,1', '3,0'));
    expect(idAt(after, '0,1')).toBe(idAt(before, '0,0'));
  });

  it('but new ones are new, and kids of different players are never mixed up', () => {
    const kids = follow([], [], viewOf({ kids: { '0,0': 0 } }));
    const after = follow(kids, [], viewOf({ kids: { '0,0': 1 } }));
    expect(idAt(after, '0,0', 'kid')).not.toBe(idAt(kids, '0,0', 'kid'));
  });
});
