import { shoot } from '../../lib/look.js';
import { scene } from '../../lib/people.js';
import { checkWords, languages, wordsOf } from '../../lib/words.js';
import { CandyMatch } from './table.js';

for (const [language, locale] of Object.entries(languages)) {
  scene(`the table and its help speak the browser's language: ${language}`, async (come) => {
    const ola = await come({ locale });
    await ola.open('/how/candy-match');
    await ola.page.waitForLoadState('networkidle');
    checkWords(await wordsOf(ola), `the help in ${language}`);
    await shoot(ola, `language-${language}-how-candy-match`);
    await ola.open('/solo/candy-match');
    await new CandyMatch(ola).banner.waitFor();
    await ola.page.locator('.felt li').first().waitFor();
    checkWords(await wordsOf(ola), `the table in ${language}`);
    await shoot(ola, `language-${language}-candy-match`);
  });
}
