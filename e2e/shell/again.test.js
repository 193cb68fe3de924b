import assert from 'node:assert/strict';
import { CandyGhosts } from '../games/candy-ghosts/table.js';
import { CandyHunters } from '../games/candy-hunters/table.js';
import { CandyMatch } from '../games/candy-match/table.js';
import { Cukierki } from '../games/cukierki/table.js';
import { expectThat, scene } from '../lib/people.js';
import { prepareEnd, sitDown } from '../lib/prepared.js';

const GAMES = [
  { Table: CandyGhosts, game: 'candy-ghosts', seats: 2, options: { rounds: 1 } },
  { Table: CandyHunters, game: 'candy-hunters', seats: 2 },
  { Table: CandyMatch, game: 'candy-match', seats: 3 },
  { Table: Cukierki, game: 'cukierki', seats: 2 },
];
const PATIENCE = 120;

const isKept = ({ page }) => new URL(page.url()).searchParams.get('g');

/** Plays what is left of the game that is open, to the screen of its end; tells which it was. */
async function finish(table) {
  await table.ready();
  if (table instanceof CandyMatch) await table.finish();
  else await table.playToEnd(PATIENCE);
  return isKept(table);
}

/** Presses what begins the next one, and waits until it is there. */
async function next(table, before, name) {
  await table.page.getByRole('button', { name, exact: true }).click();
  await expectThat(() => isKept(table) !== before, 'another game has begun');
  await table.ready();
  assert.equal(await table.page.getByTestId('broken').count(), 0, 'nothing broke');
}

for (const { Table, ...game } of GAMES) {
  scene(`${game.game}: once it is over, it is played again and begun anew`, async (come) => {
    const ola = await come();
    await sitDown(ola, prepareEnd({ ...game, seed: '7' }));
    await ola.open(`/solo/${game.game}`);
    const table = new Table(ola);
    const first = await finish(table);
    await next(table, first, 'Play again');
    const second = isKept(table);
    await ola.button('Menu').click();
    await ola.button('Restart').click();
    await next(table, second, 'Restart');
    await finish(table);
    const places = [ola.button('Show the table'), ola.page.locator('fieldset').first()];
    const [look, choice] = await Promise.all(places.map((place) => place.boundingBox()));
    assert.ok(look.y < choice.y, 'the table is to be seen before one chooses the next game');
  });
}

scene('a series alone gets to its last game, also by way of the home page', async (come) => {
  const ola = await come();
  await sitDown(ola, { ...prepareEnd({ game: 'candy-match', seats: 3, seed: '7' }), series: true });
  await ola.open('/solo/candy-match');
  const table = new CandyMatch(ola);
  await next(table, await finish(table), 'Next game');
  await ola.page.getByText('Game 2', { exact: true }).waitFor();

  // Nobody has done anything in it yet; but in the series they have.
  await ola.link('Home').click();
  await ola.link(/Continue$/).click();
  await ola.button('Go on').click();
  for (let game = 2; ; game++) {
    await ola.page.getByText(`Game ${game}`, { exact: true }).waitFor();
    const ended = await finish(table);
    await ola.link('Watch the replay').waitFor();
    if (await ola.button('A new series').isVisible()) break;
    assert.ok(game < 20, 'the series has an end');
    await next(table, ended, 'Next game');
  }
  await next(table, isKept(table), 'A new series');
  await ola.page.getByText('Game 1', { exact: true }).waitFor();
});
