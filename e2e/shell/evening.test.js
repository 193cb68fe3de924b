import assert from 'node:assert/strict';
import { CandyMatch } from '../games/candy-match/table.js';
import { Follower } from '../lib/follower.js';
import { shoot } from '../lib/look.js';
import { DESKTOP, expectThat, phone, scene } from '../lib/people.js';
import { languages, wordsFor } from '../lib/words.js';

/**
 * Who plays what, on what, and in which language. Of what is long only the first game is played to its
 * end: whoever asks for a hint at every step takes two minutes for Candy Hunters.
 */
const EVENINGS = [
  { game: 'candy-match', Table: CandyMatch, device: phone, language: 'en' },
  { game: 'cukierki', Table: Follower, device: { viewport: DESKTOP }, language: 'pl' },
  { game: 'candy-hunters', Table: Follower, device: phone, language: 'en', isLong: true },
  { game: 'candy-ghosts', Table: Follower, device: { viewport: DESKTOP }, language: 'uk' },
];

const END = 600;
/** A whole night in the house would be long: it dawns after so many rounds. */
const ROUNDS = '2';

const NO_MOVES = ['wait', 'too late', 'none', 'ask', 'tutor.ask.what'];

/** How often somebody has really moved, of what they did. */
const movesOf = (done) =>
  [...done].reduce((sum, [deed, times]) => sum + (NO_MOVES.includes(deed) ? 0 : times), 0);

/** An evening as the page has words for it. */
class Evening {
  constructor({ page }, { game, language }) {
    this.page = page;
    this.game = game;
    this.words = { ...wordsFor('i18n', language), ...wordsFor(`games/${game}`, language) };
  }

  press(role, key) {
    return this.page.getByRole(role, { name: this.words[key] }).first().click();
  }

  shows(key) {
    return this.page.getByRole('heading', { name: this.words[key] }).waitFor();
  }

  /** From the home page to the table, with a short night where there is one to choose. */
  async begin() {
    const { page, game, words } = this;
    await page.goto('/');
    await page.locator(`input[name=game][value=${game}]`).check({ force: true });
    const isNight = game === 'candy-ghosts';
    if (isNight) {
      await page.getByText(words['home.solo.change-together']).click();
      await page.getByText(words['new.more']).click();
      await page.getByLabel(words['candy-ghosts.option.rounds']).fill(ROUNDS);
    }
    const name = words[`${game}.name`];
    const door = page.getByRole('region', { name });
    await door.getByRole('link', { name: words['home.play-now'] }).click();
  }

  async review(picture) {
    const { page } = this;
    await this.press('link', 'review.open');
    await this.shows('review.title');
    await page.locator('main .panel').nth(1).waitFor({ timeout: 120_000 });
    await shoot({ page }, picture);
  }

  async again() {
    const first = this.page.url();
    await this.press('button', 'end.again');
    await expectThat(
      () => this.page.url() !== first && this.page.url().includes('?g='),
      'another game began',
    );
  }
}

for (const { game, Table, device, language, isLong = false } of EVENINGS) {
  scene(`an evening of ${game}: home, a game, its review, and again`, async (come) => {
    const ola = await come({ ...device, locale: languages[language], isNew: true });
    const evening = new Evening(ola, { game, language });
    await evening.begin();
    const table = new Table(ola, language);
    const played = await table.playToEnd(END);
    assert.ok([...played.keys()].length > 2, `somebody played: ${[...played]}`);
    await shoot(ola, `evening-${game}-result`);

    if (isLong) {
      await evening.review(`evening-${game}-review`);
      await ola.page.goBack();
    }
    await evening.again();
    await table.playUntil((_, done) => movesOf(done) > 1, END);
    assert.equal((await table.see()).isOver, false, 'the second game goes on');
    if (isLong) {
      await evening.press('link', 'bar.home');
      await evening.shows('continue.title');
    } else {
      await table.playToEnd(END);
      await evening.review(`evening-${game}-review`);
    }
  });
}
