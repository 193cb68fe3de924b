import { expectThat } from '../../lib/people.js';
import { Player } from '../../lib/player.js';

/** What somebody else may take away meanwhile is not waited for. */
const BRIEFLY = 2_000;

/**
 * A Candy Match table as somebody sees it on their screen, in English, and what they can do there.
 * Everything is read from and done to what the page shows, as a person would.
 */
export class CandyMatch extends Player {
  /** It is a race. */
  static pauses = { idle: 120, busy: 40 };

  constructor(guest) {
    super(guest);
    this.cards = this.page.getByRole('list', { name: /^On the table/ });
    this.main = this.page.locator('button.main');
    this.deck = this.page.getByRole('button', { name: 'Turn a card', exact: true });
    this.takeDeck = this.page.getByRole('button', { name: 'Take this one' });
    this.banner = this.page.getByTestId('banner');
    this.history = this.page.getByRole('list', { name: 'What happened' });
  }

  async ready() {
    await this.page.getByRole('region', { name: 'Candy Match table' }).waitFor();
  }

  /** All at once, so that it fits together. */
  see() {
    return this.page.evaluate(look);
  }

  card(place) {
    return this.cards.locator(`:not([inert]) > [data-place="${place}"]`);
  }

  async mark(cards, timeout) {
    for (const { place, marked } of cards) {
      if (!marked) await this.press(this.card(place), timeout);
    }
  }

  press(locator, timeout = 30_000) {
    return locator.click({ timeout });
  }

  /** Turns cards as quickly as the page offers them, until none are left. */
  revealAll() {
    return this.page.evaluate(
      () =>
        new Promise((resolve) => {
          const finger = setInterval(() => {
            document.querySelector('.deck button')?.click();
            if (document.querySelector('.deck .count')?.textContent !== '0') return;
            clearInterval(finger);
            resolve();
          }, 50);
        }),
    );
  }

  /** Plays on with quick fingers until the game is over. */
  finish() {
    return this.page.evaluate(`(() => {
      const CANDIES = ${JSON.stringify(CANDIES)};
      ${look}
      ${findMatch}
      ${playQuickly}
      return playQuickly();
    })()`);
  }

  say(words) {
    return this.page.getByRole('button', { name: words });
  }

  /** Does one sensible thing, if there is one; tells what. */
  async act(seen) {
    if (seen.isOver) return 'over';
    const match = findMatch(seen.cards);
    switch (seen.phase) {
      case 'picking':
        if (!seen.main.startsWith('Take')) return 'wait';
        await this.mark(match ?? seen.cards.slice(0, 2), BRIEFLY);
        await this.press(this.main, BRIEFLY);
        return 'take';
      case 'penalty': {
        const gift = seen.cards.find((card) => card.pickable);
        if (gift) await this.press(this.card(gift.place), BRIEFLY);
        else if (seen.offersDeck) await this.press(this.takeDeck, BRIEFLY);
        else return 'wait';
        return 'pick';
      }
      case 'open':
      case 'last-check':
        if (match && seen.main === 'Candy Match!' && seen.canPressMain) {
          await this.press(this.main, BRIEFLY);
          return 'call';
        }
        if (seen.offersDeck) {
          await this.press(this.deck, BRIEFLY);
          return 'reveal';
        }
        if (seen.others.includes('No more matches')) {
          await this.press(this.say('No more matches'), BRIEFLY);
          return 'done';
        }
        if (!match && seen.others.includes('I see none')) {
          await this.press(this.say('I see none'), BRIEFLY);
          return 'none';
        }
    }
    return 'wait';
  }
}

/** The table as it is on the screen; runs in the page. */
function look() {
  const text = (selector) => document.querySelector(selector)?.textContent?.trim() ?? '';
  const cards = [...document.querySelectorAll('.felt li .card')]
    .filter((card) => !card.closest('[inert]'))
    .map((card) => ({
      name: (card.getAttribute('aria-label') ?? card.querySelector('.sr-only')?.textContent ?? '')
        .trim()
        .replace(/^Take: /, ''),
      key: card.getAttribute('aria-keyshortcuts'),
      place: card.getAttribute('data-place'),
      marked: card.getAttribute('aria-pressed') === 'true',
      pickable: card.classList.contains('pickable'),
    }));
  const others = [...document.querySelectorAll('.others button')].map((button) =>
    button.textContent?.trim(),
  );
  const main = document.querySelector('button.main');
  return {
    isOver: document.querySelector('table caption') !== null,
    phase: (document.querySelector('.felt')?.className ?? '').match(
      /\b(open|picking|penalty|last-check|over)\b/,
    )?.[0],
    banner: text('[data-testid=banner]'),
    cards,
    others,
    deck: Number(text('.deck .count')),
    offersDeck: text('.deck button .label'),
    main: main?.textContent?.trim() ?? '',
    mistake: text('[data-testid=mistake]'),
    isPending: main?.getAttribute('aria-busy') === 'true',
    canPressMain: main !== null && main.getAttribute('aria-disabled') !== 'true',
    piles: Object.fromEntries(
      [...document.querySelectorAll('.seat')].map((seat) => [
        seat.querySelector('.name')?.firstChild.textContent.trim(),
        Number(seat.querySelector('.badge')?.textContent),
      ]),
    ),
  };
}

/** Does one sensible thing after the other until the game is over; runs in the page. */
function playQuickly() {
  const press = (selector) => document.querySelector(selector)?.click();
  const act = ({ phase, main, canPressMain, isPending, cards }) => {
    if (isPending) return;
    const match = findMatch(cards);
    if (phase === 'picking' && main.startsWith('Take') && match) {
      const wrong = cards.filter((card) => card.marked !== match.includes(card));
      for (const { place } of wrong) press(`.felt :not([inert]) > [data-place="${place}"]`);
      if (wrong.length === 0) press('button.main');
    } else if (match && main === 'Candy Match!' && canPressMain) {
      press('button.main');
    } else {
      press('.card.pickable, .deck button, .others button');
    }
  };
  return new Promise((resolve) => {
    const finger = setInterval(() => {
      const seen = look();
      if (!seen.isOver) return act(seen);
      clearInterval(finger);
      resolve();
    }, 50);
  });
}

/** Whoever's turn it is turns a card, and everybody sees it. */
export async function reveal(...tables) {
  const [before, turner] = await expectThat(async () => {
    const seen = await Promise.all(tables.map((table) => table.see()));
    const turns = seen.findIndex(({ offersDeck }) => offersDeck === 'Turn a card');
    const decks = new Set(seen.map(({ deck }) => deck));
    return turns >= 0 && decks.size === 1 && [seen[0].deck, tables[turns]];
  }, 'a card may be turned');
  await turner.press(turner.deck);
  await expectThat(async () => {
    const seen = await Promise.all(tables.map((table) => table.see()));
    return seen.every(({ deck }) => deck === before - 1);
  }, 'everybody sees the new card');
}

const CANDIES = ['bonbon', 'chocolate', 'gummy bear', 'licorice', 'mint stick', 'toffee'];

/** Two cards that are no match. */
export function findMistake(cards) {
  const first = cards[0];
  return [first, cards.find(({ name }) => name !== first.name)];
}

/** A smallest set of cards on which every candy is there an even number of times, or null. */
export function findMatch(cards) {
  let best = null;
  const reached = new Map([[0, []]]);
  for (const card of cards) {
    const bits = card.name
      .split(', ')
      .reduce((sum, candy) => sum | (1 << CANDIES.indexOf(candy)), 0);
    const partners = reached.get(bits);
    if (partners && (best === null || partners.length + 1 < best.length)) {
      best = [...partners, card];
    }
    for (const [sum, used] of [...reached]) {
      const known = reached.get(sum ^ bits);
      if (sum !== bits && (!known || known.length > used.length + 1)) {
        reached.set(sum ^ bits, [...used, card]);
      }
    }
  }
  return best;
}
