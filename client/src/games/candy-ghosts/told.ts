import type { CandyGhostsEvent, CandyGhostsView, Piece, Place, Player } from './view';
import { isBoss, pieceOf } from './view';

/** What a line of the history shows beside its words, and what of the house it is about. */

export type ToldPicture =
  | {
      readonly kind: 'character' | 'item' | 'special' | 'atmosphere' | 'boss';
      readonly word: string;
    }
  | { readonly kind: 'ghost' | 'room'; readonly word: string }
  | { readonly kind: 'noise' }
  | { readonly kind: 'dice'; readonly dice: readonly number[] };

export function picturedBy(
  event: CandyGhostsEvent,
  view: CandyGhostsView | null,
): ToldPicture | null {
  const item = (word: string | null): ToldPicture | null =>
    word === null ? null : { kind: 'item', word };
  const haunter = (who: Piece): ToldPicture => ({
    kind: isBoss(who) ? 'boss' : 'ghost',
    word: who,
  });
  const person = (seat: Player): ToldPicture | null => {
    const word = view?.players[seat]?.character;
    return word ? { kind: 'character', word } : null;
  };
  switch (event.type) {
    case 'chose':
      return { kind: 'character', word: event.character };
    case 'special':
      return { kind: 'special', word: event.special };
    case 'noise':
      return { kind: 'noise' };
    case 'rolled':
    case 'pointed':
      return { kind: 'dice', dice: event.dice };
    case 'revealed':
      return event.card === null ? null : { kind: 'room', word: event.card };
    case 'atmosphere':
    case 'blown-away':
      return { kind: 'atmosphere', word: event.card };
    case 'tries': {
      const [verb = '', what = ''] = event.action.split(' ');
      if (verb === 'throw' || verb === 'give') return item(what);
      return verb === 'capture' || verb === 'attack' ? haunter(what) : null;
    }
    default:
      if ('who' in event) return haunter(event.who);
      if ('item' in event) return item(event.item);
      return 'seat' in event && event.seat !== null ? person(event.seat) : null;
  }
}

/** What can be lit: the place of an event, else whoever it is about. */
export function litBy(event: CandyGhostsEvent): Place | Piece | null {
  if ('at' in event && event.at !== null) return event.at;
  if ('room' in event) return `room ${event.room}`;
  if (event.type === 'turn' || event.type === 'chose' || event.type === 'left') return null;
  if ('seat' in event && event.seat !== null) return pieceOf(event.seat);
  return 'who' in event && (event.type === 'sent' || event.type === 'chased-away')
    ? event.who
    : null;
}
