import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import { sentences } from '../../replay/words';
import { tellDeed } from '../../tutor/tell-events';
import { languages, seats } from './given';
import { linesOf, placeOf, spoken } from './history';
import { tell, tellMoment, tellReasons, tellSpot, tellWorth, tileName } from './tell';
import type { Candy } from './tiles';
import tutor from './tutor';
import type { Join, Worth } from './view';

// The history has pictures, which ask for the settings of a browser.
vi.mock('../../browser/settings.svelte', () => ({ settings: {} }));

const join = (candy: Join['candy'], points: number, taken = true): Join => ({
  candy,
  side: 0,
  taken,
  points,
});
const place = { seat: 0, tile: 0, x: 3, y: -1, r: 2 };
const placed: GameEvent = {
  type: 'placed',
  ...place,
  joins: [join('S', 1), join('cookie', 1)],
  brings: { points: 2, lost: 0, extra: true },
};
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
const whole: GameEvent = {
  ...placed,
  joins: [join('lollipop', 2, false)],
  brings: { points: 2, lost: 0, extra: false },
};
const built: GameEvent = {
  type: 'built',
  seat: 0,
  tile: 4,
  x: 0,
  y: 1,
  r: 3,
  candies: 1,
  joins: [join('S', 1, false)],
  brings: { points: 3, most: ['S'] },
};
const events: GameEvent[] = [
  placed,
  whole,
  { type: 'stopped', seat: 0 },
  { type: 'passed', seat: 0, empty: false },
  { type: 'passed', seat: 0, empty: true },
  built,
  { ...built, joins: [], brings: { points: 0, most: [] } },
  { type: 'set-aside', seat: 0, tile: 4, brings: { points: 2, most: ['M'] } },
  { type: 'set-aside', seat: 0, tile: 4, brings: { points: 0, most: [] } },
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
    expect(tell(whole, languages.en, seats, 0)).toBe('You make: lollipop +2.');
    expect(tell(whole, languages.en, seats, 1)).toBe('Ola makes: lollipop +2.');
  });

  it('say nothing of what others draw', () => {
    const drawn = { type: 'drawn', seat: 1, count: 1, tiles: null };
    expect(tell(drawn, languages.en, seats, 0)).toBeNull();
  });

  it('tell a move in one sentence, in the words of its button, wherever it is told', () => {
    const t = languages.en;
    const move = [placed, lemon, { type: 'extra', seat: 0 }];
    const said = 'You take 2 tiles: strawberry +1, cookie +1, then one more tile.';
    expect(said).toContain(tellReasons(placed as unknown as Worth, t));
    expect(linesOf(move, t, seats, 0).map(({ text }) => text)).toEqual([said]);
    expect(tellDeed(move, tell, { t, seats, own: 0, view: null, tutor })).toBe(said);
    const replayed = { frames: [{ events: move, race: null }], table: { seats }, seat: 0 };
    expect(sentences(replayed as never, 0, tell, t)).toBe(said);
    expect(move.map((event) => spoken(event, t, seats, 0)).filter(Boolean)).toEqual([
      `${said} Column 4, 1 row above row 1.`,
    ]);
    const wall = [built, { type: 'advantage', seat: 0, kind: 'S', from: 1 }];
    expect(linesOf(wall, t, seats, 1).map(({ text }) => text)).toEqual([
      'Ola adds a tile to the wall: strawberry +1, golden token: strawberry +2.',
    ]);
  });

  it('of a server that is older than the page tell what they can', () => {
    const { joins: _, brings: __, ...bare } = placed as GameEvent & Record<string, unknown>;
    expect(tell(bare as GameEvent, languages.en, seats, 0)).toContain('You make');
    expect(tell({ type: 'set-aside', seat: 0, tile: 4 }, languages.en, seats, 0)).toBe(
      'You set a tile aside.',
    );
  });

  it('have a place and a picture in the history', () => {
    expect(linesOf([placed], languages.en, seats, 1)[0]).toMatchObject({
      at: '3,-1',
      aside: 'column 4, 1 row above row 1',
      picture: { of: { tile: 0, r: 2 } },
    });
  });
});

describe('places of the history', () => {
  it('are cells of the table or of a wall', () => {
    expect(placeOf('3,-1')).toEqual({ wall: null, x: 3, y: -1 });
    expect(placeOf('wall 2 -1,0')).toEqual({ wall: 2, x: -1, y: 0 });
    expect(placeOf('tile 7')).toBeNull();
  });

  it('of what was built are in the wall of whoever built it', () => {
    expect(linesOf([{ ...built, seat: 1 }], languages.en, seats, 0)[0]?.at).toBe('wall 1 0,1');
  });
});

describe('what a place brings', () => {
  const t = languages.en;
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

it('a place says what the tile would bring if it were turned, where that is more', () => {
  const way = (r: number) => ({ action: `place 0 1,0 r${r}`, tile: 0, x: 1, y: 0, r });
  const worthOf = ({ r }: { r: number }) => ({
    joins: Array.from({ length: r + 1 }, () => join('S', 1)),
    brings: { points: r + 1 },
  });
  const table = { isAdvanced: false, worthOf, betterOf: () => way(1) };
  const spot = { x: 1, y: 0, ways: [way(0), way(1)] };
  expect(tellSpot({ ...spot, now: null }, table, languages.en)).toBe(
    'column 2, row 1: fits if you turn it, +2 points: strawberry +1, strawberry +1',
  );
  expect(tellSpot({ ...spot, now: way(0) }, table, languages.en)).toBe(
    'column 2, row 1: +1 point: strawberry +1. Turned +2 points: strawberry +1, strawberry +1',
  );
  const best = { ...table, betterOf: () => null };
  expect(tellSpot({ ...spot, now: way(0) }, best, languages.en)).toBe(
    'column 2, row 1: +1 point: strawberry +1',
  );
});

describe('moments', () => {
  const moment = (...all: GameEvent[]) => tellMoment(all, languages.en, seats, 0);

  it('are for lollipops, cookies and advantages', () => {
    const bringing = (points: number) => ({ ...placed, brings: { points } });
    expect(moment(placed, lemon)).toBeNull();
    expect(moment(bringing(4), lollipop, lollipop)).toEqual({
      text: 'You: 2 lollipops, +4',
      special: true,
    });
    expect(moment({ ...placed, seat: 1 }, lemon, { type: 'extra', seat: 1 })).toEqual({
      text: 'Marek: cookie, one more tile',
      special: false,
    });
    const theirs = { ...bringing(3), seat: 1 };
    expect(moment(theirs, lollipop, { type: 'extra', seat: 1 })?.text).toBe(
      'Marek: lollipop, +3 · cookie, one more tile',
    );
    const won = { type: 'advantage', seat: 1, kind: 'P', from: null };
    expect(moment({ ...built, seat: 1 }, won)?.text).toBe('Marek: golden token (marshmallow), +3');
  });
});

it('a tile is told as it is turned', () => {
  expect(tileName(0, 1, languages.en)).toBe(
    'above top of a lollipop, right cookie, below lemon, left marshmallow',
  );
});
