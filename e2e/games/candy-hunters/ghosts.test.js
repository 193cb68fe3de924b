import { shoot } from '../../lib/look.js';
import { expectThat, joinTable, openTable, phone, scene } from '../../lib/people.js';
import { CandyHunters, TouchedCandyHunters } from './table.js';

/** A turn of which only the building and the kid matter. */
async function passTurn(table, { build, kid }) {
  await table.press(table.stack('R'));
  await table.press(table.cell(build));
  await table.passTo(kid);
  await table.pressButton('Put the kid here');
}

scene('Candy Hunters: on a phone a ghost pushes a ghost, and that one a kid', async (come) => {
  const guests = [await come(phone), await come(phone)];
  const link = await openTable(guests[0], { game: 'candy-hunters', seats: 2 });
  await joinTable(guests[1], link);
  await guests[0].button('Start the game').tap();
  const tables = guests.map((guest) => new TouchedCandyHunters(guest));
  await Promise.all(tables.map((table) => table.ready()));
  const begins = await expectThat(async () => {
    const seen = await Promise.all(tables.map((table) => table.see()));
    return seen.findIndex(({ isMine }) => isMine) + 1;
  }, 'somebody begins');
  const [first, second] = begins === 1 ? tables : tables.toReversed();

  // A ghost into the middle, and a kid beside it.
  await first.press(first.stack('B'));
  await first.press(first.cell('0,-2'));
  await first.press(first.cell('0,-1'));
  await first.press(first.cell('0,0'));
  await first.passTo('0,1');
  await first.pressButton('Put the kid here');
  await second.banner.getByText('build a house').waitFor();
  await passTurn(second, { build: '0,-3', kid: '0,-1' });

  // Another ghost comes nearer, and takes its place.
  await first.banner.getByText('build a house').waitFor();
  await first.press(first.stack('G'));
  await first.press(first.cell('0,-4'));
  for (const place of ['2,0', '1,0', '1,0', '0,0']) await first.press(first.cell(place));
  await first.banner.getByText('The ghost must make room!').waitFor();
  await shoot(first.guest, 'candy-hunters-push');
  await first.press(first.cell('0,1'));
  await first.banner.getByText('The kid runs away!').waitFor();
  await first.press(first.cell('1,1'));
  await first.scoreNothing();
  const history = second.page.getByRole('list', { name: 'What happened' });
  const line = history.getByRole('button', { name: /’s kid runs to the \w+ house/ });
  await line.tap();
  await second.page.getByTestId('lit').waitFor();

  // All of it can be taken back, step by step, for everybody; nothing is answered by itself then.
  await first.pressButton('Undo');
  await first.pressButton('Undo');
  await first.banner.getByText('The kid runs away!').waitFor();
  await expectThat(async () => (await line.count()) === 0, 'forgotten');
  await first.press(first.cell('1,1'));
  await first.scoreNothing();
});

scene('Candy Hunters: a ghost can be dragged, and taken back', async (come) => {
  const ola = await come();
  await ola.open('/solo/candy-hunters');
  const table = new CandyHunters(ola);
  await table.ready();
  await table.playUntil(({ isMine, step }) => isMine && step === 'ghost', 600);
  const { movable } = await table.see();
  const ghost = table.cell(movable[0]);
  const before = await table.banner.textContent();
  const from = await ghost.boundingBox();
  await ghost.hover();
  await ola.page.mouse.down();
  await ola.page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2);
  const target = await table.targets.first().boundingBox();
  await ola.page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, {
    steps: 5,
  });
  await ola.page.mouse.up();
  await expectThat(
    async () => (await table.banner.textContent()) !== before,
    'the ghost has moved',
  );
  await table.pressButton('Undo');
  await expectThat(async () => (await table.banner.textContent()) === before, 'it is back');
});
