import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../../net/protocol';
import { nameOf, whoIs } from '../../table/names';
import { type Candy, candiesOf } from './cards';
import { pairUp } from './pairing';
import { eventsOf } from './view';

const CANDY_NAMES: Readonly<Record<Candy, string>> = {
  B: 'candy-match.candy.bonbon',
  C: 'candy-match.candy.chocolate',
  G: 'candy-match.candy.gummy-bear',
  L: 'candy-match.candy.licorice',
  M: 'candy-match.candy.mint-stick',
  T: 'candy-match.candy.toffee',
};

export const candyName = (candy: Candy, t: Translate): string => t(CANDY_NAMES[candy]);

export const candyNames = (candies: readonly Candy[], t: Translate): string =>
  candies.map((candy) => candyName(candy, t)).join(', ');

/** A card in words: `bonbon, toffee`. */
export const cardName = (card: string, t: Translate): string => candyNames(candiesOf(card), t);

/** Several cards in words; a dash keeps one card's candies apart from the next one's. */
export const cardNames = (cards: readonly string[], t: Translate): string =>
  cards.map((card) => cardName(card, t)).join(' – ');

/**
 * An event as a sentence, to `own` as `you`. In the present tense, which needs no gender in any of
 * our languages.
 */
export function tell(
  event: GameEvent,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): string | null {
  const [e] = eventsOf([event]);
  const by = (seat: number) => whoIs(seat, seats, own);
  switch (e?.type) {
    case 'revealed': {
      const said = { ...by(e.seat), card: cardName(e.card, t) };
      return e.clock
        ? t('candy-match.tell.clock-revealed', said)
        : t('candy-match.tell.revealed', said);
    }
    case 'called':
      return t('candy-match.tell.called', by(e.seat));
    case 'matched': {
      const cards = cardNames(e.cards, t);
      return t('candy-match.tell.matched', { ...by(e.seat), count: e.cards.length, cards });
    }
    case 'mistaken':
      return t('candy-match.tell.mistaken', {
        ...by(e.seat),
        cards: cardNames(e.cards, t),
        candies: candyNames(pairUp(e.cards).left, t),
      });
    case 'missed':
      return e.clock
        ? t('candy-match.tell.clock-missed', by(e.seat))
        : t('candy-match.tell.missed', by(e.seat));
    case 'picked':
      return t('candy-match.tell.picked', { ...by(e.seat), card: cardName(e.card, t) });
    case 'picked-unseen':
      return t('candy-match.tell.picked-unseen', by(e.seat));
    case 'declined':
      return t('candy-match.tell.declined', by(e.seat));
    case 'last-check':
      return t('candy-match.tell.last-check');
    case 'done':
      return t('candy-match.tell.done', by(e.seat));
    case 'ended': {
      const names = e.winners.map((seat) => nameOf(seats, seat)).join(', ');
      return t('candy-match.tell.ended', { names, count: e.winners.length });
    }
    default:
      return null;
  }
}
