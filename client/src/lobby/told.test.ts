import { expect, it } from 'vitest';
import en from '../i18n/messages.en.json';
import type { SeatInfo, TableInfo } from '../net/protocol';
import { speak } from '../table/given';
import { renamed, waitsFor, whereabouts } from './told';

const t = speak('en', en);
const seat = (kind: SeatInfo['kind'], online: boolean, name = 'Ola') =>
  ({ kind, online, name }) as SeatInfo;
const table = (gathering: boolean, ...seats: SeatInfo[]) => ({ gathering, seats }) as TableInfo;
const ola = seat('person', true);

it('says what everybody waits for', () => {
  const free = table(false, ola, seat('free', false));
  expect(waitsFor(free, t)).toBe('Waiting for 1 more player.');
  expect(waitsFor(table(false, ola, seat('bot', true)), t)).toBe('Everybody is here.');
  const away = table(false, ola, seat('person', false, 'Ben'), seat('person', false, 'Eva'));
  expect(waitsFor(away, t)).toBe('All seats are taken. Not at the table yet: Ben, Eva.');
});

it('says of a rematch that it begins by itself, and who is missing', () => {
  const rematch = table(true, ola, seat('person', false, 'Ben'));
  expect(waitsFor(rematch, t)).toBe('The next game begins as soon as Ben is here.');
  const two = table(true, seat('person', false, 'Ben'), seat('person', false, 'Eva'));
  expect(waitsFor(two, t)).toBe('The next game begins as soon as these are here: Ben, Eva.');
});

it('says where everybody is', () => {
  expect(whereabouts(ola, t)).toBe('Is here');
  expect(whereabouts(seat('person', false), t)).toBe('Is away');
  const lingering = { ...seat('person', false), lingers: true };
  expect(whereabouts(lingering, t)).toBe('Is still looking at the result');
});

it('tells who has another name at this table than in general', () => {
  const me = { name: 'Pingwin', color: '#c2185b', avatar: 'penguin' };
  const there = { ...seat('person', true, 'Пінгвін'), seat: 0, avatar: 'penguin' };
  const fox = { ...seat('person', true, 'Lis'), seat: 1, avatar: 'fox' };
  expect(renamed([there, fox], 1, me, t)).toBe(
    'Somebody like you was here already: at this table you are Lis.',
  );
  expect(renamed([fox], 1, me, t)).toBe('At this table you stay Lis.');
  expect(renamed([there, fox], 1, { ...me, name: 'Lis' }, t)).toBe('');
  expect(renamed([there, fox], null, me, t)).toBe('');
});
