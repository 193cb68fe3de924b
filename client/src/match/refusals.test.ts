import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages, setLanguage, t } from '../i18n/i18n.svelte';
import type { Reply } from '../net/protocol';
import type { Match } from './match';
import { Refusals, whyRefused } from './refusals.svelte';

const reply = (outcome: Reply['outcome'], code?: string, message = 'in English'): Reply => ({
  type: 'reply',
  id: '1',
  outcome,
  seq: 1,
  error: code ? { code, message } : null,
  race: null,
});

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadMessages('i18n');
});

beforeEach(() => setLanguage('en'));

// The kernel's codes (Refused), the tables' (Problem), and the socket's own.
const codes = [
  ...['bad-json', 'unknown-command', 'bad-request', 'no-game', 'bad-state', 'over', 'bad-action'],
  ...['not-your-turn', 'illegal-action', 'internal', 'forbidden', 'not-found', 'conflict'],
  ...['too-many', 'unavailable'],
];

it.each(codes)('there are words for %s in every language', async (code) => {
  const said = new Set<string | null>();
  for (const language of ['en', 'pl', 'uk'] as const) {
    await setLanguage(language);
    said.add(whyRefused(reply('refused', code)));
  }
  expect(said.size).toBe(3);
  for (const words of said) expect(words).toMatch(/ .*[.!]$/);
});

it('the reason that the rules give is told to those who read it', async () => {
  const refused = reply('refused', 'illegal-action', 'CK-12a: a tile must touch another');
  expect(whyRefused(refused)).toMatch(/\(a tile must touch another\)$/);
  await setLanguage('pl');
  expect(whyRefused(refused)).toBe(t('refused.illegal-action'));
});

it('nobody is told of what was done, or of a table that was left', () => {
  for (const other of [reply('applied'), reply('too-late'), reply('refused', 'closed')]) {
    expect(whyRefused(other)).toBeNull();
  }
});

it('is shown for some seconds, and no longer than until something works', () => {
  vi.useFakeTimers();
  const match = { reply: null as Reply | null };
  const refusals = new Refusals(() => match as Match);
  const decide = (decided: Reply) => {
    match.reply = decided;
    refusals.hear();
  };
  decide(reply('refused', 'not-your-turn'));
  refusals.hear();
  expect(refusals.now).toBe(t('refused.not-your-turn'));
  vi.advanceTimersByTime(5_000);
  decide(reply('refused', 'over'));
  vi.advanceTimersByTime(5_000);
  expect(refusals.now).toBe(t('refused.over'));
  vi.advanceTimersByTime(2_000);
  expect(refusals.now).toBeNull();
  decide(reply('refused', 'over'));
  decide(reply('applied'));
  expect(refusals.now).toBeNull();
  vi.useRealTimers();
});
