import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { openLine } from './line.js';

export const server = process.env.PICKNMIX_SERVER;
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** A browser as phones have it. */
export const phone = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** How long anything may take that is not a person's or a bot's to decide. */
const PATIENCE = 30_000;
const LONGEST = 900_000;

/**
 * A test with people: `come` brings somebody with a browser of their own. In the end all go home, and
 * whatever a browser complained of on the way fails the test. If it fails, there are pictures of what
 * everybody saw.
 */
export function scene(name, play) {
  test(name, { timeout: LONGEST }, async (t) => {
    const browser = await chromium.connect(process.env.PICKNMIX_BROWSER);
    const guests = [];
    const come = async (options) => {
      const guest = await Guest.come(browser, options);
      guests.push(guest);
      return guest;
    };
    try {
      await play(come, t);
    } catch (error) {
      t.diagnostic(await lastLook(guests, name));
      throw error;
    } finally {
      await browser.close();
      for (const { line } of guests) await line?.close();
    }
    assert.deepEqual(complaintsOf(guests), [], 'what browsers complained of');
  });
}

const complaintsOf = (guests) => guests.flatMap(({ complaints }) => complaints);

async function lastLook(guests, name) {
  const title = name.replace(/\W+/g, '-').slice(0, 40);
  const looks = guests.map(async ({ page }, i) => {
    await page.screenshot({ path: screenshot(`failed-${title}-${i}`) });
    return page.url();
  });
  const seen = (await Promise.allSettled(looks)).map(({ value, reason }) => value ?? `${reason}`);
  return `seen last: ${seen.join(', ')}\ncomplaints: ${complaintsOf(guests).join('\n')}`;
}

export const screenshot = (name) =>
  fileURLToPath(new URL(`../target/screenshots/${name}.png`, import.meta.url));

const GAMES = ['candy-match', 'cukierki', 'candy-hunters', 'candy-ghosts'];

/** In the browser: whoever has finished a game of each kind needs no coach. */
function hasPlayed(games) {
  try {
    if (localStorage.getItem('coach.games') !== null) return;
    const played = games.map((game) => [game, { started: 1, finished: 1 }]);
    localStorage.setItem('coach.games', JSON.stringify(Object.fromEntries(played)));
  } catch {
    // a page without a memory, before there is any: nobody plays there
  }
}

/** In the browser: nobody is asked for their name before they sit down, unless that is the test. */
function wasAsked() {
  try {
    localStorage.setItem('me.asked', 'true');
  } catch {
    // as above
  }
}

/** In the browser: nobody who plays for a test waits for what others do, unless that is the test. */
function likesSpeed(speed) {
  try {
    if (localStorage.getItem('settings') !== null) return;
    localStorage.setItem('settings', JSON.stringify({ speed }));
  } catch {
    // as above
  }
}

export class Guest {
  /** errors on the console, broken rules of the content security policy, failures of scripts */
  complaints = [];
  warnings = [];

  /**
   * @param options Playwright's for a context, `ownLine` for a line that can be cut, and `isNew` for
   *     somebody who plays each game for the first time: without clocks, and with a coach; `speed` is
   *     how fast they like to see what others do; `isNameless` for somebody who is still to be asked
   *     for their name
   */
  static async come(
    browser,
    { ownLine = false, isNew = false, isNameless = false, speed = 'instant', ...options } = {},
  ) {
    const guest = new Guest();
    guest.line = ownLine ? await openLine(server) : null;
    guest.home = guest.line?.address ?? server;
    guest.context = await browser.newContext({
      baseURL: guest.home,
      locale: 'en-GB',
      viewport: DESKTOP,
      // Quicker to draw; those who test how things move say so.
      reducedMotion: 'reduce',
      ...options,
    });
    guest.context.setDefaultTimeout(PATIENCE);
    await guest.context.addInitScript(likesSpeed, speed);
    if (!isNameless) await guest.context.addInitScript(wasAsked);
    if (!isNew) await guest.context.addInitScript(hasPlayed, GAMES);
    guest.context.on('console', (message) => guest.#hear(message));
    guest.context.on('weberror', (error) => guest.complaints.push(String(error.error())));
    guest.page = await guest.context.newPage();
    return guest;
  }

  #hear(message) {
    const [kind, text, { url }] = [message.type(), message.text(), message.location()];
    // Without a line, browsers say so for every request; that is no fault of the page.
    const isAboutLine = /net::ERR_|WebSocket connection|fetching the script/.test(text);
    const isForgiven = this.forgiven?.what.test(text) && this.forgiven.where.test(url);
    if (kind === 'error' && !(isAboutLine && this.wasCut) && !isForgiven) {
      this.complaints.push(`${text} ${url}`.trim());
    }
    if (kind === 'warning') this.warnings.push(text);
  }

  /** Complaints that belong to what is to come, about some addresses or all. */
  forgive(what, where = /^/) {
    this.forgiven = { what, where };
  }

  cut() {
    this.wasCut = true;
    this.line.cut();
  }

  mend() {
    this.line.mend();
  }

  /** Opens a page and waits until it is there. */
  async open(path) {
    await this.page.goto(path);
    await this.page.locator('h1').first().waitFor({ state: 'attached' });
  }

  button(name) {
    return this.page.getByRole('button', { name });
  }

  link(name) {
    return this.page.getByRole('link', { name });
  }

  /** One of the options of a group of radio buttons, which are drawn as labels. */
  async choose(legend, option) {
    const group = this.page.getByRole('group', { name: legend });
    await group.getByText(option, { exact: true }).click();
    await expectThat(() => group.getByRole('radio', { name: option }).first().isChecked());
  }

  /** Says who they are, in the dialog behind their picture. */
  async introduceAs(name) {
    const me = this.page.getByRole('navigation').getByRole('button');
    await me.click();
    const dialog = this.page.getByRole('dialog', { name: 'Who are you?' });
    await dialog.getByLabel('Name').fill(name);
    const saved = this.page.waitForResponse(
      (response) => response.url().endsWith('/api/me') && response.request().method() === 'PUT',
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    assert.equal((await saved).status(), 200);
    await me.filter({ hasText: name }).waitFor();
  }
}

/** Waits until something is so; fails with the last thing that was seen. */
export async function expectThat(isSo, what = isSo.toString(), millis = PATIENCE) {
  const deadline = Date.now() + millis;
  let seen;
  do {
    seen = await isSo();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (Date.now() < deadline);
  assert.fail(`never so: ${what}`);
}

/** The games that can be played, as the shelf of the home page has them. */
export async function gamesOf(guest) {
  await guest.open('/');
  return guest.page
    .locator('input[name=game]')
    .evaluateAll((jars) => jars.map(({ value }) => value));
}

/**
 * Waits until every page would open without a network. The one that is open may do so only when it is
 * opened again: it is not the worker's own if it was loaded while the worker began.
 */
export async function keepForLater({ page }) {
  await expectThat(
    () =>
      page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        return active?.state === 'activated';
      }),
    'the page is kept for later',
  );
}

/**
 * Opens a table by the pages, as host, and gives its link; `pace` for games with a clock,
 * `options` and `switches` (those turned on) by the words that the page has for them.
 */
export async function openTable(
  host,
  { game = 'candy-match', seats, bots = 0, pace, options = {}, switches = [] },
) {
  await host.open(`/new?game=${game}`);
  await host.choose('Seats (including yours)', String(seats));
  if (bots > 0) await host.choose('How many of them for bots?', String(bots));
  if (pace) await host.choose('If somebody is slow', pace);
  for (const option of switches) await host.page.getByText(option, { exact: true }).click();
  for (const [option, value] of Object.entries(options)) await host.choose(option, value);
  await host.button('Open the table').click();
  return host.page.getByLabel('Link to this table').inputValue();
}

/** Comes by the link, as it was sent, and takes a free seat. */
export async function joinTable(guest, link) {
  await guest.open(new URL(link).pathname);
  await guest.button('Sit down').click();
  await guest.page.getByText('This is you').waitFor();
}

/** One of two asks for another game with the same people, and the other sees it at once and joins. */
export async function playAgain(asker, other) {
  await asker.button('Play again together').click();
  await other.page
    .getByText(/wants? to play again/)
    .first()
    .waitFor();
  const join = other.button('Join the next game');
  const { y, height } = await join.boundingBox();
  const { height: screen } = other.page.viewportSize();
  assert.ok(y + height <= screen, 'who is asked to play again sees it at once');
  await join.click();
}
