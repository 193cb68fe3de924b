import assert from 'node:assert/strict';
import { checkAccess, checkWidth, shoot, shootAll } from '../../lib/look.js';
import { expectThat, joinTable, openTable, phone, playAgain, scene } from '../../lib/people.js';
import { Cukierki, TouchedCukierki, TypedCukierki } from './table.js';

const JAN = { name: 'Jan', color: '#00796b', avatar: 'owl' };

/** What this host opens as a brisk table is a much brisker one: nobody has time to wait. */
async function hurry(host) {
  await host.page.route('**/api/tables', async (route) => {
    const table = route.request().postDataJSON();
    assert.deepEqual(table.clock, { millis: 30_000, bot: 'easy' });
    await route.continue({ postData: { ...table, clock: { ...table.clock, millis: 6_000 } } });
  });
}

scene(
  'Cukierki: two people, one on a phone, and a bot finish a basic game, and begin another',
  async (come) => {
    const [ola, jan] = [await come({ reducedMotion: 'no-preference' }), await come(phone)];
    const link = await openTable(ola, {
      game: 'cukierki',
      seats: 3,
      bots: 1,
      switches: ['Allow hints'],
    });
    await joinTable(jan, link);
    await ola.button('Start the game').click();
    const [here, there] = [new Cukierki(ola), new TouchedCukierki(jan)];
    await Promise.all([here.ready(), there.ready()]);
    await checkWidth(jan, 'the table on a phone');
    const playWithAHint = async () => {
      await here.playUntil(({ isMine }) => isMine, 120);
      await ola.page.locator('[data-tool=hint][aria-disabled=false]').click();
      // Who plays on while it is thought of has had none.
      await ola.page.locator('[data-testid=hint-panel][data-kind=where]').waitFor();
      return here.playToEnd(600);
    };
    const [played] = await Promise.all([playWithAHint(), there.playToEnd(600)]);
    assert.ok(played.get('show') > 3 || played.get('place') > 3, `Ola has placed: ${[...played]}`);
    for (const { page } of [ola, jan]) {
      await page
        .getByTestId('hints-used')
        .getByText(/1 hint\b/)
        .waitFor();
    }
    await shoot(ola, 'cukierki-end');

    await playAgain(jan, ola);
    const begins = ({ isMine, isOver }) => isMine && !isOver;
    await Promise.race([here, there].map((table) => table.playUntil(begins, 120)));
  },
);

scene('Cukierki: at a table with a clock a bot plays for who does nothing', async (come) => {
  const [ola, jan] = [await come(), await come(phone)];
  await jan.context.request.put('/api/me', { data: JAN });
  await hurry(ola);
  const link = await openTable(ola, {
    game: 'cukierki',
    seats: 2,
    options: { 'Time to think': 'Brisk', 'When time is up, who decides?': 'Easy bot' },
  });
  await joinTable(jan, link);
  const terms = jan.page.getByRole('list', { name: 'What is agreed at this table' });
  await terms.getByText('6 seconds for each decision, then an easy bot decides').waitFor();
  await ola.button('Start the game').click();
  const table = new Cukierki(ola);
  await Promise.all([table.ready(), new TouchedCukierki(jan).ready()]);
  await ola.page.getByTestId('time').first().waitFor();
  await shootAll(ola, 'cukierki-clock');

  const note = jan.page.getByText('A bot plays for you.');
  let isAbsent = false;
  const absent = note.waitFor({ timeout: 120_000 }).then(() => {
    isAbsent = true;
  });
  await Promise.all([absent, table.playUntil(() => isAbsent, 120)]);
  const history = ola.page.getByRole('list', { name: 'What happened' });
  const late = history.getByText('Time was up: a bot played for Jan.');
  await expectThat(async () => (await late.count()) >= 2, 'twice it was too late');
  await jan.button('I am back').click();
  await note.waitFor({ state: 'detached' });
});

scene('Cukierki: three people finish an advanced game with walls', async (come) => {
  const people = [await come(), await come(phone), await come()];
  const [ola, jan, eva] = people;
  const link = await openTable(ola, {
    game: 'cukierki',
    seats: 3,
    options: { Rules: 'Advanced (build a wall of candy)' },
  });
  await joinTable(jan, link);
  await joinTable(eva, link);
  await ola.button('Start the game').click();
  const tables = [new Cukierki(ola), new TouchedCukierki(jan), new Cukierki(eva)];
  await Promise.all(tables.map((table) => table.ready()));
  let walls = 0;
  const isOver = (seen) => {
    if (seen.isMine && seen.banner.startsWith('Build your wall!')) walls++;
    return seen.isOver;
  };
  await Promise.all(tables.map((table) => table.playUntil(isOver, 600)));
  assert.ok(walls > 0, 'walls were built');
  await ola.page.getByText('Candies in the wall').first().waitFor();
  await shoot(ola, 'cukierki-advanced-end');
});

scene('Cukierki: by keyboard against a bot, alone, and nothing serious for axe', async (come) => {
  const ola = await come();
  await ola.open('/solo/cukierki');
  const table = new TypedCukierki(ola);
  await table.ready();
  const found = await checkAccess(ola, 'the table');
  await expectThat(async () => (await table.see()).isMine, 'the own turn');
  await shootAll(ola, 'cukierki-table');
  const played = await table.playToEnd(600);
  assert.ok(played.get('place') > 3, `tiles were placed: ${[...played]}`);
  assert.ok(table.stayed > 2, `the keyboard stays on the board: ${table.stayed}`);
  await ola.open('/how/cukierki');
  await shootAll(ola, 'cukierki-how');
  found.push(...(await checkAccess(ola, 'how to play')));
  assert.deepEqual(found, []);
});

scene(
  'Cukierki: who wants to confirm sees the tile first, and the way to the button',
  async (come) => {
    const ola = await come();
    await ola.context.addInitScript(() => {
      localStorage.setItem('settings', JSON.stringify({ confirm: true, speed: 'instant' }));
    });
    await ola.open('/solo/cukierki');
    const table = new Cukierki(ola);
    await table.ready();
    await table.playUntil(({ isMine, tiles }) => isMine && tiles.some(({ fits }) => fits), 600);
    const { tiles, laid: before } = await table.see();
    await table.press(table.hand.nth(tiles.findIndex(({ fits }) => fits)));
    const { places, turned } = await table.see();
    await table.press(ola.page.locator(`.spot[data-cell="${places[0] ?? turned[0]}"]`));
    const here = table.button(/^Place it here · \+\d/);
    await here.waitFor();
    assert.equal((await table.see()).laid, before, 'nothing is laid yet');
    await here.hover();
    await here.click();
    await expectThat(async () => !(await here.isVisible()), 'the tile is laid');
  },
);

scene(
  'Cukierki: a hint goes by Escape, and when the tile that it shows is turned',
  async (come) => {
    const ola = await come();
    await ola.open('/solo/cukierki');
    const table = new Cukierki(ola);
    await table.ready();
    const panel = ola.page.getByTestId('hint-panel');
    const ask = async () => {
      await ola.page.locator('[data-tool=hint][aria-disabled=false]').click();
      await panel.waitFor();
    };
    await ask();
    await ola.page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await ask();
    await ola.button('What should I do?').click();
    await ola.page.locator('[data-testid=hint-panel][data-kind=what]').waitFor();
    const chosen = ola.page.locator('button.tile[aria-pressed=true]');
    // A child takes the tile that is lit, which is chosen already.
    await chosen.click();
    await panel.waitFor();
    await ola.button('Turn the tile').click();
    await panel.waitFor({ state: 'detached' });
    assert.equal(await chosen.count(), 1, 'what is tried stays');
  },
);

scene('Cukierki: a tile can be dragged to its place', async (come) => {
  const ola = await come();
  await ola.open('/solo/cukierki');
  const table = new Cukierki(ola);
  await table.ready();
  await table.playUntil(({ isMine, fitting }) => isMine && fitting > 0, 600);
  const before = (await table.see()).laid;
  const tile = ola.page.locator('button.tile[aria-pressed=true]');
  const spot = ola.page.locator('.spot:not(.turned)').first();
  const { mouse } = ola.page;
  await tile.hover();
  await mouse.down({ button: 'right' });
  await spot.hover();
  assert.equal(await ola.page.locator('.tile.lifted').count(), 0, 'another button drags nothing');
  await mouse.up({ button: 'right' });
  assert.equal((await table.see()).laid, before);
  await tile.dragTo(spot);
  await expectThat(async () => {
    const { laid, isMine, banner } = await table.see();
    return laid !== before || !isMine || banner.startsWith('A cookie!');
  }, 'the tile is laid');
});
