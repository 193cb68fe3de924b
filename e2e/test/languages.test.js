import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { CandyMatch } from '../lib/candy-match.js';
import { shoot } from '../lib/look.js';
import { scene } from '../lib/people.js';

const LANGUAGES = { en: 'en-GB', pl: 'pl-PL', uk: 'uk-UA' };
const PAGES = { home: '/', new: '/new', how: '/how/candy-match', settings: '/settings' };

const messagesOf = (area, language) =>
  JSON.parse(
    readFileSync(
      new URL(`../../client/src/${area}/messages.${language}.json`, import.meta.url),
      'utf8',
    ),
  );

/** Whatever a reader or a screen reader gets to know. */
function wordsOf({ page }) {
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

function checkWords(words, where) {
  const keys = words.match(/(?<=^|\s)[a-z][a-z-]*(\.[a-z][a-z0-9-]*)+(?=\s|$)/gm) ?? [];
  assert.deepEqual(keys, [], `keys instead of words on ${where}`);
  assert.ok(!/[{}]|undefined|NaN|\[object/.test(words), `raw text on ${where}: ${words}`);
}

for (const [language, locale] of Object.entries(LANGUAGES)) {
  scene(`all pages speak the browser's language: ${language}`, async (come) => {
    const words = messagesOf('i18n', language);
    const ola = await come({ locale });
    for (const [name, path] of Object.entries(PAGES)) {
      await ola.open(path);
      await ola.page.waitForLoadState('networkidle');
      assert.equal(await ola.page.locator('html').getAttribute('lang'), language);
      checkWords(await wordsOf(ola), `${path} in ${language}`);
      await shoot(ola, `language-${language}-${name}`);
    }
    await ola.open('/new');
    await ola.page.getByText(words['new.more']).click();
    checkWords(await wordsOf(ola), `more rules in ${language}`);
    await ola.button(words['new.create']).click();
    await ola.page.getByLabel(words['lobby.link']).waitFor();
    checkWords(await wordsOf(ola), `the lobby in ${language}`);
    await shoot(ola, `language-${language}-lobby`);
    await ola.button(words['lobby.start-with-bots']).click();
    await ola.page.getByRole('region').first().waitFor();
    await ola.page.locator('.felt li').first().waitFor();
    checkWords(await wordsOf(ola), `the table in ${language}`);
    await shoot(ola, `language-${language}-table`);
  });
}

scene('the language changes at once on the settings page, and stays', async (come) => {
  const ola = await come();
  await ola.open('/settings');
  for (const language of ['pl', 'uk', 'en']) {
    const words = messagesOf('i18n', language);
    await ola.page.locator(`label:has(input[value=${language}])`).click();
    await ola.page.getByRole('heading', { name: words['settings.title'] }).waitFor();
    assert.equal(await ola.page.locator('html').getAttribute('lang'), language);
    await ola.open('/');
    await ola.page.getByRole('heading', { name: words['home.title'] }).waitFor();
    await ola.open('/solo/candy-match');
    await new CandyMatch(ola).banner.waitFor();
    checkWords(await wordsOf(ola), `a game in ${language}`);
    await ola.open('/settings');
  }
});
