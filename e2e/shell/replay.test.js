import assert from 'node:assert/strict';
import { playAnyGame } from '../lib/engine.js';
import { checkAccess, checkWidth, shootAll } from '../lib/look.js';
import { gamesOf, keepForLater, phone, scene } from '../lib/people.js';
import { checkReplay } from '../lib/replay.js';

const fileOf = (text) => ({
  name: 'game.jsonl',
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

scene('the file of a game of each kind is replayed without any network', async (come) => {
  const ola = await come({ ownLine: true });
  const games = await gamesOf(ola);
  await keepForLater(ola);
  ola.cut();
  for (const game of games) {
    await ola.open('/replay');
    await ola.page.locator('input[type=file]').setInputFiles(fileOf(playAnyGame(game)));
    await checkReplay(ola);
    await checkTwoLines(ola);
    await shootAll(ola, `replay-${game}`);
    assert.deepEqual(await checkAccess(ola, `the replay of ${game}`), []);
  }
});

/** On a phone a step of several sentences has two lines, and the buttons have their place all the same. */
async function checkTwoLines({ page }) {
  const before = page.viewportSize();
  await page.setViewportSize(phone.viewport);
  const controls = page.getByRole('region', { name: 'Go through the game' });
  const [lines, spare] = await controls.evaluate((element) => {
    const words = element.querySelector('.words');
    return [
      words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight),
      element.clientHeight - element.scrollHeight,
    ];
  });
  assert.ok(lines > 1.9, `${lines} lines`);
  assert.equal(spare, 0, 'nothing is cut off');
  await page.setViewportSize(before);
}

scene('what is no game of the past is refused with a reason', async (come) => {
  const ola = await come(phone);
  const [game] = await gamesOf(ola);
  const lines = playAnyGame(game).split('\n');
  await ola.open('/replay');
  const file = ola.page.locator('input[type=file]');
  const said = ola.page.getByRole('alert');
  await file.setInputFiles(fileOf('once upon a time'));
  await said.getByText('This is not a file of a finished game').waitFor();
  const broken = [lines[0], '{"seat":0,"action":"dance"}', ...lines.slice(1)];
  await file.setInputFiles(fileOf(broken.join('\n')));
  await said.getByText('line 2').waitFor();
  await checkWidth(ola, 'a refused file');
  await file.setInputFiles(fileOf(lines.join('\n')));
  await ola.page.getByRole('slider').waitFor();
});

/** A game alone that this device has kept. */
const kept = (game, lines) => {
  const seat = (seat, kind, name, level) => ({
    seat,
    kind,
    name,
    color: seat === 0 ? '#c2185b' : '#00796b',
    avatar: seat === 0 ? 'fox' : 'owl',
    level,
  });
  const player = { name: 'Ola', color: '#c2185b', avatar: 'fox' };
  return {
    form: 1,
    id: 'kept',
    setup: { game, player, bots: ['hard'], options: {}, pace: null },
    begun: 1,
    saved: Date.now(),
    lines,
    seat: 0,
    table: {
      id: 'solo',
      game,
      options: {},
      seats: [seat(0, 'person', 'Ola', null), seat(1, 'bot', 'Lulu', 'hard')],
      series: null,
    },
    glance: {
      view: {},
      scores: [7, 3],
      toAct: [],
      over: true,
      ending: { winners: [0], fastest: [] },
    },
  };
};

scene('a game alone is shared by a link; one that leads nowhere says so', async (come) => {
  const ola = await come(phone);
  const lines = playAnyGame('cukierki').trim().split('\n').map(JSON.parse);
  await ola.open('/');
  await ola.page.evaluate(
    (game) => localStorage.setItem('game:kept', JSON.stringify(game)),
    kept('cukierki', lines),
  );
  await ola.open('/games');
  await ola.page.getByRole('article').getByText('Won').waitFor();
  await ola.button('Share the game').click();
  await ola.page.getByText('with the names of all who played').waitFor();
  await ola.button('Make a link').click();
  const link = await ola.page.getByLabel('Link to this game').inputValue();
  await checkWidth(ola, 'sharing a game');
  await shootAll(ola, 'share-game');
  assert.deepEqual(await checkAccess(ola, 'sharing a game'), []);

  const jan = await come();
  await jan.open(new URL(link).pathname);
  await checkReplay(jan);
  await jan.page.getByRole('option', { name: 'Lulu' }).waitFor({ state: 'attached' });
  const whose = jan.page.getByText('names, bots and times are as that device says');
  await whose.waitFor();
  await jan.open(new URL(link).pathname.replace('replay', 't'));
  await whose.waitFor();
  for (const said of ['When they play again', 'Was the deal fair?'])
    assert.equal(await jan.page.getByText(said).count(), 0, said);
  jan.forgive(/404/);
  await jan.open('/replay/0000000000000000');
  await jan.page.getByRole('alert').getByText('This game is not there').waitFor();
});
