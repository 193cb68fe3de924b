import assert from 'node:assert/strict';
import { shoot } from '../../lib/look.js';
import { expectThat, joinTable, openTable, scene } from '../../lib/people.js';
import { checkReplay } from '../../lib/replay.js';
import { CandyMatch } from './table.js';

scene(
  'two people and a bot finish a game that a third person watches, and play again',
  async (come) => {
    const [ola, jan, eva] = await Promise.all([
      come({ reducedMotion: 'no-preference' }),
      come(),
      come(),
    ]);

    await ola.open('/');
    await ola.introduceAs('Ola');
    await ola.link('Open a table').first().click();
    const link = await openTable(ola, { seats: 3, bots: 1, pace: 'No clock' });
    await shoot(ola, 'friends-lobby');

    await jan.open(new URL(link).pathname);
    await jan.introduceAs('Jan');
    await joinTable(jan, link);
    await jan.page.getByText('Ola will start the game').waitFor();
    await ola.page.getByText('Everybody is here.').waitFor();
    await eva.open(new URL(link).pathname);
    await eva.page.getByText('All seats are taken').waitFor();

    await ola.button('Start the game').click();
    const tables = [ola, jan, eva].map((guest) => new CandyMatch(guest));
    await Promise.all(tables.map((table) => table.ready()));
    await eva.page.getByText('You are watching').first().waitFor();
    assert.equal((await tables[2].see()).main, '', 'whoever watches has no button');

    // Without a clock nobody turns a card for them; the first cards like a person, the rest quickly.
    const isEnough = ({ isOver, deck }) => isOver || deck < 48;
    await Promise.all(
      tables.slice(0, 2).map(async (table) => {
        await table.playUntil(isEnough, 600);
        await table.finish();
      }),
    );
    await expectThat(async () => (await tables[2].see()).isOver, 'the end for who watches');
    await shoot(ola, 'friends-end');

    const scores = await Promise.all([ola, jan, eva].map(scoresOf));
    assert.deepEqual(scores[1], scores[0], 'Jan sees the scores that Ola sees');
    assert.deepEqual(scores[2], scores[0], 'Eva sees the scores that Ola sees');
    assert.deepEqual(
      Object.keys(scores[0]).filter((name) => ['Ola', 'Jan'].includes(name)).length,
      2,
      JSON.stringify(scores[0]),
    );

    await ola.page.getByText('Was the deal fair?').click();
    await ola.page.getByText('They fit together.').waitFor();

    await eva.link('Watch the replay').click();
    await checkReplay(eva);

    await ola.button('Play again together').click();
    await jan.button('Join the next game').click();
    await Promise.all([tables[0].ready(), tables[1].ready()]);
    const again = await tables[0].see();
    assert.ok(!again.isOver && again.deck > 55, 'a new game begins by itself');
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
