import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/** The page's languages, and browsers that prefer them. */
export const languages = { en: 'en-GB', pl: 'pl-PL', uk: 'uk-UA' };

/** What the page should say: the messages of a folder of client/src. */
export const wordsFor = (area, language) =>
  JSON.parse(
    readFileSync(
      new URL(`../../client/src/${area}/messages.${language}.json`, import.meta.url),
      'utf8',
    ),
  );

/** Whatever a reader or a screen reader gets to know. */
export function wordsOf({ page }) {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')];
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    return [
      document.title,
      document.body.innerText,
      ...names.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ].join('\n');
  });
}

/** No key without its message, nothing unfinished. */
export function checkWords(words, where) {
  const keys = words.match(/(?<=^|\s)[a-z][a-z-]*(\.[a-z][a-z0-9-]*)+(?=\s|$)/gm) ?? [];
  assert.deepEqual(keys, [], `keys instead of words on ${where}`);
  assert.ok(!/[{}]|undefined|NaN|\[object/.test(words), `raw text on ${where}: ${words}`);
}

/** Changes somebody's language, as if they did it in another tab. */
export async function speak({ page }, language) {
  await page.evaluate((language) => {
    const before = localStorage.getItem('settings');
    const settings = JSON.stringify({ ...JSON.parse(before ?? '{}'), language });
    localStorage.setItem('settings', settings);
    dispatchEvent(
      new StorageEvent('storage', {
        key: 'settings',
        oldValue: before,
        newValue: settings,
        storageArea: localStorage,
      }),
    );
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor();
}
