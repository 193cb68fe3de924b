import assert from 'node:assert/strict';
import { shoot } from '../lib/look.js';
import { gamesOf, keepForLater, scene } from '../lib/people.js';

scene('after one visit every page opens without any network', async (come) => {
  const ola = await come({ ownLine: true });
  const games = await gamesOf(ola);
  await ola.open('/');
  await keepForLater(ola);
  await ola.page.getByText('Ready: you can also play without internet').waitFor();
  ola.cut();
  await ola.open('/');
  await ola.page.getByText('The server cannot be reached').waitFor();
  await shoot(ola, 'offline-home');
  for (const game of games) {
    await ola.open(`/how/${game}`);
    await ola.page.locator(`main a[href='/solo/${game}']`).waitFor(); // below the game's own help
  }
  await ola.open('/new');
  await ola.page.getByText('The server cannot be reached').waitFor();
});

scene('who loses the network too early is told what goes on', async (come) => {
  const ola = await come({ serviceWorkers: 'block' });
  await ola.open('/');
  await ola.page.getByText('Getting ready for playing without internet').waitFor();
  ola.forgive(/net::ERR_/);
  await ola.context.setOffline(true);
  await ola.page.getByText('not everything is on this device yet').first().waitFor();
  await shoot(ola, 'offline-too-early');
  await ola.context.setOffline(false);
  await ola.page.getByText('Getting ready for playing without internet').waitFor();
});

scene('the page can be installed', async (come) => {
  const ola = await come();
  await ola.open('/');
  const session = await ola.context.newCDPSession(ola.page);
  const { errors, data } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  assert.ok(manifest.name && manifest.start_url && manifest.icons.length > 0, data);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window, which tests have, is never installed.
  const real = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  assert.deepEqual(real, []);
});
