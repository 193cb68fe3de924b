import assert from 'node:assert/strict';
import { CandyMatch } from '../games/candy-match/table.js';
import { Follower } from '../lib/follower.js';
import { shoot } from '../lib/look.js';
import { DESKTOP, expectThat, phone, scene } from '../lib/people.js';

/** Who plays what, and on what. */
const EVENINGS = [
  { game: 'Candy Match', Table: CandyMatch, device: phone },
  { game: 'Cukierki', Table: Follower, device: { viewport: DESKTOP } },
  { game: 'Candy Hunters', Table: Follower, device: phone },
  { game: 'Candy Ghosts', Table: Follower, device: { viewport: DESKTOP }, options: { rounds: 2 } },
];

const END = 600;

const NO_MOVES = ['wait', 'too late', 'none', 'ask', 'What should I do?'];

/** How often somebody has really moved, of what they did. */
const movesOf = (done) =>
  [...done].reduce((sum, [deed, times]) => sum + (NO_MOVES.includes(deed) ? 0 : times), 0);

/** In the browser: how somebody plays a game, until they choose otherwise; a whole night would be long. */
function likes({ game, options }) {
  const key = `solo.${game}`;
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ options }));
}

for (const { game, Table, device, options = {} } of EVENINGS) {
  scene(`an evening of ${game}: home, a game, its review, and again`, async (come) => {
    const ola = await come({ ...device, isNew: true });
    const { page } = ola;
    await ola.context.addInitScript(likes, { game: game.toLowerCase().replace(' ', '-'), options });
    await ola.open('/');
    await page.getByRole('radio', { name: game }).check({ force: true });
    await page.getByRole('region', { name: game }).getByRole('link', { name: 'Play now' }).click();
    const table = new Table(ola);
    const played = await table.playToEnd(END);
    assert.ok([...played.keys()].length > 2, `somebody played: ${[...played]}`);
    await shoot(ola, `evening-${game}-result`);

    await ola.link('What can I learn?').click();
    await page.getByRole('heading', { name: 'Review' }).waitFor();
    await page.locator('main .panel').nth(1).waitFor({ timeout: 120_000 });
    await shoot(ola, `evening-${game}-review`);
    await page.goBack();

    const first = page.url();
    await ola.button('Play again').first().click();
    await expectThat(
      () => page.url() !== first && page.url().includes('?g='),
      'another game began',
    );
    await table.playUntil((_, done) => movesOf(done) > 1, END);
    assert.equal((await table.see()).isOver, false, 'the second game goes on');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('heading', { name: 'Go on playing' }).waitFor();
  });
}
