import assert from 'node:assert/strict';
import { CandyMatch, findMatch, reveal } from '../lib/candy-match.js';
import { checkWidth, shoot } from '../lib/look.js';
import { expectThat, joinTable, openTable, PHONE, scene } from '../lib/people.js';

const phone = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The same table under a finger. */
class Touched extends CandyMatch {
  press(locator, timeout = 10_000) {
    return locator.tap({ timeout });
  }
}

/** What one presses or reads must lie apart, on the screen, and be large enough for a finger. */
async function checkLayout({ page }, where) {
  const problems = await page.evaluate(() => {
    const things = [
      ...document.querySelectorAll(
        '.felt li .card, .seat, .deck, button.main, .others button, header a, header button, [data-testid=banner]',
      ),
    ]
      .filter((thing) => !thing.closest('[inert], dialog'))
      .map((thing) => ({
        thing,
        box: thing.getBoundingClientRect(),
        name: thing.getAttribute('aria-label') ?? thing.textContent.trim().replace(/\s+/g, ' '),
      }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const found = [];
    for (const { thing, box, name } of things) {
      const isIn =
        box.left >= -1 &&
        box.right <= innerWidth + 1 &&
        box.top >= -1 &&
        box.bottom <= innerHeight + 1;
      if (!isIn) found.push(`${name} is not on the screen`);
      if (thing.matches('button, a') && Math.min(box.width, box.height) < 40) {
        found.push(
          `${name} is small for a finger: ${Math.round(box.width)} × ${Math.round(box.height)}`,
        );
      }
    }
    for (const [i, one] of things.entries()) {
      for (const other of things.slice(i + 1)) {
        if (one.thing.contains(other.thing) || other.thing.contains(one.thing)) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1 && down > 1) found.push(`${one.name} lies over ${other.name}`);
      }
    }
    return found;
  });
  assert.deepEqual(problems, [], where);
  await checkWidth({ page }, where);
}

scene('on a phone: mark, call and take with a finger, and nothing overlaps', async (come) => {
  const ola = await come({ ...phone, reducedMotion: 'reduce' });
  const jan = await come({ ...phone, reducedMotion: 'reduce' });
  const link = await openTable(ola, { seats: 2, pace: 'No clock' });
  await checkWidth(ola, 'the lobby');
  await joinTable(jan, link);
  await checkWidth(jan, 'the lobby of a guest');
  await ola.button('Start the game').tap();
  const [here, there] = [new Touched(ola), new Touched(jan)];
  await Promise.all([here.ready(), there.ready()]);
  await checkLayout(ola, 'before the first card');

  while (!findMatch((await here.see()).cards)) await reveal(here, there);
  await checkLayout(ola, 'open');

  const match = findMatch((await here.see()).cards);
  await here.mark(match);
  assert.equal((await here.see()).cards.filter(({ marked }) => marked).length, match.length);
  await here.press(here.main);
  await here.say(/^Take \d/).waitFor();
  await checkLayout(ola, 'picking');
  await shoot(ola, 'phone-picking');
  await here.press(here.main);
  await expectThat(
    async () => (await here.see()).piles.You === match.length,
    'the cards are taken',
  );
  await checkLayout(ola, 'after a match');
});

scene(
  'on a phone: a full table still fits, and a wrong call shows what may be taken',
  async (come) => {
    const ola = await come({ ...phone, reducedMotion: 'reduce' });
    const jan = await come({ ...phone, reducedMotion: 'reduce' });
    const link = await openTable(ola, { seats: 2, pace: 'No clock' });
    await joinTable(jan, link);
    await ola.button('Start the game').tap();
    const [here, there] = [new Touched(ola), new Touched(jan)];
    await Promise.all([here.ready(), there.ready()]);
    for (let i = 0; i < 20; i++) await reveal(here, there);
    await checkLayout(ola, 'twenty cards');
    await shoot(ola, 'phone-twenty-cards');

    await there.press(there.main);
    await here.banner.getByText('calls: Candy Match!').waitFor();
    await checkLayout(ola, "somebody else's call");
    await there.say('Oops, no match').tap();
    await here.banner.getByText('You may take one card').waitFor();
    await checkLayout(ola, 'a card to choose');
    await shoot(ola, 'phone-penalty');
    const [gift] = (await here.see()).cards;
    await here.press(here.card(gift.place));
    await expectThat(async () => (await here.see()).piles.You === 1, 'the card is taken');
  },
);

scene('on a phone no page scrolls sideways', async (come) => {
  const ola = await come(phone);
  for (const language of ['en', 'pl', 'uk']) {
    await ola.open('/settings');
    await ola.page.locator(`label:has(input[value=${language}])`).tap();
    ola.forgive(/404/); // the table that is not there
    for (const path of ['/', '/new', '/how/candy-match', '/settings', '/t/nothing']) {
      await ola.open(path);
      await ola.page.waitForLoadState('networkidle');
      await checkWidth(ola, `${path} in ${language}`);
    }
  }
});
