import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../../net/protocol';
import { nameOf, whoIs } from '../../table/names';
import type { Moment } from '../../table/table.svelte';
import { capital, cardName, ghostName, itemName, placeName } from './names';
import {
  type BetweenEvent,
  type CandyGhostsEvent,
  type CandyGhostsView,
  eventsOf,
  type ItemEvent,
  type Place,
  type RevealedEvent,
} from './view';
import { effectSentences } from './weather';

/** Who is told what: the words, the people, and the house as far as it is known. */
interface Listener {
  readonly t: Translate;
  readonly seats: readonly SeatInfo[];
  readonly own: number | null;
  readonly view: CandyGhostsView | null;
  /** whether it went through a wall */
  readonly through: boolean;
}

/**
 * An event as a sentence, to `own` as `you`; with a view places are called by their rooms. In the
 * present tense, which needs no gender in any of our languages.
 */
export function tell(
  event: GameEvent,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
  view: CandyGhostsView | null = null,
  through = false,
): string | null {
  const [e] = eventsOf([event]);
  const said = e ? tellTo({ t, seats, own, view, through }, e) : null;
  return said === null ? null : capital(said);
}

function tellTo(to: Listener, e: CandyGhostsEvent): string | null {
  const { t, view } = to;
  const say = (key: string, params = {}) => t(`candy-ghosts.tell.${key}`, params);
  const by = (seat: number) => whoIs(seat, to.seats, to.own);
  const where = (place: Place) => placeName(place, view, t);
  switch (e.type) {
    case 'chose':
      return say(e.type, { ...by(e.seat), character: cardName('character', e.character, t) });
    case 'turn':
    case 'left':
    case 'charges-lost':
    case 'freed':
      return say(e.type, by(e.seat));
    case 'stepped':
      return say(to.through ? 'through' : e.type, { ...by(e.seat), where: where(e.at) });
    case 'landed':
    case 'player-respawned':
      return say(e.type, { ...by(e.seat), where: where(e.at) });
    case 'noise':
      return say(e.type, { where: where(e.at) });
    case 'smashed':
      return say(e.type, { item: itemName(e.item ?? '', t), where: where(e.at) });
    case 'picked':
    case 'dropped':
    case 'used':
    case 'removed':
    case 'pushed':
    case 'flipped':
      return tellItem(to, e);
    case 'asked':
    case 'agreed':
    case 'refused':
    case 'given':
      return tellBetween(to, e);
    case 'tries':
      return tellTry(to, e.seat, e.action);
    case 'special':
      return say(e.type, { ...by(e.seat), special: cardName('special', e.special, t) });
    case 'rolled':
      return say(e.type, { dice: e.dice.join(' + '), success: e.success ? 'yes' : 'no' });
    case 'pointed':
      return say(e.type, { dice: e.dice.join(' + '), where: where(`room ${e.room}`) });
    case 'revealed':
      return tellRevealed(to, e);
    case 'atmosphere':
    case 'blown-away':
      return say(e.type, {
        card: cardName('atmosphere', e.card, t),
        round: e.round,
        does: effectSentences(e.card, view?.options.ghosts, t).join(' '),
      });
    case 'spawned':
    case 'put':
    case 'ghost':
    case 'jumped':
    case 'respawned':
    case 'exploded':
      return say(e.type, { ghost: ghostName(e.who, t), where: where(e.at) });
    case 'sent':
      return view?.options.group === 'anyone'
        ? say(e.type, { ghost: ghostName(e.who, t), ...by(e.seat) })
        : null;
    case 'consumed':
    case 'chased-away':
    case 'eaten':
      return say(e.type, { ghost: ghostName(e.who, t) });
    case 'possessed':
    case 'captured':
    case 'chased':
    case 'swallowed':
      return say(e.type, { ghost: ghostName(e.who, t), ...by(e.seat) });
    case 'ended':
      return say(e.type, { result: e.result });
    default:
      return null;
  }
}

function tellItem({ t, seats, own }: Listener, e: ItemEvent): string {
  const item = e.item === null ? '' : itemName(e.item, t);
  return e.seat === null
    ? t(`candy-ghosts.tell.${e.type}-by-none`, { item })
    : t(`candy-ghosts.tell.${e.type}`, { ...whoIs(e.seat, seats, own), item });
}

/** Something goes, or does not go, from one to another. */
function tellBetween({ t, seats, own }: Listener, { type, item, from, to }: BetweenEvent): string {
  const [who, other] = type === 'asked' || type === 'given' ? [to, from] : [from, to];
  return t(`candy-ghosts.tell.${type}`, {
    ...whoIs(who, seats, own),
    item: itemName(item, t),
    other: nameOf(seats, other),
  });
}

/** What somebody is about to roll for; a special has told itself. */
function tellTry({ t, seats, own, view }: Listener, seat: number, action: string): string | null {
  const [verb = '', what = '', whom = ''] = action.split(' ');
  const by = whoIs(seat, seats, own);
  switch (verb) {
    case 'throw':
      return t('candy-ghosts.tell.tries.throw', {
        ...by,
        item: itemName(what, t),
        where: placeName(whom, view, t),
      });
    case 'give':
      return t('candy-ghosts.tell.tries.give', {
        ...by,
        item: itemName(what, t),
        other: nameOf(seats, Number(whom)),
      });
    case 'capture':
    case 'attack':
      return t(`candy-ghosts.tell.tries.${verb}`, { ...by, ghost: ghostName(what, t) });
    default:
      return null;
  }
}

function tellRevealed({ t, view }: Listener, { room, card, item }: RevealedEvent): string {
  const where = card ? t(`candy-ghosts.room.${card}`) : placeName(`room ${room}`, view, t);
  return item === null
    ? t('candy-ghosts.tell.revealed', { where })
    : t('candy-ghosts.tell.revealed-item', { where, item: itemName(item, t) });
}

const GOOD: ReadonlySet<string> = new Set(['left', 'freed', 'captured']);

/** What deserves a moment in large: somebody is out, caught or freed, has a ghost, or the boss comes. */
export function tellMoment(
  events: readonly GameEvent[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Moment | null {
  const large = new Set([...GOOD, 'possessed', 'swallowed', 'chased', 'exploded']);
  const found = events.findLast(({ type }) => large.has(type));
  const text = found ? tell(found, t, seats, own) : null;
  const isBad = found !== undefined && !GOOD.has(found.type);
  return text === null ? null : { text, special: isBad };
}
