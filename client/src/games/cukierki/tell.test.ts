import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import { languages, seats } from './given';
import { linesOf, placeOf } from './history';
import { tell, tellMoment, tellReasons, tellWorth, tileName } from './tell';
import type { Candy } from './tiles';
import type { Join } from './view';

// The history has pictures, which ask for the settings of a browser.
vi.mock('../../browser/settings.svelte', () => ({ settings: {} }));

const placed: GameEvent = { type: 'placed', seat: 0, tile: 0, x: 3, y: -1, r: 2 };
const lemon: GameEvent = {
  type: 'completed',
  seat: 0,
  candy: 'L',
  tile: 4,
  x: 3,
  y: 0,
  r: 0,
  taken: true,
};
const lollipop: GameEvent = { ...lemon, candy: 'lollipop', taken: false };
const events: GameEvent[] = [
  placed,
  lemon,
  { ...lemon, taken: false },
  lollipop,
  { type: 'extra', seat: 0 },
  { type: 'stopped', seat: 0 },
  { type: 'passed', seat: 0, empty: false },
  { type: 'passed', seat: 0, empty: true },
  { type: 'built', seat: 0, tile: 4, x: 0, y: 1, r: 3, candies: 2 },
  { type: 'set-aside', seat: 0, tile: 4 },
  { type: 'advantage', seat: 0, kind: 'cookie', from: 1 },
  { type: 'ended', winners: [0, 1] },
];

describe('events in words', () => {
  for (const [language, t] of Object.entries(languages)) {
    it(`are whole sentences for everybody (${language})`, () => {
      for (const event of events) {
        for (const own of [null, 0, 1]) {
          const text = tell(event, t, seats, own);
          expect(text).toMatch(/^\p{Lu}.*[.!]$/u);
          expect(text).not.toMatch(/undefined|\{|\}/);
        }
      }
    });
  }

  it('call oneself you', () => {
    expect(tell(lemon, languages.en, seats, 0)).toBe('Lemon: you take the tile.');
    expect(tell(lemon, languages.en, seats, 1)).toBe('Lemon: Ola takes the tile.');
  });

  it('say nothing of what others draw', () => {
    const drawn = { type: 'drawn', seat: 1, count: 1, tiles: null };
    expect(tell(drawn, languages.en, seats, 0)).toBeNull();
  });

  it('stand in the history, the newest first, a placement in one line', () => {
    const lines = linesOf(
      [placed, lemon, lollipop, { type: 'extra', seat: 0 }],
      languages.en,
      seats,
      1,
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'A cookie! Ola may place one more tile.',
      'Ola takes 1 tile: lemon, lollipop.',
    ]);
    expect(lines[1]).toMatchObject({
      at: '3,-1',
      aside: 'column 4, 1 row above row 1',
      picture: { of: { tile: 0, r: 2 } },
    });
    expect(linesOf([placed, lollipop], languages.en, seats, 0)[0]?.text).toBe(
      'You make: lollipop.',
    );
  });
});

describe('places of the history', () => {
  it('are cells of the table or of a wall', () => {
    expect(placeOf('3,-1')).toEqual({ wall: null, x: 3, y: -1 });
    expect(placeOf('wall 2 -1,0')).toEqual({ wall: 2, x: -1, y: 0 });
    expect(placeOf('tile 7')).toBeNull();
  });

  it('of what was built are in the wall of whoever built it', () => {
    const built = { type: 'built', seat: 1, tile: 4, x: 0, y: 1, r: 3, candies: 2 };
    expect(linesOf([built], languages.en, seats, 0)[0]?.at).toBe('wall 1 0,1');
  });
});

describe('what a place brings', () => {
  const t = languages.en;
  const join = (candy: Join['candy'], points: number, taken = true): Join => ({
    candy,
    side: 0,
    taken,
    points,
  });

  it('is told in points, with reasons', () => {
    const worth = {
      joins: [join('lollipop', 3), join('cookie', 1)],
      brings: { points: 3, lost: 1, extra: true },
    };
    expect(tellWorth(worth, false, t)).toBe('+3 points');
    expect(tellReasons(worth, t)).toBe(
      'lollipop +3, cookie +1, one tile less in hand −1, then one more tile',
    );
  });

  it('is tiles for the wall in the advanced game, where only lollipops have points', () => {
    const worth = {
      joins: [join('L', 0), join('lollipop', 2, false)],
      brings: { points: 2, lost: 0, extra: false },
    };
    expect(tellWorth(worth, true, t)).toBe('+2 points, 1 tile for your wall');
    expect(tellReasons(worth, t)).toBe('lemon, lollipop +2');
    const none = { joins: [join('L', 0)], brings: { points: 0 } };
    expect(tellWorth(none, true, t)).toBe('1 tile for your wall');
  });

  it('counts golden tokens that the last tile of a wall wins', () => {
    const worth = {
      joins: [join('S', 1, false)],
      brings: { points: 5, most: ['S', 'M'] as Candy[] },
    };
    expect(tellReasons(worth, t)).toBe('strawberry +1, golden tokens: strawberry, mint +4');
  });
});

describe('moments', () => {
  const moment = (...all: GameEvent[]) => tellMoment(all, languages.en, seats, 0);

  it('are for lollipops, cookies and advantages', () => {
    expect(moment(placed, lemon)).toBeNull();
    expect(moment({ ...placed, points: 4 }, lollipop, lollipop)).toEqual({
      text: 'You: 2 lollipops, +4',
      special: true,
    });
    expect(moment(placed, lollipop)?.text).toBe('You: lollipop');
    expect(moment({ ...placed, seat: 1 }, lemon, { type: 'extra', seat: 1 })).toEqual({
      text: 'Marek: cookie, one more tile',
      special: false,
    });
    const theirs = { ...placed, seat: 1, points: 3 };
    expect(moment(theirs, lollipop, { type: 'extra', seat: 1 })?.text).toBe(
      'Marek: lollipop, +3 · cookie, one more tile',
    );
    const built = { type: 'built', seat: 1, tile: 4, x: 0, y: 1, r: 3, candies: 1, points: 3 };
    expect(moment(built, { type: 'advantage', seat: 1, kind: 'P', from: null })?.text).toBe(
      'Marek: golden token (marshmallow), +3',
    );
  });
});

it('a tile is told as it is turned', () => {
  expect(tileName(0, 1, languages.en)).toBe(
    'above top of a lollipop, right cookie, below lemon, left marshmallow',
  );
});
