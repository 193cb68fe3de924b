import { expect, it } from 'vitest';
import type { SeatInfo } from '../net/protocol';
import { tellReasons } from './reasons';
import type { Reason } from './tutor';

const seats = [{ name: 'Ola' }, { name: 'Jan' }] as SeatInfo[];
const t = (key: string, params = {}) => `${key} ${JSON.stringify(params)}`;
const tutor = {
  rectOf: () => null,
  nameOf: (where: string) => (where.includes(',') ? `at ${where}` : null),
  tell: ({ type }: Reason) => (type === 'cookie' ? 'a cookie!' : null),
};
const tell = (reasons: Reason[]) => tellReasons(reasons, { t, seats, own: 0, view: {}, tutor });

it('tells whose points they are, where, and how sure it is', () => {
  const where = ['1,2', 'tile 3', '1,2'];
  expect(tell([{ type: 'stops', seat: 1, points: 4, often: 0.5, where }])).toEqual([
    'tutor.reason.stops {"who":"other","name":"Jan","points":4,"sure":"maybe","where":"at 1,2"}',
  ]);
  expect(tell([{ type: 'gives', seat: 0, points: 1, often: 1, where: [] }])).toEqual([
    'tutor.reason.gives {"who":"you","name":"Ola","points":1,"sure":"yes","where":"none"}',
  ]);
});

it('compares points only where there is something to compare with', () => {
  const [alone = '', beside = ''] = tell([
    { type: 'more-points', points: 3, instead: null },
    { type: 'more-points', points: 3, instead: 1.5 },
  ]);
  expect(alone).toContain('"instead":"none"');
  expect(beside).toContain('tutor.number');
});

it('lets the game speak first, and leaves out what nobody has words for', () => {
  expect(tell([{ type: 'cookie' }, { type: 'unheard-of' }])).toEqual(['a cookie!']);
});

it('rounds what comes later, which nobody knows exactly', () => {
  expect(tell([{ type: 'later-on', points: 2.4 }])).toEqual(['tutor.reason.later-on {"points":2}']);
});
