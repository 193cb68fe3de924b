import assert from 'node:assert/strict';
import { checkAccess, checkWidth, settle, shoot, shootAll } from '../lib/look.js';
import { DESKTOP, expectThat, phone, scene } from '../lib/people.js';
import { speak } from '../lib/words.js';

const GAMES = ['candy-match', 'cukierki', 'candy-hunters', 'candy-ghosts'];

/** What the coach says stays in its place where there is the least room, each word in one piece. */
async function checkSaid(guest, where, said = 'coach') {
  const { page } = guest;
  await speak(guest, 'uk');
  await page.setViewportSize({ width: 360, height: 640 });
  await settle(page);
  const faults = await page.getByTestId(said).evaluate((coach) => {
    const box = (coach.closest('[data-testid=banner]') ?? coach).getBoundingClientRect();
    const parts = [...coach.querySelectorAll('p, a, button')];
    const isOut = ({ left, right, top, bottom }) =>
      left < box.left || right > box.right || top < box.top || bottom > box.bottom;
    const [text] = coach.querySelector('p').childNodes;
    const range = document.createRange();
    const isBroken = ({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    };
    return [
      ...parts.filter((part) => isOut(part.getBoundingClientRect())).map((part) => part.innerText),
      ...[...text.data.matchAll(/\p{L}+/gu)].filter(isBroken).map(([word]) => word),
    ];
  });
  await shoot(guest, `coach-${where}-uk-360`);
  await page.setViewportSize(phone.viewport);
  await speak(guest, 'en');
  assert.deepEqual(faults, [], where);
}

scene('the first game of each kind has a coach, who can be sent away', async (come) => {
  const ola = await come({ ...phone, isNew: true });
  const coach = ola.page.getByTestId('coach');
  const offer = ola.page.getByTestId('coach-offer');
  for (const game of GAMES) {
    await ola.open(`/solo/${game}`);
    await offer.waitFor();
    assert.equal(await offer.getByRole('link').getAttribute('href'), `/learn/${game}`);
    assert.match(await ola.page.getByTestId('banner').innerText(), /\w/, 'whose turn it is');
    await checkWidth(ola, `the first game of ${game}`);
    await checkSaid(ola, `${game}-offer`, 'coach-offer');
    await offer.getByRole('button', { name: 'No, thank you: I want to play' }).click();
    await coach.getByRole('button', { name: 'Thanks, I know' }).waitFor();
    await checkSaid(ola, game);
    await shootAll(ola, `coach-${game}`);
    // Two kinds of banner.
    if (game === 'candy-match' || game === 'candy-ghosts') {
      assert.deepEqual(await checkAccess(ola, `the coach of ${game}`), []);
    }
    await coach.getByRole('button', { name: 'Thanks, I know' }).click();
    await expectThat(async () => (await coach.count()) === 0, 'the coach has gone');
  }
  await ola.open('/solo/candy-match');
  await ola.page.getByTestId('banner').waitFor();
  await ola.page.waitForTimeout(500);
  assert.equal(await coach.count(), 0, 'who was sent away does not come back');
});

scene('the coach points at what to do, and knows what was done', async (come) => {
  const ola = await come({ isNew: true });
  const coach = ola.page.getByTestId('coach');
  await ola.open('/solo/cukierki');
  await ola.button(/No, thank you/).click();
  // Whoever begins is told first why they have points already.
  await coach.getByText(/Choose one( of your tiles)?/).waitFor();
  await ola.page.getByTestId('spotlight').waitFor({ state: 'attached' });
  await ola.page.locator('.hand .tile:not(.useless)').first().click();
  await coach.getByText('It fits at the lit places').waitFor();
});

scene('help and settings open beside the game, which goes on', async (come) => {
  const ola = await come({ viewport: DESKTOP });
  const { page } = ola;
  await ola.open('/solo/cukierki');
  const tile = page.locator('.hand .tile:not(.useless)').first();
  await tile.waitFor();
  const help = page.getByRole('button', { name: 'How to play' });
  await help.click();
  const drawer = page.getByRole('dialog', { name: 'How to play' });
  await drawer.getByRole('heading', { level: 2 }).nth(1).waitFor();
  assert.equal(ola.context.pages().length, 1, 'no other tab');
  assert.deepEqual(await checkAccess(ola, 'help beside the game'), []);
  await shootAll(ola, 'help-beside');
  await expectThat(async () => {
    await tile.click();
    return (await tile.getAttribute('aria-pressed')) === 'true';
  }, 'the game is played beside the help');
  await drawer.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });

  await ola.button('Menu').click();
  await ola.button('Settings').click();
  await page.getByRole('dialog', { name: 'Settings' }).getByText('Help with colours').click();
  await page.locator('.hand .tile text').first().waitFor({ state: 'attached' });
  assert.deepEqual(await checkAccess(ola, 'settings beside the game'), []);
  await page.keyboard.press('Escape');
  await expectThat(
    () => page.evaluate('document.activeElement.closest("header") !== null'),
    'the focus is in the bar again',
  );
});

scene('on a phone help is a sheet, and its demos answer in sight', async (come) => {
  const ola = await come(phone);
  const { page } = ola;
  await ola.open('/solo/candy-match');
  await page.getByRole('button', { name: 'How to play' }).click();
  const sheet = page.getByRole('dialog', { name: 'How to play' });
  await sheet
    .getByRole('button', { name: /bonbon, chocolate/ })
    .first()
    .click();
  const answer = sheet.getByRole('status').filter({ hasText: 'Left over' });
  await answer.waitFor();
  const { top, bottom } = await answer.evaluate((one) => one.getBoundingClientRect().toJSON());
  assert.ok(top > 0 && bottom < phone.viewport.height, `the answer is at ${top} to ${bottom}`);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
});

scene('letters on candies and other looks are seen at once on the settings page', async (come) => {
  const ola = await come(phone);
  const { page } = ola;
  await ola.open('/settings');
  const preview = page.getByRole('img', { name: 'Cards, a tile and houses as they look now' });
  await preview.waitFor();
  assert.equal(await preview.locator('text').count(), 0, 'no letters by default');
  await page.getByText('Help with colours').click();
  await preview.locator('text').first().waitFor();
  const face = () =>
    preview
      .locator('rect')
      .nth(2)
      .evaluate((one) => getComputedStyle(one).fill);
  const before = await face();
  for (const [deck, felt] of [
    ['Pastel', 'Meadow'],
    ['Bold', 'Night'],
  ]) {
    await ola.choose('Cards and tiles', deck);
    await ola.choose('Table', felt);
    assert.notEqual(await face(), before, deck);
    assert.deepEqual(await checkAccess(ola, `the settings with ${deck} on ${felt}`), []);
    await shootAll(ola, `settings-${deck}-${felt}`);
  }
});

scene('a hint speaks alone, and covers nobody', async (come) => {
  const ola = await come({ ...phone, isNew: true });
  const { page } = ola;
  const panel = page.getByTestId('hint-panel');
  for (const [game, others] of [
    ['cukierki', '.seats'],
    ['candy-ghosts', '.around'],
  ]) {
    await ola.open(`/solo/${game}`);
    const offer = page.getByTestId('coach-offer');
    await offer.waitFor();
    const hint = page.locator('[data-tool=hint][aria-disabled=false]');
    await hint.click();
    await panel.waitFor();
    assert.equal(await offer.count(), 0, `${game}: nothing is offered meanwhile`);
    await page.keyboard.press('Escape');
    await ola.button(/No, thank you/).click();
    await hint.click();
    for (const kind of ['where', 'what', 'why']) {
      const said = page.locator(`[data-testid=hint-panel][data-kind=${kind}]`);
      await said.waitFor();
      assert.equal(await page.getByTestId('coach').count(), 0, `${game}: the coach is silent`);
      const top = (await panel.boundingBox()).y;
      const { y, height } = await page.locator(others).first().boundingBox();
      assert.ok(
        top >= y + height - 1 || top + (await panel.boundingBox()).height <= y + 1,
        `${game}: the others are seen beside "${kind}"`,
      );
      await shoot(ola, `hint-${game}-${kind}`);
      if (kind !== 'why') await panel.locator('.honey').click();
    }
  }
});
