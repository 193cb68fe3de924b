import assert from 'node:assert/strict';
import { checkAccess, shootAll } from '../lib/look.js';
import { gamesOf, scene } from '../lib/people.js';

scene('every page: pictures by day and night, and nothing serious for axe', async (come) => {
  const ola = await come();
  const found = [];
  const pages = {
    home: '/',
    new: '/new',
    replay: '/replay',
    settings: '/settings',
    games: '/games',
    gone: '/t/nothing',
    unknown: '/nothing/here',
  };
  for (const game of await gamesOf(ola)) pages[`how-${game}`] = `/how/${game}`;
  ola.forgive(/404/); // the table and the page that are not there
  for (const [name, path] of Object.entries(pages)) {
    await ola.open(path);
    await ola.page.waitForLoadState('networkidle');
    if (name === 'new') await ola.page.getByText('More rules for this table').click();
    await shootAll(ola, `page-${name}`);
    found.push(...(await checkAccess(ola, name)));
  }
  await ola.open('/');
  await ola.button('Change name and picture').click();
  await shootAll(ola, 'page-me');
  found.push(...(await checkAccess(ola, 'the dialog about me')));
  assert.deepEqual(found, []);
});

/** Decks and felts beside each other: each colour is met once, by day and by night. */
const THEMES = [
  ['classic', 'meadow'],
  ['pastel', 'night'],
  ['bold', 'linen'],
];

scene('every game can be read on every deck and felt, by day and by night', async (come) => {
  const ola = await come();
  const found = [];
  for (const game of await gamesOf(ola)) {
    await ola.open(`/solo/${game}`);
    await ola.page.getByTestId('banner').waitFor();
    for (const [deck, felt] of THEMES) {
      await ola.page.evaluate((theme) => Object.assign(document.documentElement.dataset, theme), {
        deck,
        felt,
      });
      await shootAll(ola, `theme-${game}-${deck}-${felt}`);
      found.push(...(await checkAccess(ola, `${game}, ${deck} on ${felt}`)));
    }
  }
  assert.deepEqual(found, []);
});
