import assert from 'node:assert/strict';
import { checkAccess, checkWidth, shootAll } from '../lib/look.js';
import { gamesOf, PHONE, scene } from '../lib/people.js';
import { PlainTable } from '../lib/plain.js';

scene('every game can be begun alone; one without a board is played to its end', async (come) => {
  const ola = await come({ viewport: PHONE });
  for (const game of await gamesOf(ola)) {
    await ola.open(`/solo/${game}`);
    await ola.page.getByTestId('banner').waitFor();
    await checkWidth(ola, `the table of ${game}`);
    const table = new PlainTable(ola);
    if (await table.isHere()) {
      await shootAll(ola, `alone-${game}`);
      assert.deepEqual(await checkAccess(ola, `the plain table of ${game}`), []);
      const played = await table.playToEnd(600);
      assert.ok(played.get('act') > 1, `somebody played: ${[...played]}`);
    }
  }
});
