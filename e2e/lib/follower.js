import { Player } from './player.js';

const BRIEFLY = 5_000;

/**
 * Somebody who knows nothing of a game and does what its table suggests: asks for a hint, asks what to
 * do, and lets it be done. In English.
 */
export class Follower extends Player {
  constructor(guest) {
    super(guest);
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
    for (const words of ['Do it for me', 'What should I do?']) {
      if (!offered.includes(words)) continue;
      await this.panel.getByRole('button', { name: words }).click({ timeout: BRIEFLY });
      return words;
    }
    if (!canAsk || offered.length > 0) return 'wait';
    await this.bulb.click({ timeout: BRIEFLY });
    return 'ask';
  }
}
