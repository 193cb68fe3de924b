import assert from 'node:assert/strict';
import { openTable, scene } from '../lib/people.js';

const MOST = 120_000;

/** What comes down the line until the page is quiet; the engine and what is kept for later do not count. */
async function load(come, path) {
  const newcomer = await come({ ownLine: true, serviceWorkers: 'block' });
  const asked = [];
  newcomer.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await newcomer.open(path);
  await newcomer.page.waitForLoadState('networkidle');
  assert.deepEqual(
    asked.filter((file) => /engine|\.wasm/.test(file)),
    [],
    'the engine is not loaded before it is needed',
  );
  const files = asked.filter((file) => file.startsWith('/assets/'));
  assert.deepEqual(
    files,
    [...new Set(files)],
    'nothing is asked for twice: neither by the page that names it nor by the code',
  );
  return newcomer.line.received();
}

scene('the first load is at most 120 kB, at home and by a link to a table', async (come, t) => {
  const ola = await come();
  const link = await openTable(ola, { seats: 2, bots: 0, pace: 'Normal' });
  for (const path of ['/', new URL(link).pathname, '/how/candy-match']) {
    const bytes = await load(come, path);
    t.diagnostic(`${path}: ${bytes} bytes`);
    assert.ok(bytes > 10_000 && bytes <= MOST, `${path} needs ${bytes} bytes`);
  }
  await ola.button('Start, with bots on the free seats').click();
  const bytes = await load(come, new URL(link).pathname);
  t.diagnostic(`a running game: ${bytes} bytes`);
  assert.ok(bytes <= MOST, `a running game needs ${bytes} bytes`);
});
