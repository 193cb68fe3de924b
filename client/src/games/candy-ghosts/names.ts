import type { Translate } from '../../i18n/i18n.svelte';
import { planOf, ROOM, roomIndex, roomOf } from './house/geometry';
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

/** The card of the room in which a place lies, if somebody has seen it. */
export function cardAt(place: Place, view: CandyGhostsView | null): string | null {
  const room = roomOf(place);
  if (!view || room === null) return null;
  return view.rooms[roomIndex(planOf(view, false), room)]?.card ?? null;
}

/** A place by its room, as people call it. */
export function placeName(place: Place, view: CandyGhostsView | null, t: Translate): string {
  if (place === 'start' || place === 'exit') return t(`candy-ghosts.place.${place}`);
  const card = cardAt(place, view);
  if (card) return t(`candy-ghosts.room.${card}`);
  return t(`candy-ghosts.place.${view || place.startsWith('room ') ? 'dark' : 'somewhere'}`);
}

/**
 * The same so that one finds the very square: where in its room it is, and which of the dark rooms is
 * meant. `lying`: as it is seen on a wide screen, where the house lies on its side.
 */
export function spotName(
  place: Place,
  view: CandyGhostsView,
  lying: boolean,
  t: Translate,
): string {
  const room = roomOf(place);
  if (room === null) return placeName(place, view, t);
  const name = cardAt(place, view) ? placeName(place, view, t) : darkName(room, view, lying, t);
  const within = withinName(place, lying, t);
  return within === null ? name : `${name}, ${within}`;
}

/** Where in its room a square is; null for what is larger. */
export function withinName(place: Place, lying: boolean, t: Translate): string | null {
  if (!/^\d+,\d+$/.test(place)) return null;
  const [x = 0, y = 0] = place.split(',').map((at) => Number(at) % ROOM);
  const [column, row] = lying ? [y, x] : [x, y];
  return t('candy-ghosts.place.within', { row: String(row), column: String(column) });
}

/** How one gets to a square from another; null where one of them is none, or both are the same. */
export function wayName(from: Place, to: Place, lying: boolean, t: Translate): string | null {
  const [here, there] = [from, to].map((place) =>
    /^\d+,\d+$/.test(place) ? place.split(',').map(Number) : [],
  );
  const [x = 0, y = 0] = there?.map((at, i) => at - (here?.[i] ?? Number.NaN)) ?? [];
  const [right, down] = lying ? [y, x] : [x, y];
  const steps = [
    right
      ? t('candy-ghosts.place.off', { n: Math.abs(right), side: right < 0 ? 'left' : 'right' })
      : '',
    down ? t('candy-ghosts.place.off', { n: Math.abs(down), side: down < 0 ? 'up' : 'down' }) : '',
  ].filter(Boolean);
  return steps.length === 0 ? null : t('candy-ghosts.place.from-you', { way: steps.join(', ') });
}

/** Where a square is in the house, and how one gets there from another; `lying` as above. */
export function directions(
  place: Place,
  from: Place | null,
  view: CandyGhostsView,
  lying: boolean,
  t: Translate,
): string {
  const way = from && wayName(from, place, lying, t);
  return [spotName(place, view, lying, t), way].filter(Boolean).join(', ');
}

function darkName(room: Place, view: CandyGhostsView, lying: boolean, t: Translate): string {
  const { across } = planOf(view, false);
  const [x = 0, y = 0] = room.slice('room '.length).split(',').map(Number);
  const [first, last] = lying ? ['top', 'bottom'] : ['left', 'right'];
  const edge = x === 0 ? first : x === across - 1 ? last : 'middle';
  return t('candy-ghosts.place.dark-at', { n: y + 1, side: across === 1 ? 'other' : (edge ?? '') });
}

/** A sentence begins with a capital, whatever is named first. */
export const capital = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
