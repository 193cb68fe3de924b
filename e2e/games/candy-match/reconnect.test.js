import assert from 'node:assert/strict';
import { shoot } from '../../lib/look.js';
import { expectThat, joinTable, openTable, scene } from '../../lib/people.js';
import { CandyMatch, findMistake, reveal } from './table.js';

/** Two people at a table without a clock, where nothing happens but by them. */
async function tableForTwo(come) {
  const ola = await come({ ownLine: true });
  const jan = await come();
  const link = await openTable(ola, { seats: 2, pace: 'No clock' });
  await joinTable(jan, link);
  await ola.button('Start the game').click();
  const [here, there] = [new CandyMatch(ola), new CandyMatch(jan)];
  await Promise.all([here.ready(), there.ready()]);
  return { ola, jan, here, there };
}

const cardsOf = async (table) => (await table.see()).cards.map(({ name }) => name).sort();
/** The history; without who did it, which is told to each in their own way. */
const told = async (table) =>
  (await table.history.getByRole('listitem').allTextContents()).map((line) =>
    line.replace(/^[^:]*(: )?/, ''),
  );

async function agree(one, other) {
  await expectThat(
    async () => String(await cardsOf(one)) === String(await cardsOf(other)),
    'both see the same cards',
  );
  assert.deepEqual(await told(one), await told(other), 'both can read the same history');
}

scene(
  'a lost line comes back by itself, and what was done without it is done once',
  async (come) => {
    const { ola, jan, here, there } = await tableForTwo(come);
    await reveal(here, there);
    await reveal(here, there);
    if (!(await here.see()).offersDeck) await reveal(here, there);
    await expectThat(async () => (await here.see()).offersDeck !== '', 'it is the turn of Ola');
    await agree(here, there);
    const { deck } = await here.see();

    ola.cut();
    await ola.page.getByText('Connection lost').waitFor();
    await jan.page.getByText('Is away').waitFor({ state: 'attached' });
    await here.press(here.deck);
    await expectThat(async () => (await here.see()).isPending, 'the card to turn waits');
    await shoot(ola, 'reconnect-lost');
    assert.equal((await there.see()).deck, deck, 'nobody else sees it yet');

    ola.mend();
    await ola.page.getByText('Connection lost').waitFor({ state: 'detached' });
    await expectThat(async () => (await there.see()).deck < deck, 'the card is turned');
    await agree(here, there);
    assert.equal((await there.see()).deck, deck - 1, 'and only that one');

    await reveal(here, there);
    ola.cut();
    await ola.page.getByText('Connection lost').waitFor();
    await there.press(there.main);
    await there.mark(findMistake((await there.see()).cards));
    await there.press(there.main);
    await expectThat(async () => (await there.see()).phase === 'penalty', 'a wrong call');
    ola.mend();
    await expectThat(async () => (await here.see()).phase === 'penalty', 'Ola learns of it');
    await agree(here, there);
    const [gift] = (await here.see()).cards;
    await here.press(here.card(gift.place));
    await expectThat(async () => (await there.see()).phase === 'open', 'the game goes on');
    await agree(here, there);
    assert.deepEqual((await here.see()).piles.You, 1);
  },
);

scene('the link to a seat moves it to another device', async (come) => {
  const { ola, here, there } = await tableForTwo(come);
  for (let i = 0; i < 3; i++) await reveal(here, there);
  await agree(here, there);

  await ola.button('Menu').click();
  await ola.page.getByText('Move my seat to another device').click();
  const link = await ola.page.getByLabel('Link to your seat').inputValue();
  assert.match(link, /#seat=\w{32}$/);
  await shoot(ola, 'reconnect-menu');

  const phone = await come();
  await phone.open(link.replace(ola.home, ''));
  const onPhone = new CandyMatch(phone);
  await onPhone.ready();
  assert.ok(!phone.page.url().includes('#'), 'the secret is not left in the address');
  await agree(onPhone, there);

  ola.cut();
  await reveal(onPhone, there);
  await reveal(onPhone, there);
  await agree(onPhone, there);

  // It is the same seat for good: the page finds it again without the link.
  await phone.page.reload();
  await onPhone.ready();
  assert.equal(await phone.page.getByText('You are watching').count(), 0);
  await agree(onPhone, there);
  ola.mend();
  await ola.page.getByText('Connection lost').waitFor({ state: 'detached' });
  await ola.page.keyboard.press('Escape');
  await agree(here, there);
});
