import { Player } from '../../lib/player.js';

/** How long a person waits for what they have seen a moment before, also on a busy machine. */
const BRIEFLY = 10_000;

/** What is pressed wherever it is offered, the first of them first. */
const AT_ONCE = [
  'Yes, go there',
  'Yes, end my turn',
  'Hand it over',
  'Leave the house',
  'Move the rest sensibly',
  'Choose well for me',
];

/**
 * A Candy Ghosts table as somebody sees it on their screen, in English, and what they can do there.
 * Everything is read from and done to what the page shows, as a person would.
 */
export class CandyGhosts extends Player {
  /** the row that was walked to in this turn, and whether a ghost was tried */
  #row = -1;
  #tried = false;

  constructor(guest) {
    super(guest);
    this.banner = this.page.getByTestId('banner');
    /** below the house, or on the card of a request over it */
    this.actions = this.page.locator('.actions, .asked');
    /** who is where, for those who do not see it */
    this.words = this.page.getByRole('region', { name: 'The house in words' });
  }

  async ready() {
    await this.page.getByRole('region', { name: 'Candy Ghosts table' }).waitFor();
  }

  /** All at once, so that it fits together. */
  see() {
    return this.page.evaluate(() => {
      const all = (selector) => [...document.querySelectorAll(selector)];
      const text = (element) => element.textContent.trim().replace(/\s+/g, ' ');
      const banner = document.querySelector('[data-testid=banner]');
      return {
        isOver: document.querySelector('.page.end') !== null,
        isMine: banner?.classList.contains('mine') === true,
        isQuiet: document.querySelector('[data-quiet=true]') !== null,
        banner: banner ? text(banner) : '',
        places: all('[data-cell]:has(.lit)').map((spot) => ({
          at: spot.getAttribute('data-cell'),
          kind: spot.querySelector('.lit').classList[1],
          label: spot.querySelector('.lit').dataset.label ?? '',
        })),
        ghosts: all('[data-cell]:has(.target)').map((spot) => spot.getAttribute('data-cell')),
        isMenu: document.querySelector('.actions .menu') !== null,
        buttons: all('.actions button:enabled, .asked button:enabled').map(text),
        characters: all('.choose .button.primary:enabled').map(text),
      };
    });
  }

  press(locator) {
    return locator.click({ timeout: BRIEFLY });
  }

  spot(place) {
    return this.page.locator(`[data-cell="${place}"]`);
  }

  button(name) {
    return this.actions.getByRole('button', { name });
  }

  pressButton(name) {
    return this.press(this.button(name).first());
  }

  /** Does one sensible thing, if it is the own turn; tells what. */
  async act(seen) {
    if (seen.isOver) return 'over';
    if (seen.characters.length > 0) {
      await this.choose(seen.characters[0]);
      return 'choose';
    }
    if (!seen.isMine) this.#begin();
    if (!seen.isMine || !seen.isQuiet) return 'wait';
    if (seen.isMenu) {
      await this.page.keyboard.press('Escape');
      return 'never mind';
    }
    for (const name of AT_ONCE) {
      if (seen.buttons.some((button) => button.startsWith(name))) {
        await this.pressButton(name);
        return name;
      }
    }
    if (seen.buttons.some((name) => name.startsWith('Capture')) && !this.#tried) {
      this.#tried = true;
      await this.capture(seen);
      return 'capture';
    }
    return this.walk(seen);
  }

  #begin() {
    this.#row = -1;
    this.#tried = false;
  }

  choose(name) {
    return this.press(this.page.getByRole('button', { name }));
  }

  async capture({ buttons }) {
    await this.pressButton(buttons.find((name) => name.startsWith('Capture')));
    const ghost = this.page.locator('[data-cell]:has(.target)').first();
    await this.press(ghost);
  }

  /** As near to the Exit as it goes; else the turn is over. */
  async walk({ places, buttons }) {
    const row = (at) => (at === 'exit' ? 99 : at === 'start' ? -1 : Number(at.split(',')[1]));
    const [best] = places
      .filter(({ kind }) => kind === 'step' || kind === 'ends')
      .sort(
        (a, b) => row(b.at) - row(a.at) || Number(a.kind === 'ends') - Number(b.kind === 'ends'),
      );
    if (best && row(best.at) > this.#row) {
      this.#row = row(best.at);
      await this.go(best.at);
      return 'walk';
    }
    if (!buttons.some((name) => name.startsWith('End turn'))) return 'wait';
    await this.end();
    return 'end';
  }

  go(place) {
    return this.press(this.spot(place));
  }

  end() {
    return this.pressButton('End turn');
  }
}

/** The same table under a finger. */
export class TouchedCandyGhosts extends CandyGhosts {
  press(locator) {
    return locator.tap({ timeout: BRIEFLY });
  }
}

/** The same table with nothing but the keyboard. */
export class TypedCandyGhosts extends CandyGhosts {
  static #KEYS = {
    'Yes, go there': 'y',
    'Yes, end my turn': 'y',
    'Hand it over': 'y',
    'Leave the house': 'l',
    'Move the rest sensibly': 'r',
    'Choose well for me': 'r',
  };

  async pressButton(name) {
    await this.page.keyboard.press(TypedCandyGhosts.#KEYS[name]);
  }

  /** The tab key finds the characters; the board has arrows. */
  async choose(name) {
    await this.page.getByRole('button', { name }).focus();
    await this.page.keyboard.press('Enter');
  }

  async capture() {
    await this.page.keyboard.press('c');
    await this.page.keyboard.press('m');
    await this.page.keyboard.press('Enter');
  }

  /** On the board, as far to the right as it goes: that is where the Exit is on a wide screen. */
  async go() {
    await this.page.keyboard.press('m');
    let before = null;
    for (let now = await this.focused(); now !== before; now = await this.focused()) {
      before = now;
      await this.page.keyboard.press('ArrowRight');
    }
    await this.page.keyboard.press('Enter');
  }

  focused() {
    return this.page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null);
  }

  end() {
    return this.page.keyboard.press('e');
  }
}
