import { expect, it } from 'vitest';
import en from '../i18n/messages.en.json';
import pl from '../i18n/messages.pl.json';
import uk from '../i18n/messages.uk.json';
import type { SeriesInfo } from '../net/protocol';
import { speak } from '../table/given';
import { gameOf, ranked, seriesTitle } from './series';

const series: SeriesInfo = {
  played: 2,
  games: 3,
  totals: [4, 9, 4, -1],
  treats: [0, 2, 1, 0],
  treatsLeft: 3,
  over: false,
  first: 3,
  winners: [],
};

it('ranks everybody, equals on the same place', () => {
  expect(ranked(series)).toEqual([
    { seat: 1, place: 1, total: 9, treats: 2 },
    { seat: 0, place: 2, total: 4, treats: 0 },
    { seat: 2, place: 2, total: 4, treats: 1 },
    { seat: 3, place: 4, total: -1, treats: 0 },
  ]);
  expect(ranked({ ...series, treats: null })[0]).toMatchObject({ treats: null });
});

it('says where a series stands, in every language', () => {
  const open = { ...series, games: null };
  expect(seriesTitle(series, speak('en', en))).toBe('After game 2 of 3');
  expect(seriesTitle(open, speak('en', en))).toBe('After game 2');
  expect(seriesTitle({ ...series, over: true }, speak('pl', pl))).toBe('Koniec serii');
  expect(gameOf(series, false, speak('en', en))).toBe('Game 3 of 3');
  expect(gameOf(series, true, speak('pl', pl))).toBe('Gra 2 z 3');
  expect(gameOf(open, false, speak('uk', uk))).toBe('Гра 3');
});
