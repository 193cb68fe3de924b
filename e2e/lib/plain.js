import { Player } from './player.js';

/** The table of a game whose board is not drawn yet, in English: a list of actions to choose from. */
export class PlainTable extends Player {
  constructor(guest) {
    super(guest);
    this.actions = this.page.getByRole('group', { name: /to choose from$/ }).getByRole('button');
  }

  isHere() {
    return this.page.getByRole('region', { name: 'What you see' }).isVisible();
  }

  async see() {
    return {
      isOver: await this.page.locator('table caption', { hasText: 'Scores' }).isVisible(),
      actions: await this.actions.allTextContents(),
    };
  }

  /** Does anything that is offered: the last thing now, the first thing then. */
  async act({ isOver, actions }) {
    if (isOver) return 'over';
    if (actions.length === 0) return 'wait';
    const button = actions.length % 2 === 0 ? this.actions.last() : this.actions.first();
    await button.click({ timeout: 10_000 });
    return 'act';
  }
}
