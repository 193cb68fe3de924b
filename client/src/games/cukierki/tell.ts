import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../../net/protocol';
import type { Cell } from '../../table/camera';
import { nameOf, whoIs } from '../../table/names';
import type { Moment } from '../../table/table.svelte';
import type { Move, Spot } from './moves';
import { type Candy, type Half, halvesOf } from './tiles';
import { eventsOf, type Join } from './view';

const CANDY_NAMES: Readonly<Record<Candy, string>> = {
  S: 'cukierki.candy.strawberry',
  M: 'cukierki.candy.mint',
  L: 'cukierki.candy.lemon',
  P: 'cukierki.candy.marshmallow',
  lollipop: 'cukierki.candy.lollipop',
  cookie: 'cukierki.candy.cookie',
};

export const candyName = (candy: Candy, t: Translate): string => t(CANDY_NAMES[candy]);

export function halfName(half: Half, t: Translate): string {
  switch (half) {
    case 'T':
      return t('cukierki.half.top');
    case 'B':
      return t('cukierki.half.bottom');
    case 'C':
      return candyName('cookie', t);
    default:
      return candyName(half, t);
  }
}

/** A tile in words, as it is turned. */
export function tileName(tile: number, r: number, t: Translate): string {
  const [north, east, south, west] = halvesOf(tile, r).map((half) => halfName(half, t));
  return t('cukierki.tile', { north, east, south, west } as Record<string, string>);
}

/** `2 lemons, 1 cookie`, in the order of the sides. */
export const candyNames = (candies: readonly Candy[], t: Translate): string =>
  candies.map((candy) => candyName(candy, t)).join(', ');

/** What a tile would bring where it is being tried. */
export function tellJoins(joins: readonly Join[], t: Translate): string {
  const count = joins.filter(({ taken }) => taken).length;
  const candies = candyNames(
    joins.map(({ candy }) => candy),
    t,
  );
  return count > 0 ? t('cukierki.takes', { count, candies }) : candies;
}

/** The same in a sign or two: how many tiles, or a plus where only special candies become whole. */
export function worthOf(joins: readonly Join[]): string {
  const count = joins.filter(({ taken }) => taken).length;
  return count > 0 ? String(count) : '+';
}

interface Trying {
  readonly chosen: number | null;
  joinsOf(move: Move): readonly Join[];
}

const tellCell = ({ x, y }: Cell, t: Translate): string =>
  `${t('cukierki.column', { x })}, ${t('cukierki.row', { y })}`;

/** A place in words: where it is, and what the chosen tile would bring there. */
export function tellSpot(spot: Spot, table: Trying, t: Translate): string {
  const where = tellCell(spot, t);
  if (!spot.now) return t('cukierki.spot.turned', { where });
  return t('cukierki.spot', { where, brings: tellJoins(table.joinsOf(spot.now), t) });
}

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
    case 'placed':
      return t('cukierki.tell.placed', { ...by(e.seat), where: tellCell(e, t) });
    case 'completed': {
      const said = { ...by(e.seat), candy: candyName(e.candy, t) };
      if (e.candy === 'lollipop') return t('cukierki.tell.lollipop', said);
      return e.taken ? t('cukierki.tell.taken', said) : t('cukierki.tell.whole', said);
    }
    case 'extra':
      return t('cukierki.tell.extra', by(e.seat));
    case 'stopped':
      return t('cukierki.tell.stopped', by(e.seat));
    case 'passed':
      return e.empty
        ? t('cukierki.tell.passed-empty', by(e.seat))
        : t('cukierki.tell.passed', by(e.seat));
    case 'built':
      return t('cukierki.tell.built', { ...by(e.seat), count: e.candies });
    case 'set-aside':
      return t('cukierki.tell.set-aside', by(e.seat));
    case 'advantage':
      return t('cukierki.tell.advantage', { ...by(e.seat), candy: candyName(e.kind, t) });
    case 'ended': {
      const names = e.winners.map((seat) => nameOf(seats, seat)).join(', ');
      return t('cukierki.tell.ended', { names, count: e.winners.length });
    }
    default:
      return null;
  }
}

/** What deserves a moment in large: the last of it, if there is more at once. */
export function tellMoment(
  told: readonly GameEvent[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Moment | null {
  const by = (seat: number) => whoIs(seat, seats, own);
  const events = eventsOf(told);
  const won = events.findLast((event) => event.type === 'advantage');
  if (won) {
    const said = { ...by(won.seat), candy: candyName(won.kind, t) };
    return { text: t('cukierki.moment.advantage', said), special: false };
  }
  const extra = events.find((event) => event.type === 'extra');
  if (extra) return { text: t('cukierki.moment.extra', by(extra.seat)), special: false };
  const lollipops = events.filter((e) => e.type === 'completed' && e.candy === 'lollipop');
  if (lollipops.length === 0) return null;
  const points = 2 * lollipops.length;
  return { text: t('cukierki.moment.lollipop', { points }), special: true };
}
