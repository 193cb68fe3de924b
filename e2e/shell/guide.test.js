import assert from 'node:assert/strict';
import { checkAccess, checkWidth, shootAll } from '../lib/look.js';
import { DESKTOP, expectThat, gamesOf, phone, scene } from '../lib/people.js';

/** The light comes when the table is at rest, in milliseconds at most. */
const LIGHT = 2_500;

/** A guided first game as somebody sees it who does what they are told. */
class Learner {
  constructor({ page }) {
    this.page = page;
    this.guide = page.getByTestId('guide');
    this.lit = page.getByTestId('spotlight').locator('.first');
    this.next = this.guide.getByRole('button', { name: /^(Next|Show me)$/ });
  }

  /** The step that is reached, once it waits for the player; null at the end. */
  async reached() {
    const finish = this.page.getByRole('heading', { name: 'You can play now!' });
    await expectThat(
      async () => (await finish.count()) > 0 || (await this.now()).busy === 'false',
      'the guide waits for the player',
    );
    return (await finish.count()) > 0 ? null : (await this.now()).step;
  }

  async now() {
    const [guide] = await this.guide.evaluateAll((all) => all.map(({ dataset }) => dataset));
    return guide ?? { step: null, busy: 'true' };
  }

  /** Reads on, or presses what is lit; where nothing is, asks to be shown. */
  async goOn() {
    const isAsked = (await this.next.textContent()).trim() === 'Show me';
    const place = isAsked ? await this.whereLit() : null;
    if (!place) await this.next.click();
    else if (await this.page.evaluate('matchMedia("(hover: none)").matches')) {
      await this.page.touchscreen.tap(place.x, place.y);
    } else await this.page.mouse.click(place.x, place.y);
  }

  /** Where the light is, once things have come to rest; null if nothing is lit. */
  async whereLit() {
    await this.lit
      .first()
      .waitFor({ timeout: LIGHT })
      .catch(() => null);
    const [box] = await this.lit.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    );
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }

  /** Goes on until the step is another one. */
  async through(step) {
    for (let presses = 0; presses < 30; presses++) {
      await this.goOn();
      await this.page.waitForTimeout(120);
      const { step: now } = await this.now();
      if (now !== step) return;
    }
    assert.fail(`step ${step} does not end`);
  }
}

const learnable = async (guest) => {
  const games = [];
  for (const game of await gamesOf(guest)) {
    await guest.open(`/how/${game}`);
    await guest.page.locator(`main a[href='/solo/${game}']`).waitFor();
    if ((await guest.page.locator(`a[href='/learn/${game}']`).count()) > 0) games.push(game);
  }
  return games;
};

scene('the guided first game of every game, by pressing what it lights', async (come) => {
  const ola = await come(phone);
  const games = await learnable(ola);
  assert.ok(games.includes('candy-match'), `guides: ${games}`);
  for (const game of games) {
    await ola.open(`/learn/${game}`);
    const learner = new Learner(ola);
    let steps = 0;
    for (let step = await learner.reached(); step !== null; step = await learner.reached()) {
      if (++steps === 3) {
        await checkWidth(ola, `the guide to ${game}`);
        await shootAll(ola, `guide-${game}`);
        assert.deepEqual(await checkAccess(ola, `the guide to ${game}`), []);
      }
      await learner.through(step);
    }
    assert.ok(steps > 5, `${game} has ${steps} steps`);
    assert.equal(await ola.link('Play now').getAttribute('href'), `/solo/${game}`);
  }
});

scene('a guide declines what it did not ask for, goes back and can be left', async (come) => {
  const ola = await come({ viewport: DESKTOP });
  await ola.open('/');
  await ola.link(/Learn by playing/).click();
  const learner = new Learner(ola);
  const { page } = ola;
  await learner.reached();
  await learner.next.press('Enter');
  await page.getByText('Press the deck').first().waitFor();
  await ola.button('Candy Match!').click();
  await page.getByText('Not yet!').first().waitFor();
  await learner.goOn();
  await page.getByText('That is a match').first().waitFor();
  await ola.button('One step back').press('Enter');
  await page.getByText('Press the deck').first().waitFor();
  await ola.link('Leave the guide').click();
  await page.getByRole('heading', { name: 'Sweet games' }).waitFor();
});
