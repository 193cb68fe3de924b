import assert from 'node:assert/strict';
import { shoot } from '../../lib/look.js';
import { expectThat, joinTable, openTable, scene } from '../../lib/people.js';
import { checkReplay } from '../../lib/replay.js';
import { CandyMatch } from './table.js';

scene(
  'two people and a bot play a game of a series that a third person watches, talk, and go on',
  async (come) => {
    const [ola, jan, eva] = await Promise.all([
      come({ reducedMotion: 'no-preference' }),
      come({ isNew: true }),
      come(),
    ]);

    await ola.open('/');
    await ola.introduceAs('Ola');
    await ola.link('Open a table').first().click();
    const link = await openTable(ola, {
      seats: 3,
      bots: 1,
      pace: 'No clock',
      switches: ['Play a series'],
    });
    await ola.page.getByText('Game 1', { exact: true }).waitFor();
    await shoot(ola, 'friends-lobby');

    await jan.open(new URL(link).pathname);
    await jan.introduceAs('Jan');
    await joinTable(jan, link);
    await jan.page.getByText('Ola will start the game').waitFor();
    await ola.page.getByText('Everybody is here.').waitFor();
    await saysHello(jan, ola);
    await eva.open(new URL(link).pathname);
    await eva.page.getByText('All seats are taken').waitFor();

    await ola.button('Start the game').click();
    const tables = [ola, jan, eva].map((guest) => new CandyMatch(guest));
    await Promise.all(tables.map((table) => table.ready()));
    await eva.page.getByText('You are watching').first().waitFor();
    assert.equal((await tables[2].see()).main, '', 'whoever watches has no button');

    await jan.button('Say something to the others').click();
    await shoot(jan, 'friends-phrases');
    await jan.button('Hello!').click();
    for (const { page } of [ola, jan, eva]) {
      await page.getByRole('status').filter({ hasText: 'Jan: Hello!' }).waitFor();
    }
    assert.equal(await ola.page.getByTestId('saying').count(), 0, 'Jan says it where Jan sits');
    await shoot(ola, 'friends-hello');
    await eva.button('Say something to the others').click();
    await eva.page.getByRole('button', { name: '👍' }).click();
    await ola.page.getByRole('status').filter({ hasText: ': 👍' }).waitFor();
    await shoot(ola, 'friends-spectator-says');

    // Without a clock nobody turns a card for them; the first cards like a person, the rest quickly.
    const isEnough = ({ isOver, deck }) => isOver || deck < 54;
    await Promise.all(
      tables.slice(0, 2).map(async (table) => {
        await table.playUntil(isEnough, 600);
        await table.finish();
      }),
    );
    await expectThat(async () => (await tables[2].see()).isOver, 'the end for who watches');
    await shoot(ola, 'friends-end');
    const played = await jan.page.evaluate(() => JSON.parse(localStorage.getItem('coach.games')));
    assert.equal(played['candy-match'].finished, 1, 'Jan is not new to it any more');

    const scores = await Promise.all([ola, jan, eva].map(scoresOf));
    assert.deepEqual(scores[1], scores[0], 'Jan sees the scores that Ola sees');
    assert.deepEqual(scores[2], scores[0], 'Eva sees the scores that Ola sees');
    assert.deepEqual(
      Object.keys(scores[0]).filter((name) => ['Ola', 'Jan'].includes(name)).length,
      2,
      JSON.stringify(scores[0]),
    );

    const standings = await Promise.all([ola, jan, eva].map(standingsOf));
    assert.deepEqual(standings[0], scores[0], 'after the first game the standings are its scores');
    assert.deepEqual(standings[2], standings[0], 'and the same for all');

    await ola.page.getByText('Was the deal fair?').click();
    await ola.page.getByText('They fit together.').waitFor();

    await eva.link('Watch the replay').click();
    await checkReplay(eva);

    await ola.button('Next game').click();
    await jan.button('Join the next game').click();
    await Promise.all([tables[0].ready(), tables[1].ready()]);
    const again = await tables[0].see();
    assert.ok(!again.isOver && again.deck > 55, 'the next game begins by itself');
    await ola.page.getByText('Game 2', { exact: true }).waitFor();
    assert.notEqual(new URL(ola.page.url()).pathname, new URL(link).pathname);
    assert.equal(ola.page.url(), jan.page.url());
  },
);

async function scoresOf({ page }) {
  const table = page.getByRole('table', { name: 'Scores' });
  const names = await table.locator('thead .name').allTextContents();
  const scores = await table.locator('tr').last().locator('td').allTextContents();
  return Object.fromEntries(names.map((name, i) => [name.trim(), Number(scores[i])]));
}

async function standingsOf({ page }) {
  const rows = page.getByRole('table', { name: 'After game 1' }).locator('tbody tr');
  const names = await rows.locator('.name').allTextContents();
  const totals = await rows.locator('.total').allTextContents();
  return Object.fromEntries(names.map((name, i) => [name.trim(), Number(totals[i])]));
}

/** What is said before the game begins stands below the name of whoever says it. */
async function saysHello(speaker, { page }) {
  await speaker.button('Say something to the others').click();
  await speaker.button('Hello!').click();
  const said = page.getByTestId('said').filter({ hasText: 'Hello!' });
  await said.waitFor();
  const [name, words] = await said.evaluate((element) =>
    [element.parentElement.querySelector('strong'), element].map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  assert.ok(words.top >= name.bottom - 1, 'the name stays to be read');
}
