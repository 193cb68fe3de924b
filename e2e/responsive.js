// How long the page's main thread is busy at a stretch on a phone, and how long bots think there:
// `./picknmix responsive`. A processor of a quarter of the speed, in Chromium, while a review runs and
// while hard bots think in a game against them. Prints figures; how fast a machine is, is no test.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from './lib/install.js';
import { stopsAtTheEnd } from './lib/stops.js';

const SLOWER = 4;
const GAMES = ['cukierki', 'candy-hunters', 'candy-ghosts'];
/** What is looked at of a game against bots, in milliseconds. */
const PLAYED = 25_000;
const PHONE = { width: 390, height: 844 };

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

install();
const { chromium } = await import('playwright-core');
const { startBrowser } = await import('./lib/browser.js');
const { startServer } = await import('./lib/server.js');
const { playAnyGame } = await import('./lib/engine.js');

const stops = stopsAtTheEnd();
let status = 1;
try {
  mkdirSync(file('target'), { recursive: true });
  const server = await startServer(file('target'));
  stops.add(server.stop);
  const { address, stop } = await startBrowser();
  stops.add(stop);
  const browser = await chromium.connect(address);
  for (const game of GAMES) {
    await measure(browser, server.address, `review of ${game}`, (page, trace) =>
      review(page, game, trace),
    );
    await measure(browser, server.address, `hard bots at ${game}`, (page, trace) =>
      play(page, game, trace),
    );
  }
  status = 0;
} catch (error) {
  console.error(error);
} finally {
  await stops.stop();
}
process.exit(status);

/** Does something on a slow phone, and prints its longest tasks and what bots thought. */
async function measure(browser, baseURL, what, task) {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'en-GB',
  });
  context.setDefaultTimeout(300_000);
  await context.addInitScript(noteThinking);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const tasks = await task(page, () => trace(devtools));
  const thoughts = await page.evaluate(() => globalThis.thoughts);
  const [longest = 0, next = 0] = tasks.sort((a, b) => b - a);
  const late = tasks.filter((millis) => millis >= 50).length;
  console.log(
    `${what.padEnd(28)} longest task ${longest.toFixed(0)} ms, next ${next.toFixed(0)} ms, ` +
      `${late} of ${tasks.length} over 50 ms; ` +
      `bots thought ${thoughts.length} times, at most ${Math.max(0, ...thoughts).toFixed(0)} ms`,
  );
  await context.close();
}

/** In the browser: how long the engine takes to answer for a bot. */
function noteThinking() {
  globalThis.thoughts = [];
  const begun = new Map();
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.text?.includes('"cmd":"react"')) {
      begun.set(message.id, performance.now());
      this.addEventListener('message', ({ data }) => {
        if (!begun.has(data.id) || data.text === undefined) return;
        globalThis.thoughts.push(performance.now() - begun.get(data.id));
        begun.delete(data.id);
      });
    }
    post.call(this, message, ...rest);
  };
  const played = { started: 1, finished: 1 };
  const games = ['cukierki', 'candy-hunters', 'candy-ghosts'].map((game) => [game, played]);
  localStorage.setItem('coach.games', JSON.stringify(Object.fromEntries(games)));
  for (const [game] of games) {
    localStorage.setItem(`solo.${game}`, JSON.stringify({ own: 1, bots: 2, level: 'hard' }));
  }
}

/** Playwright brings scripts of its own into the page, which is no task of ours: they come before. */
function bringScripts(page) {
  return page.waitForFunction(() => true);
}

/** Notes the tasks of the main thread from now on; what it returns ends that and tells how long they were. */
async function trace(devtools) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
    },
  });
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    devtools.off('Tracing.dataCollected', collect);
    const names = events.filter(({ name, args }) => name === 'thread_name' && args?.name);
    const main = names.filter(({ args }) => args.name === 'CrRendererMain');
    const isMain = ({ pid, tid }) => main.some((one) => one.pid === pid && one.tid === tid);
    const tasks = events.filter((event) => event.name === 'RunTask' && isMain(event));
    // Of the processor's time, where that is known: others may be busy on this machine.
    return tasks.map(({ dur = 0, tdur = dur }) => tdur / 1_000);
  };
}

async function review(page, game, startTrace) {
  await page.goto('/review');
  const input = page.locator('input[type=file]');
  const text = playAnyGame(game);
  await input.waitFor({ state: 'attached' });
  await bringScripts(page);
  const end = await startTrace();
  await input.setInputFiles({ name: 'g.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
  // Not by its role: to look for that keeps the page itself busy, with every frame.
  const isDone = () => document.getElementById('review-skill') !== null;
  await page.waitForFunction(isDone, null, { polling: 500 });
  await page.waitForTimeout(2_000);
  return end();
}

/** Takes every hint at once, which is quicker than to play; meanwhile the bots think. */
async function play(page, game, startTrace) {
  await page.goto(`/solo/${game}`);
  const hint = page.locator('[data-tool=hint]');
  await hint.waitFor();
  await bringScripts(page);
  await page.waitForTimeout(3_000);
  const end = await startTrace();
  const until = Date.now() + PLAYED;
  while (Date.now() < until) {
    await page.evaluate(() => {
      const words = ['What should I do?', 'Do it for me'];
      const buttons = [...document.querySelectorAll('[data-testid=hint-panel] button')];
      const next = buttons.find(({ textContent }) => words.includes(textContent.trim()));
      const ask = document.querySelector('[data-tool=hint][aria-disabled=false]');
      (next ?? (buttons.length === 0 ? ask : null))?.click();
    });
    await page.waitForTimeout(250);
  }
  return end();
}
