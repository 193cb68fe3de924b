import { expect, it, vi } from 'vitest';
import { scored, seats } from '../games/candy-hunters/given';
import candyEn from '../games/candy-hunters/messages.en.json';
import candyPl from '../games/candy-hunters/messages.pl.json';
import candyUk from '../games/candy-hunters/messages.uk.json';
import { speak } from '../table/given';
import tutorEn from '../tutor/messages.en.json';
import tutorPl from '../tutor/messages.pl.json';
import tutorUk from '../tutor/messages.uk.json';
import type { Hint } from './hints.svelte';
import en from './messages.en.json';
import pl from './messages.pl.json';
import uk from './messages.uk.json';
import { speakHint, tellHint } from './tell-hint';

vi.mock('../browser/settings.svelte', () => ({ settings: {} }));

const town = { buildings: { '0,0': 'R' as const, '1,0': 'B' as const } };
const built = { type: 'built', seat: 0, at: '2,-1', colour: 'R' };
const languages = [
  speak('en', { ...en, ...candyEn, ...tutorEn }),
  speak('pl', { ...pl, ...candyPl, ...tutorPl }),
  speak('uk', { ...uk, ...candyUk, ...tutorUk }),
];
const hints: Hint[] = [
  { kind: 'thinking', part: 0, back: 0 },
  { kind: 'thinking', part: 0.5, back: 3 },
  { kind: 'possible' },
  { kind: 'pattern', card: 'P05' },
  { kind: 'action', action: 'build R 2,-1', events: [built] },
  { kind: 'action', action: 'stay', events: [{ type: 'stayed', seat: 0 }] },
  { kind: 'action', action: 'skip', events: [{ type: 'skipped', seat: 0 }] },
  { kind: 'impossible', back: 1 },
  { kind: 'impossible', back: 5 },
  { kind: 'hopeless' },
  { kind: 'unknown' },
  { kind: 'failed' },
];

it('has words for every hint in every language', () => {
  for (const t of languages) {
    for (const hint of hints) {
      const said = tellHint(hint, { t, seats, town });
      expect(said).toMatch(/^[^{}]{5,}$/);
      expect(said).not.toMatch(/puzzles\.|tutor\./);
    }
  }
});

it('says where something is to be done, counted from where the town begins', () => {
  const [t] = languages;
  if (!t) return;
  const hint = { kind: 'action', action: 'build R 2,-1', events: [built] } as const;
  expect(speakHint(hint, { t, seats, town })).toBe('I would build a red house. row 1, column 4');
});

it('says all that a pattern brings', () => {
  const [t] = languages;
  if (!t) return;
  const hint = { kind: 'action', action: 'score P07 0,0 r1', events: [scored] } as const;
  expect(tellHint(hint, { t, seats, town })).toBe(
    'I would score a square: +2, scare\u00a0−1, together +1. Marek gets a blue candy: +2.',
  );
});

it('describes a pattern to those who do not see it', () => {
  const [t] = languages;
  if (t)
    expect(speakHint({ kind: 'pattern', card: 'P05' }, { t, seats, town })).toContain(
      'blue, red; yellow, green',
    );
});
