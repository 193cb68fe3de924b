import assert from 'node:assert/strict';
import { playAnyGame } from '../lib/engine.js';
import { layoutFaults, tableFaults } from '../lib/layout.js';
import { gamesOf, joinTable, openTable, phone, scene } from '../lib/people.js';

scene('every page fits every screen in every language', async (come) => {
  const ola = await come({ serviceWorkers: 'block' });
  const games = await gamesOf(ola);
  const pages = {
    home: '/',
    settings: '/settings',
    games: '/games',
    replay: '/replay',
    puzzles: '/puzzles',
    puzzle: '/puzzle/1',
    make: '/puzzles/make',
    gone: '/t/nothing',
  };
  for (const game of games) {
    pages[`new-${game}`] = `/new?game=${game}`;
    pages[`how-${game}`] = `/how/${game}`;
    pages[`learn-${game}`] = `/learn/${game}`;
  }
  ola.forgive(/404/); // the table that is not there
  const faults = [];
  for (const [name, path] of Object.entries(pages)) {
    await ola.open(path);
    await ola.page.waitForLoadState('networkidle');
    const needed = { home: 'main a.primary, main a.learn' }[name] ?? '.in-sight .primary';
    faults.push(...(await layoutFaults(ola, `page-${name}`, { needed })));
  }
  await openTable(ola, { seats: 4, bots: 1, pace: 'Normal' });
  faults.push(...(await layoutFaults(ola, 'page-lobby', { needed: '.start', from: 1280 })));
  assert.deepEqual(faults, []);
});

scene('with others, too, the whole bar above a table fits every screen', async (come) => {
  const [ola, jan] = [await come(), await come()];
  const faults = [];
  for (const game of await gamesOf(ola)) {
    await joinTable(jan, await openTable(ola, { game, seats: 2 }));
    await ola.button('Start the game').click();
    await jan.page.getByTestId('banner').waitFor();
    await jan.button('Say something').waitFor();
    faults.push(...(await tableFaults(jan, `bar-${game}`, new Map())));
  }
  assert.deepEqual(faults, []);
});

/** Whether two things that are to be seen share a place on the screen. */
const overlap = ({ page }, ...selectors) =>
  page.evaluate((selectors) => {
    const [a, b] = selectors.map((one) => document.querySelector(one).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }, selectors);

scene('on small phones nothing lies over what one looks at, and no title is cut', async (come) => {
  const upright = { width: 360, height: 640 };
  const onItsSide = { width: 844, height: 390 };
  const ola = await come({ ...phone, viewport: upright });
  await ola.open('/');
  await ola.page.waitForFunction(() =>
    document.getAnimations().every((one) => one.playState !== 'running'),
  );
  assert.equal(await overlap(ola, 'h1', ':checked + .game .lid'), false, 'the lid and the heading');

  await ola.open('/replay');
  const buffer = Buffer.from(playAnyGame('candy-hunters'));
  const file = { name: 'game.jsonl', mimeType: 'text/plain', buffer };
  await ola.page.locator('input[type=file]').setInputFiles(file);
  await ola.page.locator('.stage').waitFor();
  const title = ola.page.locator('header .name');
  // A letter may reach out of its line; a line that is left out is higher.
  const cut = await title.evaluate(
    (it) => it.scrollHeight - it.clientHeight > 8 || it.scrollWidth > it.clientWidth,
  );
  assert.equal(cut, false, 'the whole name of the game');
  await ola.page.setViewportSize(onItsSide);
  assert.equal(await overlap(ola, '.stage', '.player'), false, 'the town and what plays it');

  await ola.open('/puzzle/1');
  await ola.page.locator('[data-tool=hint]').tap();
  await ola.page.getByTestId('hint-panel').getByText('you can still make it').waitFor();
  assert.equal(await overlap(ola, '[data-testid=hint-panel]', '.now'), false, 'hint and steps');
});
