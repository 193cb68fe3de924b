import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import { withLatest } from '../../table/status';
import { tellDeed } from '../../tutor/tell-events';
import { type Fit, fitsOf } from './fits';
import { scored as given, languages, seats, viewOf } from './given';
import { linesOf } from './history';
import { tellMoment, tellOutcome } from './scored';
import { tell } from './tell';
import tutor from './tutor';
import type { Outcome } from './view';

vi.mock('../../browser/settings.svelte', () => ({ settings: {} }));

const scored: GameEvent = {
  ...given,
  taken: [
    { seat: 0, at: '0,0', colour: 'B', points: 2 },
    { seat: 1, at: '1,0', colour: 'R', points: 1 },
    { seat: 0, at: '0,1', colour: 'B', points: 1 },
  ],
};

const view = viewOf({});

/** Numbers stay beside their words. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a scoring', () => {
  it('is told with the same numbers over the board, in the banner and in the history', () => {
    const moment = tellMoment([scored], languages.en, seats, 1)?.text;
    const brief = 'Ola: square +2, candies +3, scare −1 = +4 · You: candy +1';
    expect(plain(moment)).toBe(brief);
    const lines = linesOf(() => view)([scored], languages.en, seats, 1);
    expect(plain(lines[0]?.text)).toBe(
      'Ola scores a square: +2, blue candy +2, blue candy +1, scare −1, together +4. You get a red candy: +1.',
    );
    const calm = { kind: 'calm', text: 'Ola may exchange a card', detail: '' } as const;
    expect(withLatest(calm, lines)?.detail).toBe(moment);
  });

  it('is told in the banner before it is done as when it is done', () => {
    const { taken, scary } = scored as unknown as Outcome;
    const lies = { card: 'P07', at: '0,0', r: 1, missing: [], taken, scary, points: 4 };
    const [fit] = fitsOf({ fits: [lies], near: [] }, 0) as [Fit];
    const before = tellOutcome(fit, 0, languages.en, seats);
    expect(plain(before)).toBe('You: square +2, candies +3, scare −1 = +4 · Marek: candy +1');
    expect(tellMoment([scored], languages.en, seats, 0)?.text).toBe(before);
  });

  it('of a card alone needs no sum', () => {
    const alone = { ...scored, taken: [], scary: [] };
    expect(plain(tellMoment([alone], languages.pl, seats, 1)?.text)).toBe('Ola: kwadrat +2');
    expect(linesOf(() => view)([alone], languages.pl, seats, 0)[0]?.text).toBe(
      'Zdobywasz kwadrat: +2.',
    );
  });

  it('is told with the same numbers before it is done, in a hint or a review', () => {
    const to = { t: languages.en, seats, own: 1, view, tutor };
    expect(plain(tellDeed([scored], tell, to))).toContain('blue candy +2, blue candy +1');
  });

  it('is all that has a moment', () => {
    expect(tellMoment([], languages.en, seats, 0)).toBeNull();
  });
});
