import { expect, it } from 'vitest';
import { seatsOf } from './given';
import { linesWith, pictureLine } from './history';
import { told } from './told';

const t = String;
const seats = seatsOf('Ola', 'Momo');
const tell = ({ type }: { type: string }) => (type === 'silent' ? null : type);
const lines = linesWith(tell, { scored: 'right' });
const linesOf = (events: readonly { type: string }[]) => lines(events, t, seats, 0);

it('tells the newest first, and nothing of what has no words', () => {
  const events = [{ type: 'placed' }, { type: 'silent' }, { type: 'scored' }];
  expect(linesOf(events).map(({ text, kind }) => `${kind}: ${text}`)).toEqual([
    'right: scored',
    'note: placed',
  ]);
});

it('keeps who a line is while others come and go', () => {
  const [a, b, c] = [{ type: 'placed' }, { type: 'placed' }, { type: 'placed' }];
  const before = linesOf([a, b]).map(({ id }) => id);
  expect(new Set(before).size).toBe(2);
  const after = linesOf(told([a, b], { undone: 0, events: [c] })).map(({ id }) => id);
  expect(after.slice(1)).toEqual(before);
  const undone = linesOf(told([a, b, c], { undone: 1, events: [{ type: 'placed' }] }));
  expect(undone.map(({ id }) => id).slice(1)).toEqual(before);
  expect(undone[0]?.id).not.toBe(after[0]);
});

it('adds what a game has besides words: a picture, a place, an aside', () => {
  const Picture = (() => ({})) as unknown as Parameters<typeof pictureLine<number>>[0];
  const more = linesWith(tell, {}, () => ({
    at: '1,2',
    aside: 'column 1, row 2',
    picture: pictureLine(Picture, 7),
  }));
  expect(more([{ type: 'placed' }], t, seats, 0)[0]).toMatchObject({
    at: '1,2',
    aside: 'column 1, row 2',
    picture: { Picture, of: 7 },
  });
});
