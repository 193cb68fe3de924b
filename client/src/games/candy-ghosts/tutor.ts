import { has, type Translate } from '../../i18n/i18n.svelte';
import type { SeatInfo } from '../../net/protocol';
import { nameOf, whoIs } from '../../table/names';
import { tableOf } from '../../table/table.svelte';
import { type GameTutor, onPage } from '../../tutor/tutor';
import { capital, cardName, directions, ghostName, itemName, placeName } from './names';
import { CandyGhostsTable } from './table.svelte';
import {
  BOSSES,
  type CandyGhostsEvent,
  type CandyGhostsView,
  eventsOf,
  isBoss,
  type Place,
  pieceOf,
  whereIs,
} from './view';

type Sent = Extract<CandyGhostsEvent, { type: 'sent' }>;

const SEAT = /^seat (\d)$/;

/** A place, a ghost or boss by its name, a player as `seat 1`, an item, or a character to choose. */
const tutor: GameTutor = {
  rectOf(where, match) {
    const [, seat] = SEAT.exec(where) ?? [];
    const piece = seat === undefined ? where : pieceOf(Number(seat));
    const table = tableOf(match, CandyGhostsTable);
    return (
      onPage(`[data-piece='${piece}']`) ??
      onPage(`[data-item='${where}']`) ??
      onPage(`[data-character='${where}']`) ??
      (isPlace(where) ? (table.placeRect?.(where) ?? null) : null)
    );
  },
  placesOf(action) {
    const words = action.split(' ');
    const place = words.find(isPlace);
    if (place === undefined) return [];
    return [words.includes('room') ? `room ${place}` : place];
  },
  tellEvent(event, t, seats, own) {
    const [e] = eventsOf([event]);
    return e?.type === 'sent' ? tellSent(e, t, seats, own) : null;
  },
  tellAction(action, by, t) {
    return action === 'end' || action === 'stop' ? t(`candy-ghosts.tutor.${action}`, by) : null;
  },
  tellTime({ round = 1, phase = '' }, _, t) {
    return t('candy-ghosts.tutor.time', { round, phase });
  },
  tell(reason, t, seats, own) {
    const say = (params = {}) => t(`candy-ghosts.reason.${reason.type}`, params);
    const by = whoIs(Number(reason.seat ?? -1), seats, own);
    const chances = { chance: ofTen(reason.chance), instead: ofTen(reason.instead) };
    switch (reason.type) {
      case 'safer':
        return say({ ...by, ...chances, danger: reason.danger });
      case 'frees':
      case 'out':
        return say({ ...by, ...chances });
      case 'captures':
        return say(chances);
      case 'nearer':
        return say({ steps: Math.max(1, Math.round(Number(reason.steps))) });
      case 'takes':
        return say({ item: itemName(String(reason.item), t) });
      case 'later-on':
        return say();
      default:
        return null;
    }
  },
  nameOf(where, t, view) {
    return isPlace(where) ? placeName(where, view as CandyGhostsView, t) : null;
  },
  names(t) {
    return BOSSES.map((boss) => ghostName(boss, t));
  },
  directions(where, t, match) {
    const { view, me, lying } = tableOf(match, CandyGhostsTable);
    if (!view) return null;
    const own = me === null ? null : whereIs(view, pieceOf(me));
    const way = (place: Place | null) => place && directions(place, own, view, lying, t);
    if (isPlace(where)) return way(where);
    const [, seat] = SEAT.exec(where) ?? [];
    const piece = seat === undefined ? where : pieceOf(Number(seat));
    const name = seat === undefined ? thingName(where, t) : nameOf(match.table.seats, Number(seat));
    return [name, way(whereIs(view, piece))].filter(Boolean).join(', ');
  },
};
export default tutor;

/** A ghost, a boss, an item, or a character to choose. */
function thingName(thing: string, t: Translate): string {
  if (isBoss(thing) || /^g\d$/.test(thing)) return ghostName(thing, t);
  return has(`candy-ghosts.item.${thing}`) ? itemName(thing, t) : cardName('character', thing, t);
}

/** Whom a ghost, or a boss, is to go after: a player, a ghost, or where the noise was. */
function tellSent(
  { who, target }: Sent,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
) {
  const seat = /^\d$/.test(target) ? Number(target) : null;
  const goal =
    seat === null
      ? { who: target === 'noise' ? 'noise' : 'other', name: ghostName(target, t) }
      : whoIs(seat, seats, own);
  return capital(t('candy-ghosts.tutor.sent', { ...goal, ghost: ghostName(who, t) }));
}

/** Chances as a child counts them. */
const ofTen = (chance: unknown): number => Math.round(10 * Number(chance ?? 0));

const isPlace = (where: string): boolean =>
  where.includes(',') || where === 'start' || where === 'exit';
