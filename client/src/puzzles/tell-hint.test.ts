import { expect, it } from 'vitest';
import candyEn from '../games/candy-hunters/messages.en.json';
import candyPl from '../games/candy-hunters/messages.pl.json';
import candyUk from '../games/candy-hunters/messages.uk.json';
import { speak } from '../table/given';
import type { Hint } from './hints.svelte';
import en from './messages.en.json';
import pl from './messages.pl.json';
import uk from './messages.uk.json';
import { speakHint, tellHint } from './tell-hint';

const languages = [
  speak('en', { ...en, ...candyEn }),
  speak('pl', { ...pl, ...candyPl }),
  speak('uk', { ...uk, ...candyUk }),
];
const hints: Hint[] = [
  { kind: 'thinking', part: 0, back: 0 },
  { kind: 'thinking', part: 0.5, back: 3 },
  { kind: 'possible' },
  { kind: 'pattern', card: 'P05' },
  { kind: 'action', action: 'build R 2,-1' },
  { kind: 'impossible', back: 1 },
  { kind: 'impossible', back: 5 },
  { kind: 'hopeless' },
  { kind: 'unknown' },
  { kind: 'failed' },
];

it('has words for every hint in every language', () => {
  for (const t of languages) {
    for (const hint of hints) {
      expect(tellHint(hint, t)).toMatch(/^[^{}]{5,}$/);
      expect(tellHint(hint, t)).not.toContain('puzzles.');
    }
  }
});

const town = { buildings: { '0,0': 'R' as const, '1,0': 'B' as const } };

it('says where something is to be done, counted from where the town begins', () => {
  const [t] = languages;
  if (!t) return;
  expect(speakHint({ kind: 'action', action: 'build R 2,-1' }, town, t)).toBe(
    'Build a red house on the lit place. row 1, column 4',
  );
});

it('describes a pattern to those who do not see it', () => {
  const [t] = languages;
  if (t)
    expect(speakHint({ kind: 'pattern', card: 'P05' }, town, t)).toContain(
      'blue, red; yellow, green',
    );
});
