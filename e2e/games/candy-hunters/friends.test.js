import assert from 'node:assert/strict';
import { checkWidth, shoot } from '../../lib/look.js';
import { joinTable, openTable, phone, playAgain, scene } from '../../lib/people.js';
import { CandyHunters, TouchedCandyHunters } from './table.js';

const openTown = (host, options) => openTable(host, { game: 'candy-hunters', ...options });

scene(
  'Candy Hunters: two people, one on a phone, and a bot, with all extras, to the end',
  async (come) => {
    const [ola, jan] = [await come(), await come(phone)];
    const link = await openTown(ola, {
      seats: 3,
      bots: 1,
      switches: ['Haunted patterns', 'The Large Ghost'],
    });
    await joinTable(jan, link);
    await ola.button('Start the game').click();
    const [here, there] = [new CandyHunters(ola), new TouchedCandyHunters(jan)];
    await Promise.all([here.ready(), there.ready()]);
    await checkWidth(jan, 'the table on a phone');
    here.beforeScore = () => shoot(ola, 'candy-hunters-score');
    there.beforeScore = async () => {
      await shoot(jan, 'candy-hunters-score-phone');
      await checkWidth(jan, 'a pattern to score on a phone');
    };
    const [played, touched] = await Promise.all([here.playToEnd(600), there.playToEnd(600)]);
    assert.ok(played.get('kid') > 0, `Ola has sent kids: ${[...played]}`);
    assert.ok(touched.get('send') > 0, `Jan has sent kids with a finger: ${[...touched]}`);
    await ola.page.getByRole('rowheader', { name: 'Haunted patterns' }).waitFor();
    await shoot(ola, 'candy-hunters-end');

    await playAgain(ola, jan);
    await Promise.all([here.ready(), there.ready()]);
  },
);
