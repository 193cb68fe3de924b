import assert from 'node:assert/strict';
import { checkAccess, checkWidth, shoot } from '../../lib/look.js';
import { expectThat, joinTable, openTable, phone, playAgain, scene } from '../../lib/people.js';
import { CandyGhosts, TouchedCandyGhosts } from './table.js';

const REST = 'Move the rest sensibly';

async function start(ola, jan, link) {
  await joinTable(jan, link);
  await ola.button('Start the game').click();
  const tables = [new CandyGhosts(ola), new TouchedCandyGhosts(jan)];
  await Promise.all(tables.map((table) => table.ready()));
  return tables;
}

scene(
  'Candy Ghosts: where anyone moves the ghosts, one does, and the other sees it',
  async (come) => {
    const [ola, jan] = [await come(), await come(phone)];
    const link = await openTable(ola, {
      game: 'candy-ghosts',
      seats: 2,
      options: { Ghosts: 'Lazy', 'Who moves the ghosts': 'Anyone, together' },
    });
    const tables = await start(ola, jan, link);
    const isAsked = ({ buttons }) => buttons.some((name) => name.startsWith(REST));
    await Promise.all(tables.map((table) => table.playUntil(isAsked, 120)));
    const [here, there] = tables;
    await shoot(ola, 'candy-ghosts-anyone');
    await there.pressButton(REST);
    await expectThat(async () => !isAsked(await here.see()), 'nothing is left to move');
    await ola.page
      .getByText(/sends ghost|floats to/)
      .first()
      .waitFor();
    await ola.page.getByText('Round 2').first().waitFor();
  },
);

scene(
  'Candy Ghosts: a Night Gallery with roles, arranged by the host, to its dawn and another',
  async (come) => {
    const [ola, jan] = [await come(), await come(phone)];
    await ola.open('/new?game=candy-ghosts');
    await ola.choose('Seats (including yours)', '2');
    await ola.choose('Story', 'The Night Gallery');
    for (const name of ['Secret roles', 'Arrange the rooms yourself']) {
      await ola.page.getByText(name, { exact: true }).click();
    }
    const rooms = ola.page
      .getByRole('group', { name: 'The gallery from above' })
      .getByRole('button', { name: /row \d, column \d/ });
    await rooms.first().click();
    await rooms.last().click();
    await ola.page.getByText(/have changed places/).waitFor({ state: 'attached' });
    await ola.page.getByText(/^With as few items as possible: \d+ items? to turn over/).waitFor();
    const found = await checkAccess(ola, 'a gallery that is arranged');
    await shoot(ola, 'candy-ghosts-arrange');
    await ola.page.getByText('More rules for this table').click();
    await ola.page.getByLabel('Dawn comes after so many rounds').fill('1');
    await ola.button('Open the table').click();
    const link = await ola.page.getByLabel('Link to this table').inputValue();

    const [here, there] = await start(ola, jan, link);
    const haveChosen = ({ banner }) => banner !== '' && !/choosing|want to be/.test(banner);
    await Promise.all([here, there].map((table) => table.playUntil(haveChosen, 60)));
    await ola.button('Look at your secret role').click();
    await ola.button('Hide it again').waitFor();
    await checkWidth(jan, 'the gallery on a phone');
    await shoot(jan, 'candy-ghosts-gallery-phone');
    await Promise.all([here.playToEnd(180), there.playToEnd(180)]);
    await shoot(ola, 'candy-ghosts-roles-end');
    await playAgain(jan, ola);
    await Promise.all([here, there].map((table) => table.playUntil(haveChosen, 60)));
    assert.deepEqual(found, []);
  },
);
