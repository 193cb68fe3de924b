import assert from 'node:assert/strict';
import { checkAccess, shoot } from '../lib/look.js';
import { expectThat, joinTable, keepForLater, openTable, phone, scene } from '../lib/people.js';

/** How long something may take that happens at once. */
const AT_ONCE = 4_000;

/** Somebody who plays Candy Match without a clock against a bot, and has to turn a card now. */
async function playing(guest) {
  await openTable(guest, { seats: 2, pace: 'No clock' });
  await guest.button(/^Start/).click();
  await guest.button('Turn a card').waitFor();
}

scene('a phone that wakes up with a dead line connects at once', async (come) => {
  const ola = await come({ ownLine: true, ...phone });
  const jan = await come();
  const link = await openTable(jan, { seats: 2, pace: 'No clock' });
  await joinTable(ola, link);
  ola.line.silence();
  await jan.button('Start the game').click();
  await jan.page.getByTestId('banner').waitFor();
  assert.ok(await ola.page.getByText('This is you').isVisible(), 'nobody has told the phone');
  await ola.page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000; // so long it slept
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await ola.page.getByTestId('banner').waitFor({ timeout: AT_ONCE });
});

scene('a lost line is told where it covers nothing, and moves nothing', async (come) => {
  const ola = await come({ ownLine: true, ...phone, viewport: { width: 360, height: 640 } });
  await playing(ola);
  const controls = () =>
    ola.page.evaluate(() =>
      [...document.querySelectorAll('.frame > header :is(a, button)')]
        .filter((control) => control.checkVisibility())
        .map((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          const above = document.elementFromPoint(x + width / 2, y + height / 2);
          return { x, y, width, isFree: control.contains(above) };
        }),
    );
  const before = await controls();
  assert.ok(before.length >= 3 && before.every(({ isFree }) => isFree));
  ola.cut();
  await ola.page.getByTestId('connection').waitFor();
  await shoot(ola, 'stress-lost');
  assert.deepEqual(await controls(), before);
  assert.deepEqual(await checkAccess(ola, 'a lost line'), []);
});

scene('an old tab is told of a newer server, and loads its page', async (come) => {
  const ola = await come(phone);
  await ola.open('/new');
  const build = ola.page.locator('meta[name=build]');
  assert.match(await build.getAttribute('content'), /^[0-9a-f]{16}$/);
  await openTable(ola, { seats: 2, pace: 'No clock' });
  await build.evaluate((meta) => {
    meta.content = 'old';
  });
  await ola.button(/^Start/).click();
  const note = ola.page.getByTestId('newer');
  await note.waitFor();
  await shoot(ola, 'stress-newer');
  assert.deepEqual(await checkAccess(ola, 'a newer page'), []);
  await note.getByRole('button', { name: 'Reload' }).click();
  await ola.button('Turn a card').waitFor();
  assert.equal(await note.count(), 0);
});

scene(
  'a host whose browser remembers nothing stays the host, also after a reload',
  async (come) => {
    const ola = await come();
    await ola.context.addInitScript(() => {
      for (const store of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, store, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    const opening = openTable(ola, { seats: 2 });
    // Nor does it remember a name.
    await ola.button(/^I’ll be /).click();
    await opening;
    for (let visit = 0; visit < 2; visit++) {
      await ola.page.getByText('This is you').waitFor();
      await ola.button(/^Start/).waitFor();
      await ola.page.reload();
    }
    await ola.button(/^Start/).click();
    await ola.page.getByTestId('banner').waitFor();
    await ola.page.reload();
    await ola.page.getByTestId('banner').waitFor();
    assert.equal(await ola.page.getByText('You are watching').count(), 0);
  },
);

scene('who changes their name without a network keeps it', async (come) => {
  const ola = await come({ ownLine: true });
  await ola.open('/');
  await keepForLater(ola);
  const me = () => ola.page.getByRole('navigation').getByRole('button');
  ola.cut();
  await me().click();
  const dialog = ola.page.getByRole('dialog', { name: 'Who are you?' });
  await dialog.getByLabel('Name').fill('Ola from the tunnel');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await ola.open('/settings');
  await me().filter({ hasText: 'Ola from the tunnel' }).waitFor();
  ola.mend();
  await ola.open('/');
  await me().filter({ hasText: 'Ola from the tunnel' }).waitFor();
  await expectThat(
    () =>
      ola.page.evaluate(async () =>
        (await (await fetch('/api/me')).json()).name.includes('tunnel'),
      ),
    'the server knows the new name',
  );
});

scene('what is chosen in one tab counts in the other', async (come) => {
  const ola = await come();
  await ola.open('/settings');
  const other = await ola.context.newPage();
  await other.goto('/settings');
  await ola.choose('Colours', 'Dark');
  await other.locator(':root[data-theme=dark]').waitFor({ state: 'attached' });
  await other.getByRole('group', { name: 'Language' }).getByText('Polski').click();
  await ola.page.getByRole('heading', { name: 'Ustawienia' }).waitFor();
  await ola.page.reload();
  await ola.page.locator(':root[data-theme=dark][lang=pl]').waitFor({ state: 'attached' });
});

scene('what cannot be loaded has a way on', async (come) => {
  const ola = await come({ serviceWorkers: 'block' });
  ola.forgive(/net::ERR_|503|Failed to fetch|dynamically imported|preload/);
  const abort = (route) => route.abort();
  const { context, page } = ola;

  // a game
  const isGame = /\/assets\/(?!messages|words|index).*\.js$/;
  await ola.open('/');
  await context.route(isGame, abort);
  await page.evaluate(() => {
    history.pushState(null, '', '/how/candy-match');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByTestId('load-failed').waitFor();
  await shoot(ola, 'stress-load-failed');
  await context.unroute(isGame);
  await ola.button('Try again').click();
  await page.locator("main a[href='/solo/candy-match']").waitFor();

  // a table, while the server has other troubles
  const tables = /\/api\/tables\/\w+$/;
  await openTable(ola, { seats: 2 });
  await context.route(tables, (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await context.unroute(tables);
  await page.getByText('This is you').waitFor();

  // the words of the page
  await context.route(/\/assets\/words/, abort);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Pick & Mix could not be opened' }).waitFor();
  await shoot(ola, 'stress-no-words');
  await context.unroute(/\/assets\/words/);
  await ola.button('Try again').click();
  await page.locator('input[name=game]').first().waitFor({ state: 'attached' });

  // the page itself
  await context.route(/\/assets\/index.*\.js$/, abort);
  await page.goto('/');
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await shoot(ola, 'stress-no-page');
  await context.unroute(/\/assets\/index.*\.js$/);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('input[name=game]').first().waitFor({ state: 'attached' });
});

scene('a refusal is shown at the banner, and a broken table can be tried again', async (come) => {
  const ola = await come(phone);
  ola.forgive(/./);
  let act = null;
  let isBroken = false;
  let server;
  let client;
  await ola.context.routeWebSocket(/\/api\/socket/, (socket) => {
    client = socket;
    server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.type === 'act' && act === null) {
        act = message;
        const error = { code: 'bad-request', message: 'action is missing' };
        socket.send(JSON.stringify({ type: 'error', ...error, about: 'act', id: act.id }));
      } else {
        server.send(text);
      }
    });
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (isBroken && message.type === 'update') message.view = { phase: message.view.phase };
      client.send(JSON.stringify(message));
    });
  });
  await playing(ola);
  await ola.button('Turn a card').click();
  const refused = ola.page.getByTestId('banner').getByTestId('refused');
  await refused.waitFor();
  await shoot(ola, 'stress-refused');
  assert.match(await refused.innerText(), /Please try it again/);
  assert.deepEqual(await checkAccess(ola, 'a refusal'), []);

  // The table is not locked; what comes back breaks it, and only it.
  isBroken = true;
  await ola.button('Turn a card').click();
  const broken = ola.page.getByTestId('broken');
  await broken.waitFor();
  await shoot(ola, 'stress-broken');
  await broken.getByRole('button', { name: 'Try again' }).click();
  await ola.button('Menu').click();
  await ola.page.keyboard.press('Escape');
  await broken.waitFor();
  isBroken = false;
  await client.close();
  await ola.page.getByRole('region', { name: 'Candy Match table' }).waitFor();
  assert.equal(await broken.count(), 0);
});

scene(
  'a server that cannot write for a while: the table waits, and nothing is lost',
  async (come) => {
    const ola = await come(phone);
    const acts = [];
    let isStalled = false;
    let stall;
    await ola.context.routeWebSocket(/\/api\/socket/, (socket) => {
      const server = socket.connectToServer();
      let last;
      const tell = (message) => socket.send(JSON.stringify(message));
      stall = (is) => {
        isStalled = is;
        tell({ ...last, table: { ...last.table, stalled: is } });
      };
      socket.onMessage((text) => {
        const { type, id } = JSON.parse(text);
        if (type === 'act') acts.push(id);
        if (type !== 'act' || !isStalled) return server.send(text);
        const unknown = { outcome: 'unavailable', seq: 0, error: null, race: null };
        return tell({ type: 'reply', id, ...unknown });
      });
      server.onMessage((text) => {
        const message = JSON.parse(text);
        if (message.type === 'table') last = message;
        socket.send(text);
      });
    });
    await playing(ola);
    stall(true);
    const note = ola.page.getByTestId('connection');
    await note.getByText('The table waits…').waitFor();
    await ola.button('Turn a card').click();
    await expectThat(() => acts.length >= 3, 'it is asked again what has become of the card');
    await shoot(ola, 'stress-stalled');
    assert.equal(await ola.page.getByTestId('refused').count(), 0, 'that is no refusal');
    assert.deepEqual(await checkAccess(ola, 'a stalled table'), []);
    stall(false);
    await note.waitFor({ state: 'detached' });
    await expectThat(
      async () => (await ola.page.locator('.felt .card').count()) > 0,
      'the card is turned',
    );
    assert.equal(new Set(acts).size, 1, 'it was one act all the time');
  },
);

scene('the focus is never lost between pages', async (come) => {
  const ola = await come();
  const { page } = ola;
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body ? 'body' : (activeElement?.tagName ?? 'nothing');
    });
  await ola.open('/');
  const lost = [];
  const look = async (where) => {
    if ((await focused()) === 'body') lost.push(where);
  };
  const go = async (link, heading) => {
    await page.locator(`a[href='${link}']`).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ state: 'attached' });
    await look(link);
  };
  await go('/settings', 'Settings');
  await go('/', 'Sweet games for a good table');
  await page.getByRole('navigation').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await look('the dialog');
  await page.goto('/new');
  await ola.button('Open the table').focus();
  await page.keyboard.press('Enter');
  await page.getByText('This is you').waitFor();
  await look('the lobby');
  await ola.button(/^Start/).focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('banner').waitFor();
  await look('the table');
  assert.deepEqual(lost, []);
});
