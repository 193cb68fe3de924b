import assert from 'node:assert/strict';
import { Cukierki } from '../games/cukierki/table.js';
import { checkAccess, checkWidth, shootAll } from '../lib/look.js';
import { PHONE, scene } from '../lib/people.js';

const curtainOf = ({ page }) => page.getByTestId('curtain');

/** Plays until the device is to be passed on, and lets the curtain fall. */
async function passOn(guest, table) {
  const pass = guest.button(/Pass on to/);
  for (let i = 0; i < 100 && !(await pass.isVisible()); i++) {
    await table.tryTo(async () => table.act(await table.see()));
    await guest.page.waitForTimeout(100);
  }
  await checkPass(guest);
  await pass.click();
  await curtainOf(guest).waitFor();
}

/** It lies over the banner and nothing else; who is to act can be read in the bar, whose buttons are whole. */
async function checkPass({ page }) {
  const faults = await page.evaluate(() => {
    const boxOf = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [pass, banner] = [boxOf('.pass button'), boxOf('[data-testid=banner]')];
    const isOut = pass.top < banner.top - 1 || pass.bottom > banner.bottom + 1;
    const name = document.querySelector('header .acting > span:last-child');
    const small = [...document.querySelectorAll('header .button')].filter(
      (button) => button.offsetWidth > 0 && button.offsetWidth < 40,
    );
    return [
      ...(isOut ? ['the button covers more than the banner'] : []),
      ...(name.scrollWidth > name.clientWidth ? ['the name is cut'] : []),
      ...small.map((button) => `${button.innerText} is small`),
    ];
  });
  assert.deepEqual(faults, []);
}

/** Nothing of anybody's hand, board or story is on the page. */
async function checkCovered({ page }) {
  assert.equal(await page.locator('button.tile, [data-tile], ol li').count(), 0);
  assert.ok(!/tile/i.test(await page.locator('body').innerText()), 'nothing is told');
}

scene(
  'two people on one device: a curtain between their hands, also after a reload',
  async (come) => {
    const ola = await come({ viewport: PHONE });
    await ola.open('/');
    await ola.page.getByText('Cukierki', { exact: true }).first().click();
    await ola.page.getByText('Change opponents and rules').click();
    await ola.choose('Players on this device', '2');
    await ola.page.getByLabel('Name of player 2').fill('Jan');
    await ola.choose('Opponents', '0');
    await checkWidth(ola, 'the form for two people');
    await ola.link('Play now').click();

    const table = new Cukierki(ola);
    await ola.page.locator('.seat, [data-testid=curtain]').first().waitFor();
    if (await ola.button(/Pass on to/).isVisible()) {
      // Jan begins.
      await passOn(ola, table);
      await ola.button(/^I am/).click();
      await table.ready();
    }
    await passOn(ola, table);
    await checkCovered(ola);
    await checkWidth(ola, 'the curtain');
    await shootAll(ola, 'curtain');
    assert.deepEqual(await checkAccess(ola, 'the curtain'), []);

    await ola.page.reload();
    await curtainOf(ola).waitFor();
    await checkCovered(ola);
    await ola.button(/^I am/).click();
    await table.ready();
    assert.ok((await table.see()).tiles.length > 0, 'the own hand is there');
  },
);
