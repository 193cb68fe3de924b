import assert from 'node:assert/strict';
import { shoot } from '../lib/look.js';
import { scene } from '../lib/people.js';
import { checkWords, languages, wordsFor, wordsOf } from '../lib/words.js';

const PAGES = { home: '/', new: '/new', settings: '/settings', replay: '/replay' };

for (const [language, locale] of Object.entries(languages)) {
  scene(`all pages speak the browser's language: ${language}`, async (come) => {
    const words = wordsFor('i18n', language);
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
  });
}

scene('the language changes at once on the settings page, and stays', async (come) => {
  const ola = await come();
  await ola.open('/settings');
  for (const language of ['pl', 'uk', 'en']) {
    const words = wordsFor('i18n', language);
    await ola.page.locator(`label:has(input[value=${language}])`).click();
    await ola.page.getByRole('heading', { name: words['settings.title'] }).waitFor();
    assert.equal(await ola.page.locator('html').getAttribute('lang'), language);
    await ola.open('/');
    await ola.page.getByRole('heading', { name: words['home.title'] }).waitFor();
    await ola.open('/settings');
  }
});
