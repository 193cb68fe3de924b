import { checkWords, wordsFor } from '../lib/words.js';
import { Chance } from './chance.js';
import { inexcusable } from './excuses.js';
import { fileOf, nearlyOver, places } from './places.js';
import { glanceAt, lookAt } from './pressable.js';

/** How long a monkey waits between two looks, in milliseconds; on a busy machine a look takes long, too. */
const BLINK = 200;
/** Nobody may have to look so often, for ten seconds at least, for something to press. */
const STUCK = 50;
/** Nor so often, for twenty, at a table that waits for bots and says the same all the time. */
const STALLED = 100;
/** How many of its last presses a finding tells. */
const TOLD = 25;
/** And how many letters of what the table says. */
const SAID = 300;
const KEYS = [
  'Enter',
  ' ',
  'Escape',
  'Tab',
  'ArrowLeft',
  'ArrowUp',
  'ArrowRight',
  'ArrowDown',
  '1',
  '2',
  'h',
  'u',
  'z',
  '?',
];
const WORDS = ['Ola', 'Їжак', '<b>&', '  ', '0', 'A very long name that nobody has', '🍬'];

/**
 * Presses whatever can be pressed, at random by a seed, as a child would who was given the phone. It
 * fails on any error or warning of the page, on any part that broke or says that something failed, on
 * words that are none, where nothing that leads on can be pressed for ten seconds, one's own turn
 * included, and where a game against bots stands still. The page's own luck follows from the
 * seed as well, so that the same seed presses much the same; how quick a machine is remains in it, and
 * what the others do who meet it at a table.
 */
export class Monkey {
  #told = [];
  #warnings = [];
  #presses = 0;

  /**
   * @param company the monkeys that may meet at a table
   */
  constructor(guest, seed, company) {
    this.company = company;
    this.guest = guest;
    this.page = guest.page;
    this.seed = seed;
    this.chance = new Chance(seed);
  }

  get presses() {
    return this.#presses;
  }

  async prepare() {
    const { context } = this.guest;
    await context.addInitScript(playShortGames, {
      games: nearlyOver(this.chance),
      seed: this.seed,
    });
    // What the server refuses is told to the player, and browsers complain of it all the same.
    this.guest.forgive(/status of 4(03|04|09|29) /, /\/api\//);
    context.on('console', (message) => this.#heed(message));
    this.page.on('response', (response) => this.#hear(response));
    this.page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
    context.on('page', (page) => page !== this.page && page.close().catch(() => {}));
  }

  /** Goes through some places, and on through all of them until a moment, of Date.now(). */
  async playUntil(deadline, first = []) {
    try {
      for (const place of first) await this.#playAt(place, Number.POSITIVE_INFINITY);
      const more = places(this.chance);
      while (Date.now() < deadline) await this.#playAt(more.next().value, deadline);
    } catch (error) {
      throw new Error(
        `the monkey of seed ${this.seed} (${this.guest.who}), press ${this.#presses}: ${error.message}\n` +
          `its last presses:\n  ${this.#told.join('\n  ')}`,
      );
    }
  }

  async #playAt(place, deadline) {
    if (!(await this.go(place))) return;
    for (let i = 0; i < place.presses && Date.now() < deadline; i++) await this.step();
  }

  /** Goes there; false if it is a table of others, and there is none. */
  async go({ path = this.company.tableFor(this), isNearEnd = false, host = null, file }) {
    if (!path) return false;
    const how = [isNearEnd && 'near the end', host && `as host of ${host}`, file && `with ${file}`];
    this.#tell(['goes to', path, ...how.filter(Boolean)].join(' '));
    await this.#open(path);
    await this.page.evaluate(
      (isNearEnd) => sessionStorage.setItem('near-end', isNearEnd),
      isNearEnd,
    );
    if (isNearEnd) await this.page.reload();
    if (file) await this.page.locator('input[type=file]').first().setInputFiles(fileOf(file));
    if (host) await this.#invite(host === 'bots');
    return true;
  }

  /** Opens a table, with bots on all other seats or none. */
  async #invite(bots) {
    const submit = this.page.locator('form button[type=submit]').first();
    await submit.waitFor();
    const words = wordsFor('i18n', await this.page.evaluate(() => document.documentElement.lang));
    const seats = this.page.getByRole('group', { name: words['new.bots'] }).locator('label');
    if (bots) await seats.last().click();
    await submit.click();
  }

  /** Where the page is just leaving for somewhere else by itself, that ends one's own going. */
  async #open(path) {
    const came = await this.#onPage(() => this.page.goto(path));
    if (came === null) await this.page.goto(path);
  }

  async step() {
    this.#presses++;
    const seen = await this.#look();
    const luck = this.chance.next();
    if (luck < 0.06) await this.#pressKey();
    else if (luck < 0.075) await this.#move('goes back', () => this.page.goBack());
    else if (luck < 0.085) await this.#move('goes forward', () => this.page.goForward());
    else if (luck < 0.095) await this.#move('reloads', () => this.page.reload());
    else if (luck < 0.11) await this.#turn();
    else if (luck < 0.14) await this.#drag(seen);
    else if (seen.turn === 'others' && luck < 0.5) await this.#awaitTurn(seen);
    else if (seen.point) await this.#press(seen, luck > 0.92);
    await this.#judge();
  }

  /** What is there; waits a while where nothing leads on, unless it is for others to act. */
  async #look() {
    for (let looks = 0; ; looks++) {
      await this.#comeBack();
      const luck = { which: this.chance.next(), where: this.chance.next() };
      const seen = await this.#onPage(() => lookAt(this.page, luck));
      if (seen) this.#heedFailures(seen);
      if (seen?.hasWay || seen?.turn === 'others') return seen;
      if (looks > STUCK) {
        throw new Error(
          `nothing can be pressed for ten seconds at ${seen?.path ?? this.page.url()}: ${seen?.said}`,
        );
      }
      await this.page.waitForTimeout(BLINK);
    }
  }

  #heedFailures({ isBroken, failures }) {
    if (isBroken) throw new Error('something broke');
    const told = inexcusable(failures);
    if (told.length > 0) throw new Error(`the page says that it failed: ${told.join(' / ')}`);
  }

  /** Lets the others play for once, where all of them are bots: they do, whatever was pressed before. */
  async #awaitTurn({ path, said }) {
    if (!(await this.#isAmongBots(path))) return;
    this.#tell('waits for bots');
    for (let looks = 0; ; looks++) {
      const seen = await this.#onPage(() => glanceAt(this.page));
      if (seen?.path !== path || seen.turn !== 'others' || seen.said !== said) return;
      if (looks > STALLED) throw new Error(`nothing goes on at ${path}: ${said.slice(0, SAID)}`);
      await this.page.waitForTimeout(BLINK);
    }
  }

  /** Whether bots alone are waited for: always in a game on this device, where somebody else is covered. */
  async #isAmongBots(path) {
    if (path.startsWith('/solo/')) return true;
    const isOnlyPerson = async (id) => {
      const own = JSON.parse(localStorage.getItem(`seat:${id}`));
      const answer = own && (await fetch(`/api/tables/${id}`));
      if (!answer?.ok) return false;
      const { seats } = await answer.json();
      return seats.every(({ seat, kind }) =>
        seat === own.seat ? kind === 'person' : kind === 'bot',
      );
    };
    const id = new URL(path, this.guest.home).pathname.split('/')[2];
    return (await this.#onPage(() => this.page.evaluate(isOnlyPerson, id))) ?? false;
  }

  async #press({ name, path, point, isText }, isTwice) {
    this.#tell(`${isTwice ? 'presses twice' : 'presses'} ${name} at ${path}`);
    await this.#tap(point);
    if (isTwice) await this.#tap(point);
    if (isText) {
      const words = this.chance.any(WORDS);
      this.#tell(`writes ${words}`);
      await this.page.keyboard.insertText(words);
    }
  }

  async #tap([x, y]) {
    if (this.guest.isPhone) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async #pressKey() {
    const key = this.chance.any(KEYS);
    this.#tell(`presses the key ${key}`);
    await this.page.keyboard.press(key);
  }

  async #drag({ point, name }) {
    if (!point) return;
    const { width, height } = this.page.viewportSize();
    const to = [this.chance.next() * width, this.chance.next() * height];
    this.#tell(`drags ${name} to ${to.map(Math.round)}`);
    const { mouse } = this.page;
    await mouse.move(...point);
    await mouse.down();
    await mouse.move(...to, { steps: 3 });
    await mouse.up();
  }

  async #turn() {
    const { width, height } = this.page.viewportSize();
    this.#tell('turns the screen');
    await this.page.setViewportSize({ width: height, height: width });
  }

  async #move(what, go) {
    this.#tell(what);
    await this.#onPage(go);
    await this.#comeBack();
  }

  /** Back from the first page leads away from ours, sometimes a moment later. */
  async #comeBack() {
    if (!this.page.url().startsWith(this.guest.home)) await this.#open('/');
  }

  /** Another page may come while one asks this one; then there is something new to see. */
  async #onPage(ask) {
    try {
      return await ask();
    } catch (error) {
      if (/navigation|context was destroyed|ERR_ABORTED|Execution context/.test(error.message))
        return null;
      throw error;
    }
  }

  async #judge() {
    this.company.sees(this, this.page.url());
    const complaints = [...this.guest.complaints, ...this.#warnings];
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    if (this.#presses % 8 !== 0) return;
    const text = await this.#onPage(() =>
      this.page.evaluate(() => `${document.title}\n${document.body.innerText}`),
    );
    if (text !== null) checkWords(text, this.page.url());
  }

  /** What a script warns of; browsers warn of much themselves, without anything to look at. */
  #heed(message) {
    if (message.type() === 'warning' && message.args().length > 0)
      this.#warnings.push(`warning: ${message.text()}`);
  }

  #hear(response) {
    const status = response.status();
    if (status < 400) return;
    this.#tell(
      `(${status} for ${response.request().method()} ${new URL(response.url()).pathname})`,
    );
  }

  #tell(what) {
    this.#told.push(what);
    if (this.#told.length > TOLD) this.#told.shift();
  }
}

/**
 * In the browser: what the page asks of its engine is answered by the seed's luck, and where the
 * monkey wants the end of a game, a new short game begins near it.
 */
function playShortGames({ games, seed }) {
  const post = Worker.prototype.postMessage;
  let asked = seed % 2 ** 30;
  const isNearEnd = () => sessionStorage.getItem('near-end') === 'true';
  const isSame = (question, { game, seats, options }) =>
    question.game === game &&
    question.seats === seats &&
    Object.entries(options).every(([name, value]) => question.options?.[name] === value);
  const settled = (question) => {
    if (question.cmd === 'new') {
      const known = isNearEnd() && games.find((one) => isSame(question, one));
      if (known) return { cmd: 'replay', lines: known.lines };
      const own = (asked++).toString(16).padStart(64, '0');
      return question.puzzle || question.seed ? question : { ...question, seed: own };
    }
    return question.cmd === 'react' ? { ...question, seed: asked++ } : question;
  };
  Worker.prototype.postMessage = function (message, ...rest) {
    const text = message?.text && JSON.stringify(settled(JSON.parse(message.text)));
    post.call(this, text ? { ...message, text } : message, ...rest);
  };
  try {
    for (const { game, seats, options } of games) {
      const key = `solo.${game}`;
      if (localStorage.getItem(key) !== null) continue;
      localStorage.setItem(key, JSON.stringify({ bots: seats - 1, level: 'easy', options }));
    }
  } catch {
    // a page without a memory, before there is any
  }
}
