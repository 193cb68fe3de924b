import assert from 'node:assert/strict';
import { Cukierki } from '../games/cukierki/table.js';
import { playAnyGame } from '../lib/engine.js';
import { checkAccess, checkWidth, shootAll } from '../lib/look.js';
import { DESKTOP, expectThat, joinTable, openTable, phone, scene } from '../lib/people.js';

const fileOf = (text) => ({
  name: 'game.jsonl',
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** How many hints the only game of this device has noted. */
const hintsOf = (guest) =>
  guest.page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('game:'));
    return JSON.parse(localStorage.getItem(key)).hints;
  });

scene('a hint says where to look, then what to do, then why, and is noted', async (come) => {
  const ola = await come(phone);
  await ola.open('/solo/cukierki');
  await new Cukierki(ola).ready();
  const button = ola.page.locator('[data-tool=hint][aria-disabled=false]');
  await button.waitFor();
  await button.focus();
  await ola.page.keyboard.press('Enter');
  const panel = (kind) => ola.page.locator(`[data-testid=hint-panel][data-kind=${kind}]`);
  await panel('where').waitFor();
  await ola.page.getByTestId('spotlight').waitFor();
  await checkWidth(ola, 'a hint');
  await ola.button('What should I do?').click();
  await panel('what').getByText('I would ').waitFor();
  assert.deepEqual(await checkAccess(ola, 'a hint'), []);
  await ola.button('Why?').click();
  await panel('why').waitFor();
  assert.equal(await hintsOf(ola), 1, 'one hint, however much of it was asked for');
  await ola.button('Do it for me').click();
  await expectThat(async () => (await panel('why').count()) === 0, 'it is done, and the hint goes');
});

scene('at a table of friends a hint is for whoever asks', async (come) => {
  const [ola, jan] = await Promise.all([come(phone), come()]);
  const link = await openTable(ola, { game: 'cukierki', seats: 2, switches: ['Allow hints'] });
  await ola.page.getByText('With hints').waitFor();
  await checkWidth(ola, 'a lobby with hints');
  await joinTable(jan, link);
  await ola.button('Start the game').click();
  const people = [new Cukierki(ola), new Cukierki(jan)];
  await Promise.all(people.map((one) => one.ready()));
  const asked = await Promise.any(
    [ola, jan].map(async (guest) => {
      await guest.page.locator('[data-tool=hint][aria-disabled=false]').waitFor();
      return guest;
    }),
  );
  const other = asked === ola ? jan : ola;
  await asked.page.locator('[data-tool=hint]').focus();
  await asked.page.keyboard.press('Enter');
  const panel = (kind) => asked.page.locator(`[data-testid=hint-panel][data-kind=${kind}]`);
  await panel('where').waitFor();
  assert.equal(await other.page.getByTestId('hint-panel').count(), 0, 'only who asks is told');
  await asked.button('What should I do?').click();
  await panel('what').getByText('I would ').waitFor();
  await checkWidth(asked, 'a hint at a table');
  assert.deepEqual(await checkAccess(asked, 'a hint at a table'), []);
  await asked.button('Do it for me').click();
  await expectThat(
    async () => (await panel('what').count()) === 0,
    'it is done, and the hint goes',
  );
});

scene('from a replay one plays on, and a link takes somebody else there', async (come) => {
  const ola = await come();
  await ola.open('/replay');
  await ola.page.locator('input[type=file]').setInputFiles(fileOf(playAnyGame('cukierki')));
  await ola.page.getByRole('slider').waitFor();
  await ola.page.keyboard.press('End');
  for (let i = 0; i < 12; i++) await ola.page.keyboard.press('ArrowLeft');
  await ola.button('Play on from here').click();
  const moment = await ola.page.getByText(/^After \d+ steps/).textContent();
  await ola.button('Send to a friend').click();
  const link = await ola.page.getByLabel('Link to this moment').inputValue();
  assert.ok(link.length < 600, link);
  assert.deepEqual(await checkAccess(ola, 'playing on'), []);

  const jan = await come(phone);
  await jan.open(new URL(link).pathname + new URL(link).hash);
  await jan.page.getByText(moment).waitFor();
  await shootAll(jan, 'what-if');
  assert.deepEqual(await checkAccess(jan, 'a moment by link'), []);
  await checkWidth(jan, 'a moment by link');
  await jan.button('Play on').click();
  const table = new Cukierki(jan);
  await table.ready();
  await table.playUntil(({ isMine }) => isMine, 120);
  await jan.page.reload();
  await table.ready();
  await table.playToEnd(120);
  await shootAll(jan, 'what-if-end');
  assert.deepEqual(await checkAccess(jan, 'the end of what might have been'), []);

  await jan.open('/what-if#1.half-a-link');
  await jan.page.getByRole('alert').getByText('This link is broken').waitFor();
});

scene('a review of a game is kept, and shows a better way', async (come) => {
  const ola = await come();
  await ola.open('/review');
  await ola.page.locator('input[type=file]').setInputFiles(fileOf(playAnyGame('cukierki')));
  await ola.page.getByRole('heading', { name: 'Skill and luck' }).waitFor({ timeout: 180_000 });
  const graph = ola.page.getByRole('slider', { name: 'Go through the game' });
  await graph.focus();
  await ola.page.keyboard.press('End');
  await ola.page.locator('[data-moment=selected]').getByText('Played:').waitFor();
  assert.match(await graph.getAttribute('aria-valuetext'), /^Turn \d+.*%/);
  await ola.page.getByText('All decisions as a table').click();
  await ola.page.setViewportSize(phone.viewport);
  await checkWidth(ola, 'a review with its table');
  await ola.page.setViewportSize(DESKTOP);
  await shootAll(ola, 'review');
  assert.deepEqual(await checkAccess(ola, 'a review'), []);

  const turn = ola.page.locator("[data-moment^='turning']").first();
  await turn.getByRole('button', { name: 'Show the better way' }).click();
  await ola.button('Next').click();
  await ola.page.goBack();
  await turn.getByRole('button', { name: 'Show the better way' }).click();
  await ola.button('Back to the review').click();
  await turn.getByRole('button', { name: 'Play on from here' }).click();
  await ola.page.getByRole('group', { name: 'Who are you?' }).waitFor();

  await ola.open('/review');
  await ola.page.locator('input[type=file]').setInputFiles(fileOf(playAnyGame('cukierki')));
  await ola.page.getByRole('heading', { name: 'Skill and luck' }).waitFor();
});
