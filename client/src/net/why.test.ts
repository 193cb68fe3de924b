import { beforeAll, expect, it, vi } from 'vitest';
import { loadMessages, setLanguage } from '../i18n/i18n.svelte';
import { ApiError } from './api';
import { whyFailed } from './why';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadMessages('i18n');
});

it('says what a refusal can mean where it was asked', async () => {
  await setLanguage('en');
  const conflict = new ApiError(409, { code: 'conflict' });
  expect(whyFailed(conflict, 'sit')).toContain('cannot sit down');
  expect(whyFailed(new ApiError(429, { code: 'too-many' }), 'open')).toContain('many tables');
  const gone = new ApiError(404, { code: 'not-found' });
  expect(whyFailed(gone, 'sit')).toBe(whyFailed(gone));
});

it.each([
  [0, undefined],
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [429, 'too-many'],
  [503, 'unavailable'],
  [500, 'internal'],
])(
  'there are words for %s %s in every language, other than that it failed',
  async (status, code) => {
    const said = new Set<string>();
    for (const language of ['en', 'pl', 'uk'] as const) {
      await setLanguage(language);
      const words = whyFailed(new ApiError(status, code ? { code } : {}));
      expect(words).not.toBe(whyFailed(new Error('?')));
      said.add(words);
    }
    expect(said.size).toBe(3);
  },
);
