import { describe, expect, it } from 'vitest';
import type { Update } from '../../net/protocol';
import { languages, playerOf, seats, viewOf } from './given';
import { statusOf } from './status';
import type { CandyGhostsView, Pending } from './view';

const shown = (
  view: CandyGhostsView,
  toAct: Update['toAct'],
  actions: string[] = [],
  result: Update['result'] = null,
) => ({ view, toAct, actions, result });

const pendings: Pending[] = [
  { do: 'spawn', room: '0,1' },
  { do: 'respawn', who: 1, room: '0,1' },
  { do: 'respawn', who: 'onna', room: '0,1' },
  { do: 'put', who: 'g1', room: '0,1' },
  { do: 'possess', who: 'g1' },
  { do: 'ask', seat: 1, item: 'torch' },
  { do: 'bossy', seat: 1, ap: 4 },
  { do: 'ghost', who: 'g1', target: '1,1', steps: 3 },
];

describe('what the table waits for', () => {
  for (const [language, t] of Object.entries(languages)) {
    it(`has words for every decision, mine and others' (${language})`, () => {
      const views = [
        viewOf(),
        viewOf({ phase: 'choose', turn: null }),
        viewOf({ phase: 'ghosts', turn: null }),
        viewOf({ turn: { seat: 0, ap: 0, full: 4, captured: true, stage: 'final', refused: [] } }),
        viewOf({ ghosts: [{ id: 'g1', at: null, host: 0 }] }),
        viewOf({ players: [playerOf({ at: null, left: 1 }), playerOf()] }),
        viewOf({ boss: { name: 'pigin', met: true, at: '1,1', stored: 1, belly: [0] } }),
        ...pendings.map((pending) => viewOf({ pending: [pending] })),
      ];
      for (const view of views) {
        const mine = statusOf(shown(view, [0], ['end']), t, seats, 0);
        expect(mine.kind).toBe('mine');
        expect(mine.detail).not.toBe('');
        expect(statusOf(shown(view, [1]), t, seats, 0)).toMatchObject({ kind: 'calm', detail: '' });
        expect(statusOf(shown(view, 'chance'), t, seats, null).text).not.toBe('');
      }
    });
  }

  it('tells the asker that their wish is being thought about', () => {
    const view = viewOf({ pending: [{ do: 'ask', seat: 1, item: 'torch' }] });
    const text = statusOf(shown(view, [1]), languages.en, seats, 0).text;
    expect(text).toBe('Marek thinks about your wish: torch.');
  });

  it('speaks of oneself as you, also in a replay', () => {
    const text = (view: CandyGhostsView) => statusOf(shown(view, [0]), languages.en, seats, 0).text;
    expect(text(viewOf())).toBe('Your turn');
    expect(text(viewOf({ phase: 'ghosts', turn: null }))).toBe('You move the ghosts');
  });

  it('says who is moved by whom', () => {
    const view = viewOf({ pending: [{ do: 'bossy', seat: 0, ap: 4 }] });
    const text = (own: number | null) => statusOf(shown(view, [1]), languages.en, seats, own).text;
    expect(text(0)).toBe('Marek moves you around!');
    expect(text(null)).toBe('Marek moves Ola around.');
  });

  it('tells how it ended: together, or by points', () => {
    const over = (result: 'won' | 'lost', roles: boolean, winners: number[]) =>
      statusOf(
        shown(viewOf({ phase: 'over', result, options: { ...viewOf().options, roles } }), [], [], {
          scores: [3, 1],
          winners,
          sheet: {},
        }),
        languages.en,
        seats,
        0,
      );
    expect(over('won', false, [0, 1]).kind).toBe('right');
    expect(over('lost', false, []).kind).toBe('wrong');
    expect(over('lost', true, [0]).text).toBe('You have won with 3 points!');
  });
});
