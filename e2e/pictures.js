// README's pictures, made anew from the real pages: `./picknmix pictures`. Each is a game against
// bots some way in, always the same one while the rules, the bots and the page are the same.
// `node pictures.js candy-match` takes those of one game only; without a name also those that go with
// links, and the app's icons, are taken (lib/previews.js).
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from './lib/install.js';
import { stopsAtTheEnd } from './lib/stops.js';

/** The own turn begins, in the middle of the house and with ghosts about. */
const HOUSE = {
  game: 'candy-ghosts',
  options: { ghosts: 'lazy' },
  isReady: ({ view: { phase, turn, pending, rooms, ghosts } }) =>
    phase === 'turn' &&
    pending.length === 0 &&
    turn.ap === turn.full &&
    rooms.filter(({ up }) => up).length >= 4 &&
    ghosts.filter(({ at }) => /^\d/.test(at ?? '')).length >= 2 &&
    ghosts.every(({ host }) => host !== 0),
  ready: 'text=Your turn',
};

/** Chosen by eye, for a table on which something goes on. */
const PICTURES = [
  {
    game: 'candy-match',
    seats: 4,
    seed: '1',
    actions: 40,
    // anybody's turn
    ready: 'ol li:nth-child(2)',
  },
  { game: 'cukierki', seats: 3, seed: '1', actions: 20 },
  { game: 'candy-hunters', seats: 3, seed: '1', actions: 80 },
  { ...HOUSE, seats: 3, seed: '2' },
  { ...HOUSE, seats: 2, seed: '1', phone: true, dark: true },
];

const OLA = { name: 'Ola', color: '#7b1fa2', avatar: 'lollipop' };
const LANDED = 2_500;

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

install();
const { chromium } = await import('playwright-core');
const { startBrowser } = await import('./lib/browser.js');
const { startServer } = await import('./lib/server.js');
const { prepare, prepareWhen, sitDown } = await import('./lib/prepared.js');
const { takeIcons, takePreviews } = await import('./lib/previews.js');

const [, , only] = process.argv;
const wanted = PICTURES.filter(({ game }) => !only || game === only);
const stops = stopsAtTheEnd();
let status = 1;
try {
  mkdirSync(file('target'), { recursive: true });
  const server = await startServer(file('target'));
  stops.add(server.stop);
  const { address, stop } = await startBrowser();
  stops.add(stop);
  process.env.PICKNMIX_SERVER = server.address;
  const { Guest } = await import('./lib/people.js');
  const browser = await chromium.connect(address);
  for (const picture of wanted) await take(await Guest.come(browser, looks(picture)), picture);
  if (!only) {
    await takePreviews(browser, server.address, file('../client/public/previews'));
    await takeIcons(browser, file('../client/public/icon.svg'), file('../client/public/icons'));
  }
  status = 0;
} catch (error) {
  console.error(error.message);
} finally {
  await stops.stop();
}
process.exit(status);

/** A laptop by day, unless the picture says otherwise. */
function looks({ phone, dark }) {
  return {
    ...(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {}),
    colorScheme: dark ? 'dark' : 'light',
  };
}

async function take(guest, picture) {
  const { page } = guest;
  await guest.context.request.put('/api/me', { data: OLA });
  await guest.open('/');
  await sitDown(guest, picture.isReady ? prepareWhen(picture) : prepare(picture));
  await page.goto(`/solo/${picture.game}`);
  // The bots go on until it is the own turn; then whatever flies has landed.
  await page.locator(picture.ready ?? '[data-testid=banner].mine').waitFor();
  await page.waitForTimeout(LANDED);
  const path = `docs/${picture.game}${picture.phone ? '-phone' : ''}.png`;
  await page.screenshot({ path: file(`../${path}`) });
  await guest.context.close();
  console.log(path);
}
