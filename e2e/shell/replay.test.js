import assert from 'node:assert/strict';
import { playAnyGame } from '../lib/engine.js';
import { checkAccess, checkWidth, shootAll } from '../lib/look.js';
import { gamesOf, keepForLater, phone, scene } from '../lib/people.js';
import { checkReplay } from '../lib/replay.js';

const fileOf = (text) => ({
  name: 'game.jsonl',
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

scene('the file of a game of each kind is replayed without any network', async (come) => {
  const ola = await come({ ownLine: true });
  const games = await gamesOf(ola);
  await keepForLater(ola);
  ola.cut();
  for (const game of games) {
    await ola.open('/replay');
    await ola.page.locator('input[type=file]').setInputFiles(fileOf(playAnyGame(game)));
    await checkReplay(ola);
    await shootAll(ola, `replay-${game}`);
    assert.deepEqual(await checkAccess(ola, `the replay of ${game}`), []);
  }
});

scene('what is no game of the past is refused with a reason', async (come) => {
  const ola = await come(phone);
  const [game] = await gamesOf(ola);
  const lines = playAnyGame(game).split('\n');
  await ola.open('/replay');
  const file = ola.page.locator('input[type=file]');
  const said = ola.page.getByRole('alert');
  await file.setInputFiles(fileOf('once upon a time'));
  await said.getByText('This is not a file of a finished game').waitFor();
  const broken = [lines[0], '{"seat":0,"action":"dance"}', ...lines.slice(1)];
  await file.setInputFiles(fileOf(broken.join('\n')));
  await said.getByText('line 2').waitFor();
  await checkWidth(ola, 'a refused file');
  await file.setInputFiles(fileOf(lines.join('\n')));
  await ola.page.getByRole('slider').waitFor();
});
