import { expect, it, vi } from 'vitest';
import { updateOf } from '../match/given';
import type { Match } from '../match/match';
import type { GameEvent, SeatInfo } from '../net/protocol';
import { whenOf } from '../review/when';
import { tellReasons } from '../tutor/reasons';
import { tellDeed } from '../tutor/tell-events';
import type { GameTutor, Reason } from '../tutor/tutor';
import {
  languages as candyGhosts,
  viewOf as houseOf,
  seats as houseSeats,
} from './candy-ghosts/given';
import { languages as candyHunters, viewOf as townOf } from './candy-hunters/given';
import { languages as cukierki } from './cukierki/given';

vi.setConfig({ testTimeout: 60_000 });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));

const tutors = import.meta.glob<GameTutor>('./*/tutor.ts', { import: 'default' });
const seats = [{ name: 'Ola' }, { name: 'Jan' }] as SeatInfo[];
const t = (key: string) => key;

/** The reasons that the engine has for each game beside those for all. */
const reasons: Record<string, Reason[]> = {
  cukierki: [
    { type: 'cookie', where: ['1,2'] },
    { type: 'lollipop', count: 2 },
    { type: 'advantage', kind: 'S', from: null },
    { type: 'advantage', kind: 'S', from: 1 },
    { type: 'fits', count: 1 },
    { type: 'wastes-cookie', tile: 7 },
  ],
  'candy-hunters': [
    { type: 'pattern', card: 'P07', points: 3, where: ['0,1'] },
    { type: 'fewer-scares', count: 1, where: ['0,1'] },
    { type: 'kid-home', colour: 'R', where: ['0,1'] },
    { type: 'others-candy', seat: 1, where: ['0,1'] },
    { type: 'ghost-stops', seat: 1, where: ['0,1'], colour: 'G', points: 4, often: 0.5 },
    { type: 'ready', card: 'P07', often: 1 },
  ],
  'candy-ghosts': [
    { type: 'safer', seat: 0, danger: 'possessed', who: 'g2', chance: 0.1, instead: 0.5 },
    { type: 'frees', seat: 0, chance: 0.5, instead: 0.1 },
    { type: 'captures', chance: 0.5, instead: 0 },
    { type: 'out', seat: 1, chance: 0.5, instead: 0 },
    { type: 'nearer', steps: 2.4 },
    { type: 'takes', item: 'vase', where: ['0,1'] },
    { type: 'later-on', points: 1.2 },
  ],
};

it.each(Object.entries(reasons))('%s has words for all its reasons', async (game, all) => {
  const tutor = await tutors[`./${game}/tutor.ts`]?.();
  if (!tutor) throw new Error(`${game} has no tutor`);
  const told = tellReasons(all, { t, seats, own: 0, view: {}, tutor });
  expect(told).toEqual(all.map(({ type }) => `${game}.reason.${type}`));
});

it.each([
  ['cukierki', 'place 7 3,-1 r2', ['3,-1']],
  ['cukierki', 'wall 7 3,-1 r2', []],
  ['cukierki', 'pass', []],
  ['candy-hunters', 'build R 0,-2', ['0,-2']],
  ['candy-hunters', 'ghost 1,2 1,1', ['1,1']],
  ['candy-hunters', 'kid 1,2', ['1,2']],
  ['candy-hunters', 'stay', []],
  ['candy-ghosts', 'step 2,0', ['2,0']],
  ['candy-ghosts', 'ghost g2 room 0,3', ['room 0,3']],
  ['candy-ghosts', 'capture g3', []],
])('%s marks where %s is', async (game, action, places) => {
  const tutor = await tutors[`./${game}/tutor.ts`]?.();
  expect(tutor?.placesOf?.(action)).toEqual(places);
});

const directed = (view: unknown) =>
  ({ seat: 0, table: { seats: houseSeats }, update: updateOf(1, { view }) }) as unknown as Match;

it.each([
  ['cukierki', '3,-1', {}, cukierki.en, 'column 4, 1 row above row 1'],
  [
    'cukierki',
    'tile 7',
    {},
    cukierki.en,
    'above cookie, right top of a lollipop, below strawberry, left marshmallow',
  ],
  ['candy-hunters', '0,0', townOf(), candyHunters.en, 'the red house, row 2, column 2'],
  ['candy-hunters', '2,2', townOf(), candyHunters.en, 'row 4, column 4'],
  ['candy-hunters', 'P07', townOf(), candyHunters.en, 'Square'],
  ['candy-ghosts', '2,0', houseOf(), candyGhosts.en, 'the pantry, top row, second from the right'],
  ['candy-ghosts', 'room 0,3', houseOf(), candyGhosts.en, 'dark room number 4 from Start'],
  ['candy-ghosts', 'g2', houseOf(), candyGhosts.en, 'ghost 2'],
  ['candy-ghosts', 'onna', houseOf(), candyGhosts.en, 'Onna'],
  ['candy-ghosts', 'seat 1', houseOf(), candyGhosts.en, 'Marek, Start'],
])('%s tells who does not see the table where %s is', async (game, where, view, en, told) => {
  const tutor = (await tutors[`./${game}/tutor.ts`]?.()) as GameTutor;
  expect(tutor.directions?.(where, en, directed(view))).toBe(told);
});

/** Actions, with what the engine tells of them, that need no words at the table. */
const quiet: Record<string, [string, GameEvent[]][]> = {
  'candy-hunters': [
    ['stay', [{ type: 'stayed', seat: 0 }]],
    ['skip', [{ type: 'skipped', seat: 0 }]],
    ['keep', [{ type: 'kept', seat: 0 }]],
  ],
  'candy-ghosts': [
    ['end', []],
    ['stop', []],
    ['target g2 1', [{ type: 'sent', seat: 0, who: 'g2', target: '1' }]],
    ['target g2 noise', [{ type: 'sent', seat: 0, who: 'g2', target: 'noise' }]],
    ['target pigin g4', [{ type: 'sent', seat: 0, who: 'pigin', target: 'g4' }]],
  ],
};

it.each(Object.keys(quiet))(
  '%s: who looks back is told what was done, whatever it was',
  async (game) => {
    const tutor = await tutors[`./${game}/tutor.ts`]?.();
    if (!tutor) throw new Error(`${game} has no tutor`);
    const listener = { t, seats, own: 0, view: { buildings: {} }, tutor };
    for (const [action, events] of quiet[game] ?? []) {
      const told = tellDeed(events, () => null, listener, { seat: 0, action });
      expect(told, action).not.toBe('tutor.pass');
      expect(told, action).not.toBe('');
    }
  },
);

it.each(Object.keys(reasons))('%s names moments by its own time', async (game) => {
  const tutor = (await tutors[`./${game}/tutor.ts`]?.()) as GameTutor;
  const moment = { turn: 5, time: { round: 2, phase: 'ghosts' } };
  expect(whenOf(moment, tutor, t)).toContain(`${game}.tutor.time`);
  expect(whenOf({ turn: 5 }, tutor, t)).toBe('review.turn');
});
