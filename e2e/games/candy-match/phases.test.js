import assert from 'node:assert/strict';
import { checkAccess, shootAll } from '../../lib/look.js';
import { expectThat, joinTable, openTable, scene } from '../../lib/people.js';
import { CandyMatch, findMatch, findMistake, reveal } from './table.js';

scene(
  'every phase of the table: pictures by day and night, and nothing serious for axe',
  async (come) => {
    const [ola, jan] = [await come(), await come()];
    const found = [];
    const look = async (name, ...people) => {
      for (const [who, guest] of people) {
        await shootAll(guest, `table-${name}-${who}`);
        found.push(...(await checkAccess(guest, `${name}, ${who}`)));
      }
    };
    const [host, guest] = [
      ['host', ola],
      ['guest', jan],
    ];

    const link = await openTable(ola, { seats: 2, pace: 'No clock' });
    await jan.open(new URL(link).pathname);
    await look('1-lobby', host, guest);
    await joinTable(jan, link);
    await look('2-full', host);
    await ola.button('Start the game').click();
    const [here, there] = [new CandyMatch(ola), new CandyMatch(jan)];
    await Promise.all([here.ready(), there.ready()]);
    await look('3-start', host);

    const phase = (table, wanted) =>
      expectThat(async () => (await table.see()).phase === wanted, `the phase ${wanted}`);

    // After the match there must be cards left for a wrong call.
    let match = null;
    while (!match || (await here.see()).cards.length < Math.max(5, match.length + 2)) {
      await reveal(here, there);
      match = findMatch((await here.see()).cards);
    }
    await look('4-open', host);
    await here.mark(match);
    await here.press(here.main);
    await Promise.all([phase(here, 'picking'), phase(there, 'picking')]);
    await look('5-picking', host, guest);
    await here.press(here.main);
    await phase(here, 'open');
    await look('6-matched', guest);

    await there.press(there.main);
    await phase(there, 'picking');
    const [one, other] = findMistake((await there.see()).cards);
    await there.mark([one]);
    assert.equal((await there.see()).canPressMain, false, 'one card is no match');
    await there.mark([other]);
    await there.press(there.main);
    await Promise.all([phase(here, 'penalty'), phase(there, 'penalty')]);
    for (const table of [here, there]) {
      assert.match((await table.see()).mistake, /^Left over: \w/, 'everybody sees why');
    }
    await look('7-penalty', host, guest);
    const gift = (await here.see()).cards.find(({ pickable }) => pickable);
    await here.press(here.card(gift.place));
    await phase(here, 'open');

    await Promise.all([here.revealAll(), there.revealAll()]);
    await phase(there, 'last-check');
    await look('8-last-check', host);
    await here.press(here.say('No more matches'));
    await there.press(there.say('No more matches'));
    await Promise.all([
      ola.button('Play again together').waitFor(),
      jan.button('Play again together').waitFor(),
    ]);
    await ola.page.getByText('Was the deal fair?').click();
    await ola.page.getByText('They fit together.').waitFor();
    await look('9-end', host);
    await jan.page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await ola.button('Play again together').click();
    await jan.link(/Go back/).click();
    await Promise.all([here.ready(), there.ready()]);
    assert.deepEqual(found, []);
  },
);
