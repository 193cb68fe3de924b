import { loadEngine } from '@picknmix/engine';
import { describe, expect, it } from 'vitest';
import type { Translate } from '../../i18n/i18n.svelte';
import type { Update } from '../../net/protocol';
import { languages, playerOf, seats, viewOf } from './given';
import { endOf, statusOf } from './status';
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

  it('tells when it was dawn that ended the night', () => {
    const { options } = viewOf();
    const lost = (round: number) =>
      endOf(viewOf({ phase: 'over', result: 'lost', round, options }));
    expect(lost(options.rounds)).toBe('lost');
    expect(lost(options.rounds + 1)).toBe('dawn');
    expect(endOf(viewOf({ phase: 'over', result: 'won' }))).toBe('escaped');
  });

  it('says what chance does, whether that is told as chance or, by a server, as nobody', () => {
    for (const pending of [
      { do: 'draw' },
      { do: 'roll', dice: 1, for: 'capture g1' },
    ] as Pending[]) {
      const view = viewOf({ pending: [pending] });
      const [chance, nobody] = (['chance', []] as Update['toAct'][]).map(
        (toAct) => statusOf(shown(view, toAct), languages.en, seats, 0).text,
      );
      expect(nobody).toBe(chance);
      expect(chance).toBe(
        pending.do === 'draw' ? 'A new atmosphere comes…' : 'The dice are rolling…',
      );
    }
  });

  it('names somebody wherever it wants a name, all through a game', async () => {
    const keys = new Set<string>();
    const careful: Translate = (key, params) => {
      keys.add(key);
      expect(Object.values(params ?? {}), key).not.toContain('');
      return languages.en(key, params);
    };
    for (const look of await playedGame()) {
      const toActs = look.toAct === 'chance' ? (['chance', []] as Update['toAct'][]) : [look.toAct];
      for (const toAct of toActs) {
        statusOf({ ...look, toAct }, careful, seats, look.viewer);
      }
    }
    expect(keys).toContain('candy-ghosts.status.other');
    expect(keys).toContain('candy-ghosts.status.leads');
    expect(keys).toContain('candy-ghosts.status.dice');
  }, 60_000);
});

type Look = Parameters<typeof statusOf>[0] & { viewer: number | null };

/** What both players and a spectator see after each action of a game of easy bots; it takes a while. */
async function playedGame(): Promise<Look[]> {
  const engine = await loadEngine('js');
  const ask = (question: object) => JSON.parse(engine.request(JSON.stringify(question)));
  const looks: Look[] = [];
  const options = { boss: 'onna', rounds: 3 };
  const seed = '1'.padStart(64, '0');
  let status = ask({ cmd: 'new', game: 'candy-ghosts', seats: 2, options, seed, first: 0 });
  for (let done = 0; !status.over; done++) {
    const viewers = [0, 1, 'spectator'].map((viewer) => ({
      ...ask({ cmd: 'look', viewer }),
      viewer: viewer === 'spectator' ? null : viewer,
    }));
    looks.push(...viewers);
    const seat = status.toAct === 'chance' ? 'chance' : status.toAct[0];
    const { action } =
      seat === 'chance' ? {} : ask({ cmd: 'best', seat, level: 'easy', iterations: 1, seed: done });
    status = ask({ cmd: 'apply', seat, action });
  }
  return looks;
}
