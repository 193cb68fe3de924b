import type { Translate } from '../../i18n/i18n.svelte';
import { planOf, roomIndex, roomOf } from './house/geometry';
import { type CandyGhostsView, isBoss, type Piece, type Place } from './view';

/** What cards, places and ghosts are called, in the page's language. */

/** The kinds of cards that have a name and a text. */
export type CardKind = 'character' | 'special' | 'boss' | 'item' | 'role' | 'atmosphere' | 'trait';

export const cardName = (kind: CardKind, word: string, t: Translate): string =>
  t(`candy-ghosts.${kind}.${word}`);

export const cardText = (kind: CardKind, word: string, t: Translate): string =>
  t(`candy-ghosts.${kind}.${word}.text`);

/** An item within a sentence: `big mirror`. */
export const itemName = (kind: string, t: Translate): string =>
  cardName('item', kind, t).toLocaleLowerCase();

/** The first of a character's two names. */
export const shortName = (character: string, t: Translate): string =>
  cardName('character', character, t).split(' ')[0] ?? '';

export const ghostName = (who: Piece, t: Translate): string =>
  isBoss(who) ? cardName('boss', who, t) : t('candy-ghosts.ghost', { number: who.slice(1) });

/** A place by its room; without a view, or where nobody has been yet, by what is known of it. */
export function placeName(place: Place, view: CandyGhostsView | null, t: Translate): string {
  if (place === 'start' || place === 'exit') return t(`candy-ghosts.place.${place}`);
  const room = roomOf(place);
  const card = view && room ? view.rooms[roomIndex(planOf(view, false), room)]?.card : null;
  if (card) return t(`candy-ghosts.room.${card}`);
  if (place.startsWith('room ')) return t('candy-ghosts.place.dark');
  const [x = 0, y = 0] = place.split(',').map(Number);
  return t('candy-ghosts.place.square', { x: x + 1, y: y + 1 });
}

/** A sentence begins with a capital, whatever is named first. */
export const capital = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
