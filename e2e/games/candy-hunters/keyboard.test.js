import assert from 'node:assert/strict';
import { checkAccess, shootAll } from '../../lib/look.js';
import { expectThat, scene } from '../../lib/people.js';
import { TypedCandyHunters } from './table.js';

scene('Candy Hunters: alone, without a line, by keyboard, to the end', async (come) => {
  const ola = await come({ ownLine: true });
  await ola.open('/solo/candy-hunters');
  const table = new TypedCandyHunters(ola);
  await table.ready();
  await expectThat(async () => (await table.see()).isMine, 'the own turn');
  const found = await checkAccess(ola, 'the table');
  await shootAll(ola, 'candy-hunters-table');
  ola.cut();
  const played = await table.playToEnd(600);
  assert.ok(played.get('kid') >= 5, `five kids were sent: ${[...played]}`);
  assert.ok(played.get('build') >= 6, `six houses were built: ${[...played]}`);
  assert.deepEqual(found, []);
});
