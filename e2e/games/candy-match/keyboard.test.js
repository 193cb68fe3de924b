import assert from 'node:assert/strict';
import { shoot } from '../../lib/look.js';
import { joinTable, openTable, scene } from '../../lib/people.js';
import { CandyMatch, findMatch, reveal } from './table.js';

/** Presses Tab until what has the focus is so named. */
async function tabTo(page, name) {
  const seen = [];
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement === document.body ? null : document.activeElement;
      const text = element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
      const outline = element ? getComputedStyle(element).outlineStyle : '';
      return { text: text.trim(), outline };
    });
    seen.push(focused.text);
    if (focused.text.startsWith(name)) return;
  }
  assert.fail(`the Tab key never comes to ${name}, only to: ${seen.join(' | ')}`);
}

/** A table that is played with single keys. */
class Keys extends CandyMatch {
  key(...keys) {
    return keys.reduce(
      (before, key) => before.then(() => this.page.keyboard.press(key)),
      Promise.resolve(),
    );
  }

  async act(seen) {
    if (seen.isOver) return 'over';
    const match = findMatch(seen.cards);
    const keysOf = (cards) => cards.filter(({ marked }) => !marked).map(({ key }) => key);
    if (seen.phase === 'picking' && seen.main.startsWith('Take')) {
      await this.key(...keysOf(match ?? seen.cards.slice(0, 2)), 'Space');
      return 'take';
    }
    if (seen.phase === 'penalty') {
      const gift = seen.cards.find((card) => card.pickable);
      if (!gift && !seen.offersDeck) return 'wait';
      await this.key(gift ? gift.key : 'd');
      return 'pick';
    }
    if (seen.phase === 'open' || seen.phase === 'last-check') {
      if (match && seen.main === 'Candy Match!' && seen.canPressMain) {
        await this.key('Space');
        return 'call';
      }
      if (seen.offersDeck) {
        await this.key('0');
        return 'reveal';
      }
      if (seen.others.includes('No more matches')) {
        await tabTo(this.page, 'No more matches');
        await this.key('Enter');
        await this.page.evaluate(() => document.activeElement?.blur());
        return 'done';
      }
    }
    return 'wait';
  }
}

scene('a game against a bot with nothing but the keyboard', async (come) => {
  const ola = await come();
  const { page } = ola;
  await ola.open('/');
  await tabTo(page, 'Change opponents and pace');
  await page.keyboard.press('Enter');
  await tabTo(page, '2');
  await page.keyboard.press('ArrowLeft');
  assert.ok(await page.getByText('Against 1 bot').isVisible());
  await tabTo(page, 'Easy');
  await tabTo(page, 'Normal');
  await page.keyboard.press('ArrowRight');
  // What is chosen comes before the button that uses it.
  await tabTo(page, 'Play now');
  await page.keyboard.press('Enter');

  const table = new Keys(ola);
  await table.ready();
  const played = await table.playUntil(({ piles, deck }) => piles.You > 0 && deck < 50, 600);
  assert.ok(played.get('reveal') > 2, `cards were turned: ${[...played]}`);
  await shoot(ola, 'keyboard');

  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  await tabTo(page, 'Home');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sweet games' }).waitFor();
});

scene('cards can be reached with Tab and arrows and marked with the space bar', async (come) => {
  const [ola, jan] = [await come(), await come()];
  const link = await openTable(ola, { seats: 2, pace: 'No clock' });
  await joinTable(jan, link);
  await ola.button('Start the game').click();
  const tables = [new CandyMatch(ola), new CandyMatch(jan)];
  await Promise.all(tables.map((table) => table.ready()));
  for (let i = 0; i < 4; i++) await reveal(...tables);
  const first = ola.page.locator('.felt button.card').first();
  await first.focus();
  await ola.page.keyboard.press('Space');
  assert.equal(await first.getAttribute('aria-pressed'), 'true');
  await ola.page.keyboard.press('Space');
  assert.equal(await first.getAttribute('aria-pressed'), 'false');
  const before = await ola.page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  for (const arrow of ['ArrowRight', 'ArrowDown']) await ola.page.keyboard.press(arrow);
  const after = await ola.page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  assert.notEqual(after, before, 'the arrows go to another card');
});
