import assert from 'node:assert/strict';
import { scene } from '../lib/people.js';
import { inexcusable } from '../monkey/excuses.js';
import { glanceAt, lookAt } from '../monkey/pressable.js';

const LUCK = { which: 0.5, where: 0.3 };
/** With an icon, so that no browser looks for one. */
const HEAD = '<!doctype html><title>-</title><link rel="icon" href="data:,">';
/** What lies at every table at any time. */
const ALWAYS = `
  <header><a href="/">Home</a><button>Menu</button></header>
  <ul class="seats"><li><button>Lulu</button></li></ul>
  <div class="history"><button>Lulu placed a tile</button></div>
  <label class="keys"><input type="checkbox">Keys</label>`;
const tableOf = (kind, more = '') =>
  `${ALWAYS}<main><section class="table">
    <div class="banner ${kind}" data-testid="banner"><p class="words">Whose turn?</p></div>${more}
  </section></main>`;

scene('a monkey sees whether there is a way on, and what a page says', async (come) => {
  const { page } = await come();
  const at = async (path, body, see = (page) => lookAt(page, LUCK)) => {
    await page.unroute('**');
    await page.route('**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `${HEAD}${body}` }),
    );
    await page.goto(path);
    return see(page);
  };
  const button = '<button class="button">Place it</button>';
  const cover = '<div style="position: fixed; inset: 0"></div>';

  const stuck = await at('/solo/cukierki', tableOf('mine'));
  assert.deepEqual([stuck.hasWay, stuck.turn], [false, 'own'], 'nothing to do in the own turn');
  assert.equal((await at('/solo/cukierki', tableOf('mine', button))).hasWay, true);
  const covered = await at('/solo/cukierki', tableOf('mine', button + cover));
  assert.deepEqual([covered.hasWay, covered.point], [false, null], 'all of it is covered');
  const below = `<div style="height: 300vh"></div>${button}`;
  assert.equal((await at('/solo/cukierki', tableOf('mine', below))).hasWay, true, 'out of sight');
  assert.equal((await at('/games', '<main><a href="/">Home</a></main>')).hasWay, true);
  assert.equal((await at('/games', ALWAYS)).hasWay, false, 'a page without anything of its own');

  const dialogs = `<dialog>${button}</dialog><dialog style="position: fixed; inset: 0">Below</dialog>
    <script>for (const one of [...document.querySelectorAll('dialog')].reverse()) one.showModal()</script>`;
  assert.equal((await at('/t/1', tableOf('calm') + dialogs)).hasWay, true, 'in the upper dialog');

  const told = async (kind, more) => (await at('/t/1', tableOf(kind, more), glanceAt)).turn;
  assert.equal(await told('calm'), 'others');
  assert.equal(await told('call', '<button class="main picking">Take</button>'), 'own');
  assert.equal(await told('calm', '<dialog open>Menu</dialog>'), null, 'something lies on top');
  assert.equal(
    (await at('/replay', tableOf('calm'), glanceAt)).turn,
    null,
    'nobody plays on there',
  );
  assert.equal((await at('/t/1', tableOf('calm'), glanceAt)).said.trim(), 'Whose turn?');

  const failing = `<p class="notice bad">This is not a file</p>
    <p class="notice" role="alert">This game is no longer kept on this device.</p>
    <p class="notice">Two people watch</p>`;
  const { failures } = await at('/replay', failing, glanceAt);
  assert.deepEqual(inexcusable(failures), ['This is not a file']);
});
