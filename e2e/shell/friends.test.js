import assert from 'node:assert/strict';
import { checkAccess, shoot, shootAll } from '../lib/look.js';
import { expectThat, joinTable, openTable, phone, scene } from '../lib/people.js';

const OLA = { name: 'Ola', color: '#c2185b', avatar: 'cat' };
const JAN = { name: 'Jan', color: '#00796b', avatar: 'owl' };
const EVA = { name: 'Eva', color: '#1565c0', avatar: 'fox' };

/** What the others wait for before they may decide, and what a busy machine needs. */
const LONG = 120_000;

/** Asks the server as somebody who may sit at the table. */
async function ask(guest, method, path, data, secret) {
  const headers = secret ? { Authorization: `Seat ${secret}` } : {};
  return (await guest.context.request[method](`/api/tables${path}`, { data, headers })).json();
}

const post = (guest, ...asked) => ask(guest, 'post', ...asked);

/** A game in which the first guest begins, as links to all seats. */
async function guestsTurn(ola, jan, eva) {
  await ola.context.request.put('/api/me', { data: OLA });
  await jan.context.request.put('/api/me', { data: JAN });
  await eva?.context.request.put('/api/me', { data: EVA });
  for (;;) {
    const host = await post(ola, '', { game: 'cukierki', seats: eva ? 3 : 2, open: false });
    const id = host.table.id;
    const guest = await post(jan, `/${id}/seats`, {});
    const third = eva ? [await post(eva, `/${id}/seats`, {})] : [];
    await post(ola, `/${id}/start`, undefined, host.secret);
    const transcript = await ola.context.request.get(`/api/tables/${id}/transcript`);
    const { first } = JSON.parse((await transcript.text()).split('\n')[0]);
    if (first === 1) {
      return [host, guest, ...third].map(({ secret }) => `/t/${id}#seat=${secret}`);
    }
  }
}

scene('somebody is away on their turn: the table says so, and a bot may play on', async (come) => {
  const [ola, jan, eva] = await Promise.all([come(), come(), come()]);
  const [olas, jans] = await guestsTurn(ola, jan);
  await jan.open(jans);
  await ola.open(olas);
  await eva.open(olas.replace(/#.*/, ''));
  await eva.page.getByText('You are watching').first().waitFor();
  const note = ({ page }) => page.getByTestId('away');
  await ola.page.getByTestId('banner').waitFor();
  assert.equal(await note(ola).count(), 0);

  await jan.page.close();
  await note(ola).getByText('It is Jan’s turn, but they are away.').waitFor();
  await ola.page.getByTestId('seat 1').getByText('away', { exact: true }).waitFor();
  await note(eva).waitFor();
  assert.equal(await note(eva).getByRole('button').count(), 0, 'who watches has nothing to decide');
  await checkAccess(ola, 'away');
  await shootAll(ola, 'away');
  await ola.button('Wait').click();
  await expectThat(async () => (await note(ola).getByRole('button').count()) === 0);
  await ola.page.reload();
  await ola.button('Let a bot play on').click();
  await note(ola).waitFor({ state: 'detached' });

  jan.page = await jan.context.newPage();
  await jan.open(jans);
  await jan.page.getByText('A bot plays for you.').waitFor();
  await jan.button('I am back').click();
  await jan.page.getByText('A bot plays for you.').waitFor({ state: 'detached' });
});

for (const game of ['candy-match', 'cukierki', 'candy-hunters', 'candy-ghosts']) {
  scene(`${game}: whose game a bot plays is told at their seat, and who is host`, async (come) => {
    const [ola, jan] = await Promise.all([come(), come(phone)]);
    await ola.context.request.put('/api/me', { data: OLA });
    await jan.context.request.put('/api/me', { data: JAN });
    const host = await post(ola, '', { game, seats: 3, open: false, bots: { 2: 'easy' } });
    const { id } = host.table;
    const guest = await post(jan, `/${id}/seats`, {});
    await post(ola, `/${id}/start`, undefined, host.secret);
    await ask(ola, 'put', `/${id}/seats/1`, { bot: 'easy' }, host.secret);
    await ola.open(`/t/${id}#seat=${host.secret}`);
    const seat = (guest, n) => guest.page.getByTestId(`seat ${n}`).last();
    await seat(ola, 1).getByText('a bot plays for them until they are back').waitFor();
    await seat(ola, 2).getByText('a bot plays here').waitFor();
    await jan.open(`/t/${id}#seat=${guest.secret}`);
    await seat(jan, 0).getByText('leads the table').waitFor();
  });
}

scene('somebody takes very long: the others agree that a bot plays on', async (come) => {
  const people = await Promise.all([come(), come(), come(phone)]);
  const [ola, jan, eva] = people;
  const [olas, jans, evas] = await guestsTurn(ola, jan, eva);
  await jan.open(jans);
  await ola.open(olas);
  await eva.open(evas);
  const note = ({ page }) => page.getByTestId('vote');
  // Nobody has to hurry: that they may decide comes after a minute.
  await note(ola).getByText('Jan is taking a long time.').waitFor({ timeout: LONG });
  assert.equal(await note(jan).count(), 0, 'nobody has asked yet');
  await shootAll(ola, 'vote');
  await ola.button('Let a bot play on').click();
  await note(ola).getByText('In favour: You. Waiting for Eva.').waitFor();
  await note(jan).getByText('The others would like to go on: your turn!').waitFor();
  await ola.button('Take it back').click();
  await note(jan).waitFor({ state: 'detached' });
  await ola.button('Let a bot play on').click();
  await note(eva).getByText('In favour: Ola.').waitFor();
  await checkAccess(eva, 'a vote');
  await shoot(eva, 'vote-asked');
  await eva.button('I agree').click();
  await note(eva).waitFor({ state: 'detached' });
  await jan.page.getByText('A bot plays for you.').waitFor();
  await jan.button('I am back').click();
  await jan.page.getByText('A bot plays for you.').waitFor({ state: 'detached' });
});

/** Back takes a question away, and nothing else. */
async function thinkAgain({ page }, button) {
  await button.click();
  await page.getByRole('alertdialog').waitFor();
  await page.goBack();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await button.waitFor();
}

scene('the host changes the table and sends somebody away before the start', async (come) => {
  const [ola, jan] = await Promise.all([come(), come()]);
  await ola.context.request.put('/api/me', { data: OLA });
  await jan.context.request.put('/api/me', { data: { ...JAN, color: OLA.color } });
  const link = await openTable(ola, { game: 'cukierki', seats: 2 });
  await joinTable(jan, link);
  await ola.page.getByText('Everybody is here.').waitFor();
  await ola.page.getByRole('img', { name: 'Code with this link' }).waitFor();
  const fills = await ola.page
    .locator('.seat .ground')
    .evaluateAll((grounds) => grounds.map((ground) => ground.getAttribute('fill')));
  assert.equal(new Set(fills).size, 2, 'two people have two colours');

  await ola.button('Change the table').click();
  await ola.choose('Seats (including yours)', '3');
  await shootAll(ola, 'lobby-change');
  await ola.page.getByRole('button', { name: 'Change', exact: true }).click();
  await jan.page.getByText('Waiting for 1 more player.').waitFor();

  await thinkAgain(ola, ola.button('Send Jan away'));
  await ola.button('Send Jan away').click();
  await shootAll(ola, 'lobby');
  await ola.page.getByRole('button', { name: 'Send away', exact: true }).click();
  await jan.page.getByText('The host has freed your seat.').waitFor();
  await shootAll(jan, 'lobby-sent-away');
  assert.equal(await jan.button('Sit down').count(), 0, 'nobody comes straight back');
  await jan.page.reload();
  await jan.page.getByText('The host has freed your seat.').waitFor();
  assert.equal(await jan.button('Sit down').count(), 0, 'nor when they come anew');
});

scene('the host sends somebody away in the middle of a game, and calls them back', async (come) => {
  const [ola, jan] = await Promise.all([come(phone), come(phone)]);
  const [olas, jans] = await guestsTurn(ola, jan);
  await jan.open(jans);
  await ola.open(olas);
  await ola.button('Menu').click();
  const menu = ola.page.getByRole('dialog', { name: 'Menu' });
  const sendAway = menu.getByRole('button', { name: 'Send Jan away' });
  await thinkAgain(ola, sendAway);
  await sendAway.click();
  await shootAll(ola, 'host-menu');
  await menu.getByRole('button', { name: 'Send away', exact: true }).click();
  await jan.page.getByText('The host has given your seat to a bot.').waitFor();
  await jan.page.getByText('You are watching').first().waitFor();
  await checkAccess(ola, 'host-menu');
  await menu.getByRole('button', { name: 'Invite Jan back' }).click();
  await jan.button('I am back').click();
  const crown = menu.getByRole('button', { name: 'Make Jan the host' });
  await thinkAgain(ola, crown);
  await crown.click();
  await menu.getByRole('button', { name: 'Pass it on' }).click();
  await jan.page.getByText('You are the host now').first().waitFor();

  await jan.button('Menu').click();
  await jan.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await jan.page.getByRole('heading', { name: 'Sweet games' }).waitFor();
  await jan.page.goBack();
  assert.doesNotMatch(jan.page.url(), /\/t\//, 'Back does not lead to a table that was left');
});

scene('on a phone those who are here and the start come before the link', async (come) => {
  const ola = await come(phone);
  await openTable(ola, { game: 'cukierki', seats: 3 });
  const start = ola.button('Start, with bots on the free seats');
  const inOrder = [
    ola.page.locator('.seat').getByText('Leads the table'),
    start,
    ola.page.getByLabel('Link to this table'),
    ola.page.getByRole('img', { name: 'Code with this link' }),
  ];
  const tops = [];
  for (const each of inOrder) tops.push((await each.boundingBox()).y);
  assert.deepEqual(
    tops,
    [...tops].sort((a, b) => a - b),
  );
  assert.ok(tops[2] < phone.viewport.height, 'the link is in sight, too');
});

scene('who has no name yet is asked for it once, when they sit down', async (come) => {
  const [ola, jan] = await Promise.all([come(), come({ ...phone, isNameless: true })]);
  await ola.context.request.put('/api/me', { data: OLA });
  const link = await openTable(ola, { game: 'cukierki', seats: 3 });
  await jan.open(new URL(link).pathname);
  await jan.button('Sit down').click();
  const dialog = jan.page.getByRole('dialog', { name: 'What should the others call you?' });
  await dialog.waitFor();
  await jan.page.keyboard.type('Jan');
  assert.equal(await dialog.getByLabel('Name').inputValue(), 'Jan', 'one can type at once');
  await shootAll(jan, 'ask-name');
  await jan.page.keyboard.press('Enter');
  await ola.page.locator('.seat').getByText('Jan', { exact: true }).waitFor();
});

scene('everybody in the lobby sees what is agreed, and how to play beside it', async (come) => {
  const [ola, jan] = await Promise.all([come(), come()]);
  await ola.context.request.put('/api/me', { data: OLA });
  await jan.context.request.put('/api/me', { data: OLA });
  await joinTable(jan, await openTable(ola, { game: 'candy-match', seats: 3, pace: 'Normal' }));
  await jan.page.getByText('at this table you are Ola 2').waitFor();
  const agreed = jan.page.getByRole('list', { name: 'What is agreed at this table' });
  await agreed.getByText('How to call: First call, then take the cards').waitFor();
  await agreed.getByText('Pace: Normal').waitFor();
  await ola.button('Change the table').click();
  await ola.choose('If somebody is slow', 'No clock');
  await ola.page.getByRole('button', { name: 'Change', exact: true }).click();
  await agreed.getByText('Pace: No clock').waitFor();
  await jan.page.getByRole('status').getByText('Now: Pace: No clock.').waitFor();

  await jan.button('How to play').click();
  const help = jan.page.getByRole('dialog', { name: 'How to play' });
  await help.getByRole('heading', { level: 2 }).nth(1).waitFor();
  await checkAccess(jan, 'lobby-help');
  await shootAll(jan, 'lobby-help');
  await help.getByRole('button', { name: 'Close' }).click();
  await jan.page.getByText('This is you').waitFor();
});

scene('a link shows itself well, in the language of who opened the table', async (come) => {
  const ola = await come({ locale: 'pl-PL' });
  await ola.open('/new?game=candy-match');
  await ola.button('Załóż stolik').click();
  await ola.page.waitForURL(/\/t\//);
  const messenger = await come();
  await messenger.open(new URL(ola.page.url()).pathname);
  const say = (name) =>
    messenger.page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  assert.equal(await say('title'), 'Zagraj z nami w Candy Match!');
  assert.equal(await say('url'), `${messenger.home}${new URL(ola.page.url()).pathname}`);
  const picture = await messenger.context.request.get(await say('image'));
  assert.equal(picture.headers()['content-type'], 'image/png');
  const icons = ['/icons/icon-192.png', '/icons/maskable-512.png', '/icons/apple-touch-icon.png'];
  for (const icon of icons) {
    assert.equal((await messenger.context.request.get(icon)).status(), 200, icon);
  }
});
