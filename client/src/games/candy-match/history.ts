import type { GameEvent } from '../../net/protocol';
import { linesWith, pictureLine } from '../../table/history';
import { whoIs } from '../../table/names';
import type { Telling } from '../../table/telling';
import CardsPicture from './CardsPicture.svelte';
import { pairUp } from './pairing';
import { candyNames, cardNames, tell } from './tell';
import { eventsOf } from './view';

/** The cards that an event is about, if everybody has seen them. */
function cardsOf(event: GameEvent): readonly string[] {
  const [e] = eventsOf([event]);
  switch (e?.type) {
    case 'revealed':
    case 'picked':
      return [e.card];
    case 'matched':
    case 'mistaken':
      return e.cards;
    default:
      return [];
  }
}

/** A sentence without the names of the cards: their picture stands beside it. */
const tellShort: Telling<GameEvent, string | null> = (event, t, seats, own) => {
  const [e] = eventsOf([event]);
  switch (e?.type) {
    case 'revealed':
      return e.clock
        ? t('candy-match.line.clock-revealed', whoIs(e.seat, seats, own))
        : t('candy-match.line.revealed', whoIs(e.seat, seats, own));
    case 'matched':
      return t('candy-match.line.matched', {
        ...whoIs(e.seat, seats, own),
        count: e.cards.length,
      });
    case 'mistaken':
      return t('candy-match.line.mistaken', {
        ...whoIs(e.seat, seats, own),
        candies: candyNames(pairUp(e.cards).left, t),
      });
    case 'picked':
      return t('candy-match.line.picked', whoIs(e.seat, seats, own));
    default:
      return tell(event, t, seats, own);
  }
};

export const linesOf = linesWith(
  tellShort,
  { matched: 'right', mistaken: 'wrong', missed: 'wrong', called: 'call' },
  (event, t) => {
    const cards = cardsOf(event);
    if (cards.length === 0) return {};
    const wrong = event.type === 'mistaken';
    return {
      picture: pictureLine(CardsPicture, { cards, wrong }),
      aside: cardNames(cards, t),
      // What lies on the table can be found there again.
      ...(event.type === 'revealed' ? { at: cards[0] ?? '' } : {}),
    };
  },
);
