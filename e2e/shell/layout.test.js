import assert from 'node:assert/strict';
import { layoutFaults } from '../lib/layout.js';
import { gamesOf, openTable, scene } from '../lib/people.js';

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
