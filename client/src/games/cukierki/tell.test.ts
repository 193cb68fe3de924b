import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import { languages, seats } from './given';
import { linesOf } from './history';
import { tell, tellMoment, tileName } from './tell';

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
          expect(text).toMatch(/[.!]$/);
          expect(text).not.toMatch(/undefined|\{|\}/);
        }
      }
    });
  }

  it('call oneself you', () => {
    expect(tell(lemon, languages.en, seats, 0)).toBe('lemon: you take the tile.');
    expect(tell(lemon, languages.en, seats, 1)).toBe('lemon: Ola takes the tile.');
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
    expect(linesOf([placed, lollipop], languages.en, seats, 0)[0]?.text).toBe(
      'You make: lollipop.',
    );
  });
});

describe('moments', () => {
  const moment = (...all: GameEvent[]) => tellMoment(all, languages.en, seats, 0);

  it('are for lollipops, cookies and advantages', () => {
    expect(moment(placed, lemon)).toBeNull();
    expect(moment(placed, lollipop, lollipop)).toEqual({ text: 'Lollipop! +4', special: true });
    expect(moment(lollipop, { type: 'extra', seat: 1 })).toEqual({
      text: 'Cookie! Marek may go on',
      special: false,
    });
  });
});

it('a tile is told as it is turned', () => {
  expect(tileName(0, 1, languages.en)).toBe(
    'above top of a lollipop, right cookie, below lemon, left marshmallow',
  );
});
