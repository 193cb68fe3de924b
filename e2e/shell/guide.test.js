import assert from 'node:assert/strict';
import { checkAccess, checkWidth, shootAll } from '../lib/look.js';
import { DESKTOP, expectThat, gamesOf, phone, scene } from '../lib/people.js';
import { Chance } from '../monkey/chance.js';

/** What somebody may press who does not listen to the guide. */
const ANYTHING = 'main button:visible, main .spot:visible';
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

  /** Presses this and that, as children do; whatever opens is closed again. */
  async stray(chance) {
    const { step } = await this.now();
    for (
      let presses = chance.below(4);
      presses > 0 && (await this.now()).step === step;
      presses--
    ) {
      // At once: what was there a moment ago may be gone.
      await this.page.locator(ANYTHING).evaluateAll((all, drawn) => {
        const click = new MouseEvent('click', { bubbles: true, cancelable: true });
        all[drawn % all.length]?.dispatchEvent(click);
      }, chance.below(1_000));
      await this.page.waitForTimeout(60);
    }
    if ((await this.page.getByRole('dialog').count()) > 0) await this.page.keyboard.press('Escape');
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

/** The addresses of all lessons. */
const learnable = async (guest) => {
  const lessons = [];
  for (const game of await gamesOf(guest)) {
    await guest.open(`/how/${game}`);
    await guest.page.locator(`main a[href='/solo/${game}']`).waitFor();
    const links = await guest.page.locator(`main a[href^='/learn/${game}']`).all();
    for (const link of links) lessons.push(await link.getAttribute('href'));
  }
  return lessons;
};

scene('every lesson of every game, by pressing what it lights', async (come) => {
  const ola = await come(phone);
  const lessons = await learnable(ola);
  assert.ok(lessons.includes('/learn/candy-match'), `lessons: ${lessons}`);
  assert.ok(lessons.includes('/learn/cukierki?lesson=walls'), `lessons: ${lessons}`);
  for (const path of lessons) {
    await ola.open(path);
    const learner = new Learner(ola);
    let steps = 0;
    for (let step = await learner.reached(); step !== null; step = await learner.reached()) {
      if (++steps === 3) {
        await checkWidth(ola, `the lesson ${path}`);
        await shootAll(ola, `guide-${path.replace(/\W+/g, '-').slice('-learn-'.length)}`);
        assert.deepEqual(await checkAccess(ola, `the lesson ${path}`), []);
      }
      await learner.through(step);
    }
    assert.ok(steps > 5, `${path} has ${steps} steps`);
    await ola.link('Play now').click();
    await ola.page.getByTestId('banner').waitFor();
    await ola.page.goBack();
    assert.ok(!ola.page.url().includes('/learn/'), 'Back leads to where the lesson was opened');
  }
});

scene('whatever one presses before, what a guide lights leads on', async (come) => {
  const ola = await come(phone);
  for (const [i, path] of (await learnable(ola)).entries()) {
    const chance = new Chance(i + 1);
    await ola.open(path);
    const learner = new Learner(ola);
    for (let step = await learner.reached(); step !== null; step = await learner.reached()) {
      await learner.stray(chance);
      const reached = await learner.reached();
      if (reached === step) await learner.through(step);
    }
  }
});

scene('the guide to Candy Match says which card is one too many', async (come) => {
  const ola = await come(phone);
  await ola.open('/learn/candy-match');
  const learner = new Learner(ola);
  const card = (name) => ola.page.locator(`[data-cell=${name}]`);
  while ((await learner.reached()) !== '3') await learner.through((await learner.now()).step);
  for (const name of ['LT1', 'BC1', 'BG1', 'CG1']) await card(name).click();
  await learner.guide.getByText('A lit card is one too many').first().waitFor();
  await learner.through('3');
  while ((await learner.reached()) !== '8') await learner.through((await learner.now()).step);
  for (const name of ['GT1', 'LT1', 'LM1', 'MT1']) await card(name).click();
  await learner.guide.getByText('A lit card is one too many').first().waitFor();
  for (const times of [1, 2]) {
    await ola.button(/Take/).click();
    if (times === 2) await learner.guide.getByText('Press “Show me”').first().waitFor();
  }
  await learner.through('8');
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
