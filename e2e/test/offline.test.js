import assert from 'node:assert/strict';
import { CandyMatch } from '../lib/candy-match.js';
import { shoot } from '../lib/look.js';
import { expectThat, scene } from '../lib/people.js';

/** The engine says on the console when it had to do without WebAssembly. */
async function checkEngine(guest) {
  const files = await Promise.all(
    guest.page
      .workers()
      .map((worker) =>
        worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
      ),
  );
  assert.ok(
    files.flat().some((name) => name.endsWith('.wasm')),
    `the engine is WebAssembly: ${files.flat()}`,
  );
  assert.deepEqual(
    guest.warnings.filter((text) => text.includes('WebAssembly')),
    [],
  );
}

scene('after one visit a game against bots starts and plays without any network', async (come) => {
  const ola = await come({ ownLine: true });
  const table = new CandyMatch(ola);
  const play = async () => {
    await table.ready();
    await table.playUntil(({ deck }) => deck <= 55, 40);
    await checkEngine(ola);
  };

  await ola.open('/');
  await ola.page.evaluate(async () => (await navigator.serviceWorker.ready).active);
  await expectThat(
    () => ola.page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'),
    'the page is kept for later',
  );
  ola.cut();

  await ola.link('Play now').click();
  await play();

  await ola.page.reload();
  await play();
  await shoot(ola, 'offline-solo');

  await ola.open('/');
  await ola.page.getByText('The server cannot be reached').waitFor();
  await shoot(ola, 'offline-home');
  await ola.open('/how/candy-match');
  await ola.page.getByText('What is a match?').waitFor();
  await ola.open('/new');
  await ola.page.getByText('The server cannot be reached').waitFor();
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
