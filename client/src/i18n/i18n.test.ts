import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type I18n = typeof import('./i18n.svelte');

/** The names of games come when the test says so, or not at all. */
const waiting = new Map<string, { come: () => void; fail: () => void }>();

type Names = { default: Record<string, string> };

function later(language: string): () => Promise<Names> {
  let answer: Promise<Names> | undefined;
  return () => {
    answer ??= new Promise((resolve, reject) => {
      const names = { default: { 'candy-match.name': `name in ${language}` } };
      waiting.set(language, {
        come: () => resolve(names),
        fail: () => reject(new Error('no network')),
      });
    });
    return answer;
  };
}

vi.setConfig({ testTimeout: 60_000 });

const asked = (language: string) =>
  vi.waitFor(() => expect(waiting.has(language)).toBe(true), { timeout: 30_000 });

let i18n: I18n;
let page: { lang: string };

/** The names of games in that language have been asked for, and come. */
async function come(language: string) {
  await asked(language);
  waiting.get(language)?.come();
  waiting.delete(language);
}

beforeEach(async () => {
  vi.resetModules();
  waiting.clear();
  for (const language of ['en', 'pl', 'uk']) {
    vi.doMock(`virtual:game-names/${language}`, later(language));
  }
  page = { lang: 'en' };
  vi.stubGlobal('document', { documentElement: page });
  i18n = await import('./i18n.svelte');
  await i18n.loadMessages('i18n');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const shown = () => [i18n.language(), i18n.t('table.retry'), i18n.t('candy-match.name'), page.lang];
const inEnglish = ['en', 'Try again', 'name in en', 'en'];
const inPolish = ['pl', 'Spróbuj ponownie', 'name in pl', 'pl'];

it('changes the language only when all words of it are there', async () => {
  const loading = i18n.loadMessages('games');
  await come('en');
  await loading;
  expect(shown()).toEqual(inEnglish);
  const changing = i18n.setLanguage('pl');
  await asked('pl');
  expect(shown()).toEqual(inEnglish);
  await come('pl');
  await changing;
  expect(shown()).toEqual(inPolish);
});

it('words that come late are not those of the language of before', async () => {
  const loading = i18n.loadMessages('games');
  await asked('en');
  const changing = i18n.setLanguage('pl');
  await come('pl');
  await come('en');
  await Promise.all([loading, changing]);
  expect(shown()).toEqual(inPolish);
});

it('of two languages the one that was asked for last is shown, whichever comes first', async () => {
  const loading = i18n.loadMessages('games');
  await come('en');
  await loading;
  const first = i18n.setLanguage('uk');
  await asked('uk');
  const second = i18n.setLanguage('pl');
  await come('pl');
  await second;
  await come('uk');
  await first;
  expect(shown()).toEqual(inPolish);
});

it('stays as it is where the words of another language cannot be had', async () => {
  const loading = i18n.loadMessages('games');
  await come('en');
  await loading;
  const changing = i18n.setLanguage('uk');
  await asked('uk');
  waiting.get('uk')?.fail();
  await expect(changing).rejects.toThrow();
  expect(shown()).toEqual(inEnglish);
  await i18n.loadMessages('i18n');
  expect(shown()).toEqual(inEnglish);
});

it('what cannot be had is missed by those who asked for it, and by nobody else', async () => {
  const failing = i18n.loadMessages('games');
  await asked('en');
  const other = i18n.loadMessages('puzzles');
  waiting.get('en')?.fail();
  await expect(failing).rejects.toThrow();
  await other;
  expect(i18n.has('puzzles.unknown')).toBe(true);
});
