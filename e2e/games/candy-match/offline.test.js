import assert from 'node:assert/strict';
import { shoot } from '../../lib/look.js';
import { keepForLater, scene } from '../../lib/people.js';
import { CandyMatch } from './table.js';

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
  const play = async (left) => {
    await table.ready();
    await table.playUntil(({ deck }) => deck <= left, 120);
    await checkEngine(ola);
  };

  await ola.open('/');
  await keepForLater(ola);
  ola.cut();

  await ola.link('Play now').click();
  await play(57);

  await ola.page.reload();
  await ola.button('Go on').click();
  await play(55);
  await shoot(ola, 'offline-solo');
});
