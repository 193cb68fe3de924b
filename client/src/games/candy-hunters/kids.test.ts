import { describe, expect, it } from 'vitest';
import { seats } from './given';
import { kidColours } from './kids';

describe("kids' colours", () => {
  const colours = (...chosen: (string | null)[]) =>
    kidColours(chosen.map((color, seat) => ({ ...seats[0], seat, color }) as (typeof seats)[0]));

  it("are the players' own", () => {
    expect(colours('#b0154f', '#14705a')).toEqual(['#b0154f', '#14705a']);
  });

  it('differ even if players have chosen the same, or none', () => {
    expect(new Set(colours('#14705a', '#14705b', '#14705a', null)).size).toBe(4);
  });
});
