// Monkeys that press whatever the pages offer, for as long as one likes: `./picknmix monkey`. The short
// form of it is a browser test (shell/monkey.test.js).
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { install } from './lib/install.js';
import { stopsAtTheEnd } from './lib/stops.js';

/** So many at once keep two cores busy. */
const AT_ONCE = 4;
/** A monkey begins anew in a new browser after so long, in milliseconds. */
const LIFE = 180_000;

const { minutes, seed } = chosen();
install();
const { chromium } = await import('playwright-core');
const { startBrowser } = await import('./lib/browser.js');
const { startServer } = await import('./lib/server.js');

const folder = fileURLToPath(new URL('target/monkey', import.meta.url));
mkdirSync(folder, { recursive: true });
const stops = stopsAtTheEnd();
let found = 1;
try {
  const server = await startServer(folder);
  stops.add(server.stop);
  const { address, stop } = await startBrowser();
  stops.add(stop);
  process.env.PICKNMIX_SERVER = server.address;
  process.env.PICKNMIX_BROWSER = address;
  found = await letThemPlay(await chromium.connect(address));
} catch (error) {
  console.error(error);
} finally {
  await stops.stop();
}
process.exit(found === 0 ? 0 : 1);

/** Lets some play at once until the time is up; how many found something. */
async function letThemPlay(browser) {
  const { Guest } = await import('./lib/people.js');
  const { Company } = await import('./monkey/company.js');
  const { monkeyOf } = await import('./monkey/troop.js');
  const company = new Company();
  const end = Date.now() + minutes * 60_000;
  let next = seed;
  let presses = 0;
  const found = [];
  const live = async () => {
    while (Date.now() < end && browser.isConnected()) {
      const own = next++;
      let guest;
      let monkey;
      const come = async (options) => {
        guest = await Guest.come(browser, options);
        return guest;
      };
      try {
        monkey = await monkeyOf(come, own, company);
        await monkey.playUntil(Math.min(end, Date.now() + LIFE));
      } catch (error) {
        found.push(own);
        console.log(`${error.message}\n`);
        await guest?.page
          .screenshot({ path: `${folder}/found-${own}.png`, timeout: 10_000 })
          .catch(() => {});
      } finally {
        presses += monkey?.presses ?? 0;
        company.leave(monkey);
        await guest?.context.close();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, live));
  if (!browser.isConnected()) throw new Error('the browser has ended');
  const monkeys = `${next - seed} monkeys pressed ${presses} times in ${minutes} minutes`;
  console.log(`${monkeys}; ${found.length} found something: seeds ${found.join(', ') || 'none'}`);
  return found.length;
}

function chosen() {
  try {
    const { values } = parseArgs({
      options: { minutes: { type: 'string' }, seed: { type: 'string' } },
    });
    const minutes = Number(values.minutes ?? 60);
    const seed = Number(values.seed ?? 1);
    if (!(minutes > 0)) throw new Error(`--minutes takes a number: '${values.minutes}'`);
    if (!Number.isInteger(seed) || seed < 0)
      throw new Error(`--seed takes a whole number: '${values.seed}'`);
    return { minutes, seed };
  } catch (error) {
    console.error(`${error.message}\nTry: picknmix monkey --help`);
    process.exit(2);
  }
}
