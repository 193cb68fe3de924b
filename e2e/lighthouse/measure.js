// What Lighthouse says of the home page and of a table of each game, as it throttles by default: a
// slow phone on a slow line. `./picknmix lighthouse`; fails below 95. Not among the tests: its times
// depend on how busy the machine is.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../lib/install.js';
import { stopsAtTheEnd } from '../lib/stops.js';

const LEAST = 95;
/** A page's scores are those of the middle one of so many runs, as Lighthouse itself advises. */
const RUNS = 5;
const WANTED = ['performance', 'accessibility', 'best-practices'];

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const reports = folder('../target/lighthouse');

install();
install(folder('.'));
const { default: lighthouse } = await import('lighthouse');
const { launch } = await import('chrome-launcher');
const { FLAGS, findChromium } = await import('../lib/browser.js');
const { startServer } = await import('../lib/server.js');

mkdirSync(reports, { recursive: true });
const stops = stopsAtTheEnd();
let low = 1;
try {
  const server = await startServer(folder('../target'));
  stops.add(server.stop);
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...FLAGS],
  });
  stops.add(() => chrome.kill());
  low = 0;
  for (const [name, path] of Object.entries(await pagesOf(server.address))) {
    low += await measure(name, server.address + path, chrome.port);
  }
} catch (error) {
  console.error(error.message);
} finally {
  await stops.stop();
}
process.exit(low === 0 ? 0 : 1);

/** The home page, and a running table of each game, with bots alone. */
async function pagesOf(server) {
  const pages = { home: '/' };
  const games = await (await fetch(`${server}/api/games`)).json();
  for (const { id } of games) {
    const answer = await fetch(`${server}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: id, seats: 3, bots: { 1: 'easy', 2: 'easy' }, start: true }),
    });
    if (!answer.ok) throw new Error(`no table of ${id}: ${await answer.text()}`);
    pages[id] = `/t/${(await answer.json()).table.id}`;
  }
  return pages;
}

/** Prints and keeps what was found; how many scores are too low. */
async function measure(name, url, port) {
  const runs = [];
  for (let tries = 0; runs.length < RUNS && tries < 2 * RUNS; tries++) {
    const run = await lighthouse(url, {
      port,
      output: 'html',
      onlyCategories: WANTED,
      logLevel: 'error',
    });
    // Now and then a browser paints nothing at all while it is looked at.
    if (run.lhr.categories.performance.score !== null) runs.push(run);
  }
  if (runs.length < RUNS) throw new Error(`${name} could not be measured`);
  runs.sort((a, b) => a.lhr.categories.performance.score - b.lhr.categories.performance.score);
  const { lhr, report } = runs[Math.floor(RUNS / 2)];
  writeFileSync(join(reports, `${name}.html`), report);
  const scores = WANTED.map((one) => Math.round(lhr.categories[one].score * 100));
  console.log(`${name}: ${WANTED.map((one, i) => `${one} ${scores[i]}`).join(', ')}`);
  for (const { id, title, score, displayValue } of Object.values(lhr.audits)) {
    if (score !== null && score < 0.9) console.log(`  ${id} ${displayValue ?? ''} ${title}`);
  }
  return scores.filter((score) => score < LEAST).length;
}
