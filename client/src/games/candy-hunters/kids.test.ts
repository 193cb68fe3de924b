import { describe, expect, it } from 'vitest';
import { seats } from './given';
import { distinct } from './kids';

describe("players' colours", () => {
  const colours = (...chosen: (string | null)[]) =>
    distinct(chosen.map((color, seat) => ({ ...seats[0], seat, color }) as (typeof seats)[0])).map(
      ({ color }) => color,
    );

  it("are the players' own", () => {
    expect(colours('#b0154f', '#14705a')).toEqual(['#b0154f', '#14705a']);
  });

  it('differ even if players have chosen the same, or none', () => {
    expect(new Set(colours('#14705a', '#14705b', '#14705a', null)).size).toBe(4);
  });

  it('are chosen by people before bots', () => {
    const [ola] = seats;
    const bot = { ...ola, seat: 0, kind: 'bot', color: '#14705a' } as (typeof seats)[0];
    const person = { ...ola, seat: 1, kind: 'person', color: '#14705b' } as (typeof seats)[0];
    const [first, second] = distinct([bot, person]);
    expect(second?.color).toBe('#14705b');
    expect(first?.color).not.toBe('#14705a');
  });
});
