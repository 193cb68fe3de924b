import { Player } from '../../lib/player.js';

/** How long a person waits for what they have seen a moment before, also on a busy machine. */
const BRIEFLY = 10_000;

/**
 * A Candy Hunters table as somebody sees it on their screen, in English, and what they can do there.
 * Everything is read from and done to what the page shows, as a person would.
 */
export class CandyHunters extends Player {
  /** so that the same person does not always do the same */
  #deeds = 0;

  /** what somebody does before they score */
  beforeScore = async () => {};

  constructor(guest) {
    super(guest);
    this.banner = this.page.getByTestId('banner');
    this.cards = this.page.getByRole('list', { name: 'Your patterns' }).getByRole('button');
    this.targets = this.page.locator('[data-cell].target');
    this.movable = this.page.locator('[data-cell].movable');
    this.controls = this.page.locator('.controls');
  }

  async ready() {
    await this.page.getByRole('region', { name: 'Candy Hunters table' }).waitFor();
  }

  /** All at once, so that it fits together. */
  see() {
    return this.page.evaluate(() => {
      const all = (selector) => [...document.querySelectorAll(selector)];
      const cells = (selector) => all(selector).map((cell) => cell.getAttribute('data-cell'));
      const banner = document.querySelector('[data-testid=banner]');
      return {
        isOver: document.querySelector('table caption')?.textContent === 'Scores',
        isMine: banner?.classList.contains('mine') === true,
        banner: banner?.textContent?.trim() ?? '',
        step: document.querySelector('[aria-current=step]')?.getAttribute('data-step') ?? null,
        isPushing: document.querySelector('.piece.pushed') !== null,
        houses: document.querySelectorAll('.house').length,
        targets: cells('[data-cell].target'),
        movable: cells('[data-cell].movable'),
        needed: cells('[data-cell]:has(.trial)'),
        near: all('[data-card]:has(.near)').map((card) => card.getAttribute('data-card')),
        shown: document.querySelector('[data-card].shown')?.getAttribute('data-card') ?? null,
        colours: all('[data-colour]:enabled').map((stack) => stack.getAttribute('data-colour')),
        chosen: document.querySelector('[data-colour].chosen')?.getAttribute('data-colour') ?? null,
        buttons: all('.controls button:enabled').map((button) =>
          button.textContent.trim().replace(/\s+/g, ' '),
        ),
      };
    });
  }

  press(locator) {
    return locator.click({ timeout: BRIEFLY });
  }

  cell(place) {
    return this.page.locator(`[data-cell="${place}"]`);
  }

  card(name) {
    return this.page.locator(`[data-card="${name}"]`);
  }

  stack(colour) {
    return this.page.locator(`[data-colour="${colour}"]`);
  }

  button(name) {
    return this.controls.getByRole('button', { name });
  }

  pressButton(name) {
    return this.press(this.button(name));
  }

  /** Does one sensible thing, if it is the own turn; tells what. */
  async act(seen) {
    if (seen.isOver) return 'over';
    if (!seen.isMine || seen.step === null) return 'wait';
    this.#deeds++;
    switch (seen.step) {
      case 'build':
        return this.build(seen);
      case 'ghost':
        return seen.isPushing || this.#deeds % 3 > 0 ? this.haunt(seen) : this.pass('stay');
      case 'score':
        return this.score(seen);
      case 'exchange':
        return this.pass('keep');
      default:
        return this.sendKid(seen);
    }
  }

  /** What a card still needs, else any colour anywhere. */
  async build(seen) {
    if (seen.targets.length === 0) return 'wait';
    if (seen.needed.length > 0) {
      await this.press(this.cell(seen.needed[0]));
      return 'build what is needed';
    }
    if (seen.near.length > 0 && seen.shown !== seen.near[0]) {
      await this.press(this.card(seen.near[0]));
      return 'look';
    }
    if (seen.chosen === null) {
      await this.press(this.stack(this.any(seen.colours)));
      return 'choose';
    }
    await this.press(this.cell(this.any(seen.targets)));
    return 'build';
  }

  /** Takes a ghost up, puts it down, and finds places for those who are in the way. */
  async haunt({ isPushing, targets, movable }) {
    if (targets.length > 0) {
      await this.press(this.cell(this.any(targets)));
      return isPushing ? 'push' : 'move';
    }
    if (movable.length === 0) return this.pass('stay');
    await this.press(this.cell(this.any(movable)));
    return 'lift';
  }

  async score({ buttons }) {
    // That nothing fits is answered by the page.
    if (!buttons.some((name) => name.startsWith('Score here'))) return 'wait';
    await this.beforeScore();
    await this.pressButton(/^Score here/);
    return 'score';
  }

  async sendKid({ targets }) {
    await this.press(this.cell(this.any(targets)));
    return 'kid';
  }

  async pass(word) {
    await this.pressButton(
      { stay: 'Done with ghosts', skip: 'Score nothing', keep: 'Keep my cards' }[word],
    );
    return word;
  }

  any(list) {
    return list[(this.#deeds * 7) % list.length];
  }

  /** Does just this, an action as it is written down, with the presses that it takes. */
  async play(action) {
    const [word, ...rest] = action.split(' ');
    const [first, second] = rest;
    if (word === 'build') await this.buildAt(first, second);
    else if (word === 'ghost') await this.move(first, second);
    else if (word === 'push') await this.goTo(second);
    else if (word === 'score') await this.scoreAt(first, second);
    else await this.passWith(word);
  }

  /** To the end of a turn in which nothing but the kid matters: no more ghosts, no pattern. */
  async passTo(kid) {
    await this.pressButton('Done with ghosts');
    await this.scoreNothing();
    await this.pressButton('Keep my cards');
    await this.press(this.cell(kid));
  }

  /** Goes on without a pattern: by the page itself, if none fits. */
  async scoreNothing() {
    const fits = this.button(/^Score here/);
    const next = this.page.locator('[aria-current=step][data-step=exchange]');
    await fits.or(next).waitFor();
    if (await fits.isVisible()) await this.pressButton('Score nothing');
    await next.waitFor();
  }

  /** Goes on, once it is asked. */
  async passWith(word) {
    const step = { stay: 'ghost', skip: 'score', keep: 'exchange' }[word];
    await this.stepIs(step);
    await this.controls.locator('.pass:enabled').waitFor();
    await this.pass(word);
  }

  async buildAt(colour, place) {
    await this.press(this.stack(colour));
    await this.goTo(place);
  }

  async move(from, to) {
    await this.press(this.page.locator(`[data-cell="${from}"].movable`));
    await this.goTo(to);
  }

  goTo(place) {
    return this.press(this.page.locator(`[data-cell="${place}"].target`));
  }

  /** Chooses the card, and of its places the one whose top left is there. */
  async scoreAt(card, place) {
    await this.stepIs('score');
    if (!(await this.isShown(card))) await this.press(this.card(card));
    while ((await this.shownPlace()) !== place) await this.turnPage();
    await this.confirm();
  }

  stepIs(step) {
    return this.page.locator(`[aria-current=step][data-step=${step}]`).waitFor();
  }

  async isShown(card) {
    return (await this.card(card).getAttribute('aria-pressed')) === 'true';
  }

  /** The top left of where the chosen card is shown in the town. */
  shownPlace() {
    return this.page.locator('path.fit').evaluate((path) => {
      const [xs, ys] = [[], []];
      for (const [, x, y] of path.getAttribute('d').matchAll(/[ML](\S+) ([^ML]+)/g)) {
        xs.push(Number(x) / 100);
        ys.push(Number(y) / 100);
      }
      return `${Math.min(...xs)},${Math.min(...ys)}`;
    });
  }

  turnPage() {
    return this.pressButton('Next place');
  }

  confirm() {
    return this.pressButton(/^Score here/);
  }
}

/** The same table under a finger: a kid is shown first, then it goes. */
export class TouchedCandyHunters extends CandyHunters {
  press(locator) {
    return locator.tap({ timeout: BRIEFLY });
  }

  async sendKid(seen) {
    if (!seen.buttons.includes('Put the kid here')) return super.sendKid(seen);
    await this.pressButton('Put the kid here');
    return 'send';
  }
}

/** The same table with nothing but the keyboard. */
export class TypedCandyHunters extends CandyHunters {
  key(...keys) {
    return keys.reduce(
      (before, key) => before.then(() => this.page.keyboard.press(key)),
      Promise.resolve(),
    );
  }

  async build({ chosen, colours }) {
    if (chosen === null) {
      await this.key(this.any(colours).toLowerCase());
      return 'choose';
    }
    await this.key('t', 'ArrowRight', 'Enter');
    return 'build';
  }

  async haunt({ isPushing, targets, movable }) {
    if (targets.length === 0 && movable.length === 0) return this.pass('stay');
    await this.key('t', 'Enter');
    if (targets.length === 0) return 'lift';
    return isPushing ? 'push' : 'move';
  }

  async score({ buttons }) {
    if (!buttons.some((name) => name.startsWith('Score here'))) return 'wait';
    await this.key('s');
    return 'score';
  }

  async sendKid() {
    await this.key('t', 'Enter');
    return 'kid';
  }

  async pass(word) {
    await this.key('d');
    return word;
  }

  async buildAt(colour, place) {
    await this.stack(colour).waitFor();
    await this.key(colour.toLowerCase());
    await this.goTo(place);
  }

  async move(from, to) {
    await this.walkTo(this.page.locator(`[data-cell="${from}"].movable`));
    await this.key('Enter');
    await this.goTo(to);
  }

  async goTo(place) {
    await this.walkTo(this.page.locator(`[data-cell="${place}"].target`));
    await this.key('Enter');
  }

  /** From place to place with the arrow keys, nearer each time; where that ends, the other way. */
  async walkTo(cell) {
    await cell.waitFor();
    await this.key('t');
    const been = new Set();
    for (;;) {
      const { here, there } = await cell.evaluate((cell) => ({
        here: document.activeElement?.getAttribute('data-cell') ?? '',
        there: cell.getAttribute('data-cell'),
      }));
      if (here === there) return;
      const [[x, y], [toX, toY]] = [here, there].map((place) => place.split(',').map(Number));
      const across = toX > x ? 'ArrowRight' : 'ArrowLeft';
      const down = toY > y ? 'ArrowDown' : 'ArrowUp';
      const ways = Math.abs(toX - x) > Math.abs(toY - y) ? [across, down] : [down, across];
      const next = ways.find((way) => !been.has(`${here} ${way}`));
      if (!next) throw new Error(`no way from ${here} to ${there} by the arrow keys`);
      been.add(`${here} ${next}`);
      await this.key(next);
    }
  }

  async scoreAt(card, place) {
    await this.stepIs('score');
    const names = await this.cards.evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-card')),
    );
    if (!(await this.isShown(card))) await this.key(String(names.indexOf(card) + 1));
    while ((await this.shownPlace()) !== place) await this.key('n');
    await this.button(/^Score here/).waitFor();
    await this.key('s');
  }
}
