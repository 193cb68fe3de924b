import { Player } from '../../lib/player.js';

/** How long a person waits for what they have seen a moment before, also on a busy machine. */
const BRIEFLY = 10_000;

/**
 * A Cukierki table as somebody sees it on their screen, in English, and what they can do there.
 * Everything is read from and done to what the page shows, as a person would.
 */
export class Cukierki extends Player {
  constructor(guest) {
    super(guest);
    this.banner = this.page.getByTestId('banner');
    this.hand = this.page.locator('button.tile');
    this.spots = this.page.locator('.spot');
  }

  async ready() {
    await this.page.getByRole('region', { name: 'Cukierki table' }).waitFor();
    // Tiles come a few at a time, and those who hear the table are told of all of them.
    await this.page.waitForFunction(() => {
      const told = document.querySelectorAll('.sr-only td').length;
      return told > 0 && document.querySelectorAll('.still [data-tile]').length === told;
    });
  }

  /** All at once, so that it fits together. */
  see() {
    return this.page.evaluate(() => {
      const text = (selector) => document.querySelector(selector)?.textContent?.trim() ?? '';
      /** Places that can be seen; the rest of a large board is out of sight on a phone. */
      const places = (selector) =>
        [...document.querySelectorAll(selector)]
          .filter((spot) => {
            const window = spot.closest('.view').getBoundingClientRect();
            const { x, y, width, height } = spot.getBoundingClientRect();
            const [across, down] = [x + width / 2, y + height / 2];
            return (
              across > window.left &&
              across < window.right &&
              down > window.top &&
              down < window.bottom
            );
          })
          .map((spot) => spot.getAttribute('data-cell'));
      return {
        isOver: document.querySelector('table caption')?.textContent === 'Scores',
        isMine: document.querySelector('[data-testid=banner]')?.classList.contains('mine') === true,
        banner: text('[data-testid=banner]'),
        buttons: [...document.querySelectorAll('.controls button:not(:disabled)')].map((button) =>
          button.textContent.trim().replace(/\s+/g, ' '),
        ),
        tiles: [...document.querySelectorAll('button.tile')].map((tile) => ({
          isChosen: tile.getAttribute('aria-pressed') === 'true',
          fits: !tile.classList.contains('useless'),
        })),
        places: places('.spot:not(.turned)'),
        fitting: document.querySelectorAll('.spot:not(.turned)').length,
        turned: places('.spot.turned'),
        laid: document.querySelectorAll('[data-tile]').length,
      };
    });
  }

  press(locator) {
    return locator.click({ timeout: BRIEFLY });
  }

  button(name) {
    return this.page.locator('.controls').getByRole('button', { name });
  }

  /**
   * Does one sensible thing, if it is the own turn; tells what. With a mouse one presses the place.
   */
  async act(seen) {
    if (seen.isOver) return 'over';
    if (!seen.isMine) return 'wait';
    if (this.hasNoChoice(seen)) return 'wait';
    const [place = seen.turned[0]] = seen.places;
    if (place !== undefined) {
      await this.lay(this.page.locator(`.spot[data-cell="${place}"]`));
      return seen.places.length > 0 ? 'show' : 'turn';
    }
    const usable = seen.tiles.findIndex(({ fits, isChosen }) => fits && !isChosen);
    if (usable >= 0) {
      await this.press(this.hand.nth(usable));
      return 'choose';
    }
    if (seen.buttons.includes('That’s enough')) {
      await this.press(this.button('That’s enough'));
      return 'stop';
    }
    return 'wait';
  }

  /** What leaves no choice, the page answers by itself. */
  hasNoChoice({ tiles }) {
    return tiles.every(({ fits }) => !fits);
  }

  lay(spot) {
    return this.press(spot);
  }
}

/** The same table under a finger: one tap shows the tile, the button lays it. */
export class TouchedCukierki extends Cukierki {
  press(locator) {
    return locator.tap({ timeout: BRIEFLY });
  }

  async act(seen) {
    if (seen.isMine && seen.buttons.some((name) => name.startsWith('Place it here'))) {
      await this.press(this.button(/^Place it here/));
      return 'place';
    }
    return super.act(seen);
  }
}

/** The same table with nothing but the keyboard. */
export class TypedCukierki extends Cukierki {
  /** how often the keyboard was still on the board, though the places there had changed */
  stayed = 0;

  async act(seen) {
    if (seen.isOver) return 'over';
    if (!seen.isMine) return 'wait';
    if (this.hasNoChoice(seen)) return 'wait';
    const chosen = seen.tiles.findIndex(({ isChosen }) => isChosen);
    if (chosen < 0) {
      const usable = seen.tiles.findIndex(({ fits }) => fits);
      await this.page.keyboard.press(String(usable + 1));
      return 'choose';
    }
    // The first place in reach; Enter shows the tile there, turned if need be, and lays it.
    if (await this.isOnBoard()) this.stayed++;
    else await this.page.keyboard.press('b');
    await this.page.keyboard.press('Enter');
    return 'place';
  }

  isOnBoard() {
    return this.page.evaluate(() => document.activeElement?.matches('[data-cell]') === true);
  }
}
