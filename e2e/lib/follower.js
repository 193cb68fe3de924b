import { Player } from './player.js';
import { wordsFor } from './words.js';

const BRIEFLY = 5_000;
/** What can be asked of a hint, the furthest first. */
const ASKED = ['tutor.do', 'tutor.ask.what'];

/**
 * Somebody who knows nothing of a game and does what its table suggests: asks for a hint, asks what to
 * do, and lets it be done.
 */
export class Follower extends Player {
  constructor(guest, language = 'en') {
    super(guest);
    this.words = wordsFor('tutor', language);
    this.bulb = this.page.locator('[data-tool=hint][aria-disabled=false]');
    this.panel = this.page.getByTestId('hint-panel');
  }

  see() {
    return this.page.evaluate(() => ({
      isOver: document.querySelector('.page.end') !== null,
      banner: document.querySelector('[data-testid=banner]')?.innerText ?? '',
      offered: [...document.querySelectorAll('[data-testid=hint-panel] button')].map(
        ({ textContent }) => textContent.trim(),
      ),
      canAsk: document.querySelector('[data-tool=hint][aria-disabled=false]') !== null,
    }));
  }

  async act({ isOver, offered, canAsk }) {
    if (isOver) return 'over';
    for (const key of ASKED) {
      const name = this.words[key];
      if (!offered.includes(name)) continue;
      await this.panel.getByRole('button', { name }).click({ timeout: BRIEFLY });
      return key;
    }
    if (!canAsk || offered.length > 0) return 'wait';
    await this.bulb.click({ timeout: BRIEFLY });
    return 'ask';
  }
}
