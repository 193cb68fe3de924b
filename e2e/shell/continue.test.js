import assert from 'node:assert/strict';
import { Cukierki } from '../games/cukierki/table.js';
import { checkAccess, checkWidth, shootAll } from '../lib/look.js';
import { DESKTOP, expectThat, PHONE, scene } from '../lib/people.js';

/** What does not change while a table waits for its player. */
const stable = ({ laid, tiles, banner }) => ({ laid, tiles: tiles.length, banner });

/** Plays a turn, and waits until it is one's own again. */
async function playOneTurn(table) {
  await table.ready();
  let wasMine = false;
  let isDone = false;
  await table.playUntil(({ isMine }) => {
    isDone ||= wasMine && !isMine;
    wasMine = isMine;
    return isDone && isMine;
  }, 120);
  return stable(await table.see());
}

const isSame = (table, before) =>
  expectThat(
    async () => JSON.stringify(stable(await table.see())) === JSON.stringify(before),
    `the table is as it was: ${JSON.stringify(before)}`,
  );

scene('a game alone goes on after a reload, the back arrow and a closed page', async (come) => {
  const ola = await come();
  await ola.open('/');
  await ola.open('/solo/cukierki');
  const table = new Cukierki(ola);
  await table.ready();
  const other = await ola.context.newPage();
  await other.goto('/');
  await other.getByRole('heading', { name: 'Sweet games' }).waitFor();
  assert.equal(await other.getByText('Go on playing').count(), 0, 'nothing was done in it yet');
  await other.close();
  const before = await playOneTurn(table);
  const lines = () => ola.page.getByRole('list', { name: 'What happened' }).innerText();
  const told = await lines();

  await ola.page.reload();
  await table.ready();
  await isSame(table, before);
  assert.equal(await lines(), told, 'the history is the same');

  await ola.page.goBack();
  await ola.page.getByRole('heading', { name: 'Go on playing' }).waitFor();
  await ola.page.goForward();
  await table.ready();
  await isSame(table, before);

  await ola.page.close();
  ola.page = await ola.context.newPage();
  await ola.open('/');
  await ola.page.locator('.picture svg').first().waitFor();
  await shootAll(ola, 'continue');
  assert.deepEqual(await checkAccess(ola, 'the home page with a waiting game'), []);
  for (const viewport of [DESKTOP, PHONE]) {
    await ola.page.setViewportSize(viewport);
    await checkWidth(ola, 'the home page with a waiting game');
    for (const way of ['Play now', 'Learn by playing']) {
      const { y, height } = await ola.link(new RegExp(way)).boundingBox();
      assert.ok(y + height <= viewport.height, `${way} is in sight beside a waiting game`);
    }
  }
  await ola.link(/Continue$/).click();
  const again = new Cukierki(ola);
  await again.ready();
  await isSame(again, before);

  await ola.button('Menu').click();
  await ola.button('Give up').click();
  assert.deepEqual(await checkAccess(ola, 'giving up'), []);
  await ola.button('Give up').click();
  await ola.page.getByRole('heading', { name: 'My games' }).waitFor();
  assert.equal(await ola.page.getByText('Go on playing').count(), 0, 'it does not wait');

  const kept = ola.page.getByRole('article').filter({ hasText: 'Given up' });
  await kept.getByText('easy bots').waitFor();
  await ola.page.locator('[data-game=cukierki]').getByText('played').waitFor();
  await checkWidth(ola, 'my games');
  await shootAll(ola, 'my-games');
  assert.deepEqual(await checkAccess(ola, 'my games'), []);
  await kept.getByRole('link', { name: 'Replay' }).click();
  await ola.page.getByRole('slider').waitFor();
  await ola.page.goBack();
  await ola.button('Remove Cukierki').click();
  await ola.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await ola.page.getByText('Nothing here yet').waitFor();
});

scene('a record that cannot be continued says so, and can be removed', async (come) => {
  const ola = await come();
  await ola.open('/');
  await ola.page.evaluate(() => localStorage.setItem('game:old', '{"form":0}'));
  await ola.page.reload();
  await ola.page.getByText('begun with another version').waitFor();
  await ola.open('/solo/cukierki?g=old');
  await ola.page.getByRole('alert').getByText('begun with another version').waitFor();
  await ola.button('Remove').click();
  await ola.page.getByRole('heading', { name: 'Sweet games' }).waitFor();
  assert.equal(await ola.page.getByText('begun with another version').count(), 0);
  await ola.open('/solo/cukierki?g=old');
  await ola.page.getByRole('alert').getByText('no longer kept').waitFor();
  await ola.button('Start a new game').click();
  await new Cukierki(ola).ready();
});

scene('where nothing may be kept a game is played all the same', async (come) => {
  const ola = await come();
  await ola.context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await ola.open('/solo/cukierki');
  const table = new Cukierki(ola);
  await table.ready();
  await ola.page.getByText('does not keep games').waitFor();
  await ola.button('All right').click();
  await playOneTurn(table);
  assert.equal(new URL(ola.page.url()).search, '', 'no address of what is not kept');
});
