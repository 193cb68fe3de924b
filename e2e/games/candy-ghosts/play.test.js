import assert from 'node:assert/strict';
import { checkAccess, checkWidth, shoot, shootAll } from '../../lib/look.js';
import { expectThat, phone, scene } from '../../lib/people.js';
import { CandyGhosts, TouchedCandyGhosts, TypedCandyGhosts } from './table.js';
import { sitAt } from './tables.js';

/** The own turn, and somewhere to go. */
const begins = ({ isMine, isQuiet, places }) => isMine && isQuiet && places.length > 0;

scene(
  'Candy Ghosts: two in the corridor, one of them a bot, on a phone to the end',
  async (come) => {
    const ola = await come(phone);
    await sitAt(ola, 'corridor');
    const table = new TouchedCandyGhosts(ola);
    await table.ready();
    await checkWidth(ola, 'the table on a phone');
    const played = await table.playToEnd(300);
    assert.ok(played.get('walk') >= 3, `Ola has walked: ${[...played]}`);
    await shoot(ola, 'candy-ghosts-end');
  },
);

scene('Candy Ghosts: by keyboard to the end, and nothing serious for axe', async (come) => {
  const ola = await come();
  await sitAt(ola, 'corridor');
  const table = new TypedCandyGhosts(ola);
  await table.ready();
  const found = await checkAccess(ola, 'the choice of characters');
  await table.playUntil(begins, 60);
  found.push(...(await checkAccess(ola, 'the table')));
  await shootAll(ola, 'candy-ghosts-table');
  const played = await table.playToEnd(300);
  assert.ok(played.get('walk') >= 3, `Ola has walked: ${[...played]}`);
  assert.deepEqual(found, []);
});

scene('Candy Ghosts: what ends the turn asks first', async (come) => {
  const ola = await come();
  await sitAt(ola, 'corridor');
  const table = new CandyGhosts(ola);
  await table.ready();
  await table.playUntil(begins, 60);
  const before = await table.words.textContent();
  const { places } = await table.see();
  assert.ok(
    places.every(({ kind }) => kind === 'ends'),
    'behind Start all is dark',
  );
  await table.go(places[0].at);
  await table.button('Yes, go there').waitFor();
  await table.pressButton('Never mind');
  await table.go(places[1].at);
  await table.pressButton('Yes, go there');
  await ola.page
    .getByText(/A light goes on/)
    .first()
    .waitFor();
  assert.notEqual(await table.words.textContent(), before);
  assert.equal(await table.button('Undo').count(), 0, 'what was seen was seen');
});

scene('Candy Ghosts: a far way is walked step by step, and taken back', async (come) => {
  const ola = await come();
  await sitAt(ola, 'rescue');
  const table = new CandyGhosts(ola);
  await table.ready();
  await table.playUntil(begins, 60);
  const before = await table.words.textContent();
  const { places } = await table.see();
  const far = places.find(({ kind, label }) => kind === 'step' && Number(label) >= 2);
  await table.go(far.at);
  // Where a way through the wall is shorter, both are offered.
  if ((await table.see()).isMenu) await table.pressButton(/^Go there/);
  for (let step = Number(far.label); step > 0; step--) {
    await table.pressButton('Undo');
    await expectThat(async () => (await table.see()).isQuiet, 'it is shown');
  }
  await expectThat(async () => (await table.words.textContent()) === before, 'all is as it was');
});

scene('Candy Ghosts: possessed, and a try to shake the ghost off', async (come) => {
  const ola = await come(phone);
  await sitAt(ola, 'possessed');
  const table = new TouchedCandyGhosts(ola);
  await table.ready();
  await table.banner.getByText('A ghost is in you!').waitFor();
  await shoot(ola, 'candy-ghosts-possessed');
  await table.press(table.spot('p0'));
  await table.button(/^Capture/).waitFor();
  await table.pressButton(/^Capture/);
  await ola.page.getByText('No luck.').first().waitFor();
});

scene('Candy Ghosts: a friend is rescued', async (come) => {
  const ola = await come();
  await sitAt(ola, 'rescue');
  const table = new CandyGhosts(ola);
  await table.ready();
  const friend = ola.page.getByRole('list', { name: 'Players' });
  await friend.getByText('possessed').waitFor();
  await table.pressButton(/^Capture/);
  await table.press(table.spot('p1'));
  await ola.page.getByText('It works!').first().waitFor();
  await ola.page
    .getByText(/is free of the ghost!/)
    .first()
    .waitFor();
  await expectThat(async () => (await friend.getByText('possessed').count()) === 0, 'free');
});

for (const boss of ['onna', 'pigin']) {
  scene(`Candy Ghosts: ${boss} enters, and is put where it is best for all`, async (come) => {
    const ola = await come();
    await sitAt(ola, boss);
    const table = new CandyGhosts(ola);
    await table.ready();
    await table.pressButton('Choose well for me');
    await ola.page.locator(`[data-piece=${boss}].stands`).waitFor({ state: 'attached' });
    await shoot(ola, `candy-ghosts-${boss}`);
  });
}
