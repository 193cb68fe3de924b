import { checkWidth } from '../lib/look.js';
import { gamesOf, phone, scene } from '../lib/people.js';

scene('on a phone no page scrolls sideways', async (come) => {
  const ola = await come(phone);
  const games = await gamesOf(ola);
  for (const language of ['en', 'pl', 'uk']) {
    await ola.open('/settings');
    await ola.page.locator(`label:has(input[value=${language}])`).tap();
    ola.forgive(/404/); // the table that is not there
    for (const path of [
      '/',
      '/new',
      '/settings',
      '/replay',
      '/t/nothing',
      ...games.map((game) => `/how/${game}`),
    ]) {
      await ola.open(path);
      await ola.page.waitForLoadState('networkidle');
      await checkWidth(ola, `${path} in ${language}`);
    }
  }
});
