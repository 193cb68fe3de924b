import components from 'virtual:engine-components/candy-ghosts';
import type { Translate } from '../../i18n/i18n.svelte';
import { nameOf } from '../../table/names';
import type { Deed } from './deeds';
import { cardName, ghostName, itemName, placeName } from './names';
import type { CandyGhostsTable } from './table.svelte';
import { type CandyGhostsInsight, type Odds, type Piece, type Place, seatOfPiece } from './view';

/** What can be done, in the words of the buttons. */

/** What a menu is about: a ghost, a player, or what lies on a square. */
export function titleOf(on: Place | Piece, table: CandyGhostsTable, t: Translate): string {
  const seat = seatOfPiece(on);
  if (seat !== null) return seat === table.me ? t('candy-ghosts.you') : nameOf(table.seats, seat);
  if (/^\d|^start$|^exit$/.test(on)) {
    const item = table.view?.items[on];
    return item ? cardName('item', item, t) : placeName(on, table.view, t);
  }
  return ghostName(on, t);
}

/** The special of whoever acts now. */
export const ownSpecial = (table: CandyGhostsTable): string | null => {
  const character = table.me === null ? null : table.view?.players[table.me]?.character;
  return character ? (components.characters[character]?.special ?? null) : null;
};

export function deedText(deed: Deed, table: CandyGhostsTable, t: Translate): string {
  if (deed.does === 'special') {
    const special = ownSpecial(table);
    return special ? cardName('special', special, t) : t('candy-ghosts.deed.special');
  }
  const word = t(`candy-ghosts.deed.${deed.does}`);
  return deed.item && deed.does !== 'free' ? `${word}: ${itemName(deed.item, t)}` : word;
}

/** The line below: what it costs, what it takes, what it ends. */
export function deedWhy(deed: Deed, t: Translate): string {
  const { reach, odds } = deed;
  if (reach) {
    const cost = t('candy-ghosts.cost', { count: reach.cost });
    return reach.ends ? `${cost}. ${t(`candy-ghosts.ends.${reach.ends}`)}` : cost;
  }
  if (odds) return oddsText(odds, t);
  const free = new Set(['free', 'fan', 'special', 'capture', 'attack', 'give']);
  return free.has(deed.does) ? '' : t('candy-ghosts.cost', { count: 1 });
}

export const chanceText = ({ chance }: Odds, t: Translate): string =>
  t('candy-ghosts.chance', { chance });

/** What has to be rolled. */
export const oddsText = ({ need, distance, dice = 1 }: Odds, t: Translate): string =>
  dice === 0 ? t('candy-ghosts.odds.sure') : t('candy-ghosts.odds', { need, distance, dice });

/** What helps and what hinders, each in a few words. */
export const modifiersText = (rolls: CandyGhostsInsight['rolls'], t: Translate): string[] =>
  (rolls?.because ?? []).map(({ kind, word, n }) => {
    const sign = n < 0 ? `−${-n}` : `+${n}`;
    return `${sign} ${kind === 'item' ? itemName(word, t) : cardName('atmosphere', word, t)}`;
  });
