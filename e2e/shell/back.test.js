import assert from 'node:assert/strict';
import { TouchedCukierki } from '../games/cukierki/table.js';
import { playAnyGame } from '../lib/engine.js';
import { expectThat, phone, scene } from '../lib/people.js';

const isHome = ({ page }) => page.getByRole('heading', { name: 'Sweet games' }).waitFor();
const isClosed = ({ page }) =>
  expectThat(async () => (await page.locator('dialog[open]').count()) === 0, 'nothing lies on top');

scene('Back closes what lies on top of a game, and only then leaves it', async (come) => {
  const ola = await come(phone);
  await ola.open('/');
  await ola.open('/solo/cukierki');
  const table = new TouchedCukierki(ola);
  await table.ready();
  const address = ola.page.url();
  await ola.button('Menu').tap();
  await ola.button('Settings').tap();
  await ola.page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await ola.page.goBack();
  await isClosed(ola);
  assert.ok(await table.banner.isVisible(), 'the game is there');

  await ola.page.locator('[data-tool=hint][aria-disabled=false]').tap();
  await ola.page.locator('[data-testid=hint-panel][data-kind=where]').waitFor();
  await ola.page.goBack();
  await ola.page.getByTestId('hint-panel').waitFor({ state: 'detached' });

  const sure = table.button(/^Place it here/);
  await expectThat(async () => {
    if (await sure.isVisible()) return true;
    await table.act(await table.see());
    return false;
  }, 'a tile is shown somewhere');
  await ola.page.goBack();
  await sure.waitFor({ state: 'detached' });
  assert.equal(ola.page.url(), address);

  await ola.button('Menu').tap();
  await ola.page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await ola.page.keyboard.press('Escape');
  await isClosed(ola);
  await ola.button('Menu').tap();
  await ola.page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await ola.page.reload();
  await table.ready();
  await isClosed(ola);
  assert.equal(ola.page.url(), address);
  await ola.page.goBack();
  await isHome(ola);
  await ola.page.goForward();
  await table.ready();

  await ola.button('Menu').tap();
  const menu = ola.page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  await ola.page.evaluate(() => {
    history.back();
    history.back();
  });
  await isHome(ola);
});

scene('Back shuts the drawer of a haunted house', async (come) => {
  const ola = await come(phone);
  await ola.open('/');
  await ola.open('/solo/candy-ghosts');
  await ola.page.locator('.choose .button.primary:enabled').first().tap();
  const handle = ola.page.locator('.drawer [data-uncover]');
  await handle.tap();
  await expectThat(
    async () => (await handle.getAttribute('aria-expanded')) === 'true',
    'it is open',
  );
  const address = ola.page.url();
  await ola.page.goBack();
  await expectThat(
    async () => (await handle.getAttribute('aria-expanded')) === 'false',
    'it is shut',
  );
  assert.equal(ola.page.url(), address);
});

scene('Back from a table that was just opened leads home', async (come) => {
  const ola = await come(phone);
  await ola.open('/');
  await ola.link('Open a table').first().tap();
  await ola.button('Open the table').tap();
  await ola.page.getByLabel('Link to this table').waitFor();
  await ola.page.goBack();
  await isHome(ola);
});

scene('Back from a replay of a file leads to where it was chosen', async (come) => {
  const ola = await come();
  await ola.open('/');
  await ola.open('/replay');
  const buffer = Buffer.from(playAnyGame('cukierki'));
  const choice = ola.page.locator('input[type=file]');
  for (let times = 0; times < 2; times++) {
    await choice.setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer });
    await ola.page.getByRole('slider').waitFor();
    await ola.page.goBack();
    await choice.waitFor({ state: 'attached' });
  }
  await ola.page.goBack();
  await isHome(ola);
});
