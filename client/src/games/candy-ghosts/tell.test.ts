import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import { languages, seats, viewOf } from './given';
import { linesOf } from './history';
import { tell, tellMoment } from './tell';

/** One of every kind. */
const events: GameEvent[] = [
  { type: 'chose', seat: 0, character: 'otto' },
  { type: 'turn', seat: 0, round: 1, ap: 4 },
  { type: 'stepped', seat: 0, at: '1,1' },
  { type: 'left', seat: 0 },
  { type: 'charges-lost', seat: 0 },
  { type: 'landed', seat: 0, at: '1,1' },
  { type: 'player-respawned', seat: 0, at: '1,9' },
  { type: 'freed', seat: 0 },
  { type: 'picked', seat: 0, item: 'vase', at: '1,1' },
  { type: 'dropped', seat: 0, item: 'vase', at: '1,1' },
  { type: 'used', seat: 0, item: 'fan', at: '1,1' },
  { type: 'removed', seat: 0, item: 'rug', at: '1,1' },
  { type: 'pushed', seat: 0, item: 'wardrobe', at: '1,1' },
  { type: 'pushed', seat: null, item: 'wardrobe', at: '1,1' },
  { type: 'smashed', seat: 0, item: 'vase', at: '1,1' },
  { type: 'flipped', seat: 0, item: 'vase', at: '1,1' },
  { type: 'flipped', seat: null, item: 'vase', at: '1,1' },
  { type: 'asked', item: 'torch', from: 1, to: 0 },
  { type: 'agreed', item: 'torch', from: 1, to: 0 },
  { type: 'refused', item: 'torch', from: 1, to: 0 },
  { type: 'given', item: 'torch', from: 1, to: 0 },
  { type: 'noise', at: '1,1' },
  { type: 'tries', seat: 0, action: 'capture g3' },
  { type: 'tries', seat: 0, action: 'attack onna' },
  { type: 'tries', seat: 0, action: 'throw vase 1,1' },
  { type: 'tries', seat: 0, action: 'give vase 1' },
  { type: 'special', seat: 0, special: 'sacrifice', action: 'special' },
  { type: 'rolled', seat: 0, dice: [5], success: true },
  { type: 'rolled', seat: 0, dice: [1, 2], success: false },
  { type: 'pointed', dice: [2, 3], room: '0,1' },
  { type: 'revealed', room: '0,1', card: 'r02', item: 'vase', at: '1,5' },
  { type: 'revealed', room: '0,1', card: 'r02', item: null, at: null },
  { type: 'atmosphere', card: 'moonlight', round: 2 },
  { type: 'blown-away', card: 'fog', round: 2 },
  { type: 'spawned', who: 'g3', at: 'room 0,2' },
  { type: 'put', who: 'g3', at: '1,1' },
  { type: 'ghost', who: 'g3', at: '1,1' },
  { type: 'jumped', who: 'pigin', at: '1,1' },
  { type: 'respawned', who: 'onna', at: '1,1' },
  { type: 'exploded', who: 'pigin', at: '1,1' },
  { type: 'consumed', who: 'g3' },
  { type: 'chased-away', who: 'onna' },
  { type: 'eaten', who: 'g3' },
  { type: 'possessed', who: 'g3', seat: 0 },
  { type: 'captured', who: 'g3', seat: 0 },
  { type: 'chased', who: 'onna', seat: 0 },
  { type: 'swallowed', who: 'pigin', seat: 0 },
  { type: 'ended', result: 'won', roles: null },
  { type: 'ended', result: 'lost', roles: ['vandal', 'traitor-1'] },
];

describe('events in words', () => {
  for (const [language, t] of Object.entries(languages)) {
    it(`are whole sentences for everybody (${language})`, () => {
      for (const event of events) {
        for (const own of [null, 0, 1]) {
          const text = tell(event, t, seats, own, viewOf());
          expect(text).toMatch(/^[\p{Lu}„“].*[.!]$/u);
          expect(text).not.toMatch(/undefined|null|\{|\}|candy-ghosts/);
        }
      }
    });
  }

  it('call oneself you, and places by their rooms', () => {
    const step = { type: 'stepped', seat: 0, at: '1,1' };
    expect(tell(step, languages.en, seats, 0, viewOf())).toBe('You go to the pantry.');
    expect(tell(step, languages.en, seats, 1, viewOf())).toBe('Ola goes to the pantry.');
    expect(tell({ ...step, at: 'exit' }, languages.en, seats, 1)).toBe('Ola goes to the Exit.');
  });

  it('say what the weather does, made of its effects', () => {
    const text = tell({ type: 'atmosphere', card: 'fog', round: 3 }, languages.en, seats, 0);
    expect(text).toMatch(/^Round 3: Fog\. /);
  });

  it('tell of a long way only where it leads', () => {
    const way = ['3,0', '3,1', '2,1'].map((at) => ({ type: 'stepped', seat: 0, at }));
    const lines = linesOf(() => viewOf())(way, languages.en, seats, 1);
    expect(lines.map(({ text }) => text)).toEqual(['Ola goes to the pantry.']);
  });

  it('say that somebody went through a wall, and show who', () => {
    const way = ['1,0', '1,1'].map((at) => ({ type: 'stepped', seat: 0, at }));
    const [line] = linesOf(() => viewOf())(way, languages.en, seats, 1);
    expect(line).toMatchObject({
      text: 'Ola goes through the wall to the pantry.',
      at: '1,1',
      aside: 'second row from the top, second from the left',
      picture: { of: { kind: 'character', word: 'otto' } },
    });
  });

  it('do not tell a special twice', () => {
    expect(
      tell({ type: 'tries', seat: 0, action: 'special g1' }, languages.en, seats, 0),
    ).toBeNull();
  });

  it('say who sends a ghost only where anyone may', () => {
    const sent = { type: 'sent', seat: 1, who: 'g3', target: '0' };
    const view = viewOf();
    const anyone = { ...view, options: { ...view.options, group: 'anyone' as const } };
    expect(tell(sent, languages.en, seats, 0, anyone)).toBe('Marek sends ghost 3.');
    expect(tell(sent, languages.en, seats, 0, view)).toBeNull();
  });

  it('have a moment in large for what matters', () => {
    expect(tellMoment([{ type: 'freed', seat: 1 }], languages.en, seats, 0)).toEqual({
      text: 'Marek is free of the ghost!',
      special: false,
    });
    expect(tellMoment([{ type: 'turn', seat: 1 }], languages.en, seats, 0)).toBeNull();
  });
});
