import assert from 'node:assert/strict';
import { checkPlaces, checkWidth, shoot } from '../../lib/look.js';
import { expectThat, joinTable, openTable, phone, scene } from '../../lib/people.js';
import { CandyMatch, findMatch, reveal } from './table.js';

/** The same table under a finger. */
class Touched extends CandyMatch {
  press(locator, timeout = 30_000) {
    return locator.tap({ timeout });
  }
}

/** What lies on this table. */
const THINGS = '.felt li .card, .seat, .deck, button.main, .others button, [data-testid=banner]';
const checkLayout = (guest, where) => checkPlaces(guest, THINGS, where);

/** Two taps where one was meant, the second as soon as the button calls again; runs in the page. */
function tapTwice() {
  const main = () => document.querySelector('button.main');
  main().click();
  return new Promise((resolve) => {
    const again = () => {
      if (!main().textContent.includes('Candy Match!')) return requestAnimationFrame(again);
      main().click();
      resolve();
    };
    again();
  });
}

scene('on a phone: mark, call and take with a finger, and nothing overlaps', async (come) => {
  const ola = await come(phone);
  const jan = await come(phone);
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
  await ola.page.evaluate(tapTwice);
  await expectThat(
    async () => (await here.see()).piles.You === match.length,
    'the cards are taken',
  );
  await ola.page.waitForTimeout(300);
  assert.equal((await here.see()).phase, 'open', 'a double tap on “Take” calls nothing');
  while ((await here.see()).cards.length < 2) await reveal(here, there);
  await expectThat(async () => (await here.see()).canPressMain, 'a call is heard again');
  await checkLayout(ola, 'after a match');
});

scene(
  'on a phone: a full table still fits, and a wrong call shows what may be taken',
  async (come) => {
    const ola = await come(phone);
    const jan = await come(phone);
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
