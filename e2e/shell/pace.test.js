import assert from 'node:assert/strict';
import { Cukierki } from '../games/cukierki/table.js';
import { expectThat, scene } from '../lib/people.js';
import { prepare, sitDown } from '../lib/prepared.js';

/** So long one looks at what a bot does; a busy machine may be late, but it is never early. */
const A_LOOK = 1_100;

/** In the browser: remembers when lines came to the history. */
function watchHistory() {
  window.lines = [];
  setInterval(() => {
    const count = document.querySelectorAll('ol[aria-label="What happened"] > li').length;
    if (count !== window.lines.at(-1)?.count) window.lines.push({ count, at: performance.now() });
  }, 20);
}

scene(
  'what bots do is shown one thing after the other; a press hurries, and so does a key',
  async (come) => {
    const ola = await come({ speed: 'normal' });
    const { page } = ola;
    await page.addInitScript(watchHistory);
    await sitDown(ola, prepare({ game: 'cukierki', seats: 4, seed: 'c0ffee', actions: 9 }));
    await ola.open('/solo/cukierki');
    const table = new Cukierki(ola);
    await table.ready();
    const more = page.getByTestId('more');
    const rows = page.getByRole('list', { name: 'What happened' }).getByRole('listitem');

    await more.waitFor();
    // Before the first thing there is no list, then an empty one.
    const came = await expectThat(async () => {
      const times = await page.evaluate(() => window.lines.slice(2).map(({ at }) => at));
      return times.length > 1 && times;
    }, 'some things were told');
    const gaps = came.slice(1).map((at, i) => at - came[i]);
    assert.ok(
      gaps.every((gap) => gap >= A_LOOK),
      `there is time to look: ${gaps.map(Math.round)}`,
    );
    const told = await rows.last().elementHandle();
    await page.locator('.stage').click({ position: { x: 12, y: 12 } });
    await expectThat(async () => (await more.count()) === 0, 'all is shown');
    assert.ok(
      await told.evaluate((row) => row.isConnected),
      'lines that were told stay who they are',
    );

    // The own turn comes as soon as the bots are done, and what one does is shown at once.
    await table.playUntil((seen) => seen.isMine, 30);
    const before = (await table.see()).laid;
    await table.playUntil((seen) => seen.laid !== before || !seen.isMine, 20);
    await expectThat(
      () => page.evaluate(() => document.activeElement?.closest('section.table') != null),
      'the focus stays at the table',
    );
    await more.waitFor();
    await page.keyboard.press('Space');
    await expectThat(async () => (await more.count()) === 0, 'a key hurries');
  },
);
