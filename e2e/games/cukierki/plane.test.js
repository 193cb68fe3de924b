import assert from 'node:assert/strict';
import { expectThat, phone, scene } from '../../lib/people.js';
import { Cukierki, TouchedCukierki } from './table.js';

/** Where the board is in its window, and how large. */
const look = ({ page }) =>
  page.locator('.world').evaluate((world) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(world).transform);
    return { scale: a, x: e, y: f };
  });

/** Alone at a table, with a tile in hand that fits somewhere as it is turned. */
async function begin(Table, guest) {
  await guest.open('/solo/cukierki');
  const table = new Table(guest);
  await table.ready();
  await table.playUntil(({ isMine, fitting }) => isMine && fitting > 0, 600);
  return table;
}

const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
const isClose = (a, b) => Math.abs(a - b) < 0.5;

scene('Plane: a mouse moves it without pressing, and presses afterwards', async (come) => {
  const ola = await come();
  const table = await begin(Cukierki, ola);
  const { mouse } = ola.page;
  const spot = table.page.locator('.spot:not(.turned)').first();
  const before = await look(ola);
  const { laid, tiles } = await table.see();
  const from = middleOf(await spot.boundingBox());
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + 40, from.y - 30, { steps: 4 });
  await mouse.up();
  const after = await look(ola);
  assert.ok(isClose(after.x, before.x + 40) && isClose(after.y, before.y - 30), 'it has moved');
  assert.equal((await table.see()).laid, laid, 'and nothing was laid');

  await mouse.down({ button: 'right' });
  await mouse.move(from.x + 90, from.y, { steps: 3 });
  await mouse.up({ button: 'right' });
  assert.deepEqual(await look(ola), after, 'another button moves nothing');

  const to = middleOf(await spot.boundingBox());
  await mouse.click(to.x, to.y);
  // The board may be as large as before: who lays a tile may take another.
  await expectThat(async () => {
    const seen = await table.see();
    return seen.tiles.length < tiles.length || seen.laid !== laid || !seen.isMine;
  }, 'the tile is laid');
});

scene('Plane: keys bring a place into sight that is out of it', async (come) => {
  // So low that the page could scroll.
  const ola = await come({ viewport: { width: 1280, height: 560 } });
  const table = await begin(Cukierki, ola);
  const window = await ola.page.locator('.view').boundingBox();
  const scrolled = () => ola.page.evaluate(() => scrollY);
  const before = await scrolled();
  // As close as it goes, and as far away as it goes.
  await ola.page.mouse.move(window.x + 40, window.y + 40);
  await expectThat(async () => {
    await ola.page.mouse.wheel(0, -400);
    return (await look(ola)).scale > 1.59;
  }, 'the wheel brings it close');
  await ola.page.mouse.down();
  await ola.page.mouse.move(window.x + 2_000, window.y + 2_000, { steps: 3 });
  await ola.page.mouse.up();
  const far = await look(ola);
  assert.ok(far.x < window.width && far.y < window.height, 'the board stays in reach');
  await ola.page.keyboard.press('b');
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown']) {
    await ola.page.keyboard.press(key);
    const { x, y } = middleOf(await table.page.locator('.spot:focus').boundingBox());
    assert.ok(x > window.x && x < window.x + window.width, `${key}: the place can be seen`);
    assert.ok(y > window.y && y < window.y + window.height, `${key}: the place can be seen`);
  }
  assert.equal(await scrolled(), before, 'the page itself has not moved');
  await ola.button('Show everything').click();
  await expectThat(async () => (await look(ola)).scale < 1.59, 'all of it is seen again');
});

scene('Plane: two fingers move it and zoom it at once', async (come) => {
  const jan = await come(phone);
  await begin(TouchedCukierki, jan);
  const { x, y } = middleOf(await jan.page.locator('.view').boundingBox());
  const { x: left, y: top } = await jan.page.locator('.view').boundingBox();
  const line = await jan.context.newCDPSession(jan.page);
  const touch = (type, ...points) =>
    line.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const before = await look(jan);
  await touch('touchStart', [x - 40, y]);
  await touch('touchStart', [x - 40, y], [x + 40, y]);
  await touch('touchMove', [x - 40, y + 10], [x + 56, y + 10]);
  await touch('touchEnd');
  const after = await expectThat(async () => {
    const now = await look(jan);
    return now.scale !== before.scale && now;
  }, 'it has grown');
  assert.ok(isClose(100 * after.scale, 120 * before.scale), `${after.scale} is 1.2 times larger`);
  // What was between the fingers still is.
  const place = ({ scale, x, y }, at) => [(at.x - left - x) / scale, (at.y - top - y) / scale];
  const [was, is] = [place(before, { x, y }), place(after, { x: x + 8, y: y + 10 })];
  assert.ok(isClose(was[0], is[0]) && isClose(was[1], is[1]), `${was} is now ${is}`);
});
