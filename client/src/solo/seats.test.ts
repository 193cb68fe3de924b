import { expect, it } from 'vitest';
import { colors } from '../player/player.svelte';
import { seatsOf } from './seats';

const bots = Array.from({ length: 5 }, () => 'easy' as const);

it('seats nobody who could be taken for another', () => {
  for (const color of colors) {
    for (const avatar of ['toffee', 'licorice', 'bonbon', 'fox']) {
      const seats = seatsOf({ player: { name: 'Momo', color, avatar }, bots });
      for (const trait of ['name', 'color', 'avatar'] as const) {
        const all = seats.map((seat) => seat[trait]);
        expect(new Set(all).size, all.join()).toBe(seats.length);
      }
    }
  }
});

it('gives the bots colours of the palette', () => {
  const seats = seatsOf({ player: { name: 'Ola', color: '#123456', avatar: 'fox' }, bots });
  for (const { color } of seats.slice(1)) expect(colors).toContain(color);
});
