import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../../net/protocol';
import type { Cell } from '../../table/camera';
import type { Line } from '../../table/history';
import { nameOf } from '../../table/names';
import type { Spot } from './moves';
import { type Candy, type Half, halvesOf, type Join, type Laid } from './tiles';
import { type CukierkiEvent, eventsOf } from './view';

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
export function tellJoins(joins: readonly (Join & { takes: boolean })[], t: Translate): string {
  const count = new Set(joins.filter(({ takes }) => takes).map(({ neighbour }) => neighbour.tile))
    .size;
  const candies = candyNames(
    joins.map(({ candy }) => candy),
    t,
  );
  return count > 0 ? t('cukierki.takes', { count, candies }) : candies;
}

/** The same in a sign or two: how many tiles, or a plus where only special candies become whole. */
export function worthOf(joins: readonly (Join & { takes: boolean })[]): string {
  const count = joins.filter(({ takes }) => takes).length;
  return count > 0 ? String(count) : '+';
}

interface Trying {
  readonly chosen: number | null;
  joinsAt(laid: Laid): (Join & { takes: boolean })[];
}

const tellCell = ({ x, y }: Cell, t: Translate): string =>
  `${t('cukierki.column', { x })}, ${t('cukierki.row', { y })}`;

/** A place in words: where it is, and what the chosen tile would bring there. */
export function tellSpot(spot: Spot, table: Trying, t: Translate): string {
  const where = tellCell(spot, t);
  if (!spot.now) return t('cukierki.spot.turned', { where });
  return t('cukierki.spot', { where, brings: tellJoins(table.joinsAt(spot.now), t) });
}

/**
 * An event as a sentence, to `own` as `you`. In the present tense, which needs no gender in any of
 * our languages.
 */
export function tell(
  event: GameEvent,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null = null,
): string | null {
  const [e] = eventsOf([event]);
  const name = (seat: number) => nameOf(seats, seat);
  const by = (seat: number) => ({ who: seat === own ? 'you' : 'other', name: name(seat) });
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
      const names = e.winners.map(name).join(', ');
      return t('cukierki.tell.ended', { names, count: e.winners.length });
    }
    default:
      return null;
  }
}

const KINDS: Readonly<Record<string, Line['kind']>> = {
  extra: 'call',
  advantage: 'call',
};

/** A placement with all that it made, as one sentence. */
function tellPlacement(
  made: readonly Extract<CukierkiEvent, { type: 'completed' }>[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Line[] {
  const [first] = made;
  if (!first) return [];
  const count = made.filter(({ taken }) => taken).length;
  const candies = candyNames(
    made.map(({ candy }) => candy),
    t,
  );
  const who = first.seat === own ? 'you' : 'other';
  const said = { who, name: nameOf(seats, first.seat), count, candies };
  const text = count > 0 ? t('cukierki.tell.takes', said) : t('cukierki.tell.makes', said);
  return [{ kind: 'right', text }];
}

/** What happened, the newest first; events without words are left out. */
export function linesOf(
  events: readonly GameEvent[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Line[] {
  const lines: Line[] = [];
  let made: Extract<CukierkiEvent, { type: 'completed' }>[] = [];
  const finish = () => {
    lines.push(...tellPlacement(made, t, seats, own));
    made = [];
  };
  for (const [i, event] of eventsOf(events).entries()) {
    if (event.type === 'completed') {
      made.push(event);
      continue;
    }
    finish();
    const text = event.type === 'placed' ? null : tell(events[i] as GameEvent, t, seats, own);
    if (text) lines.push({ text, kind: KINDS[event.type] ?? 'note' });
  }
  finish();
  return lines.reverse();
}

/** The tiles that were placed in the last turn with a placement. */
export function lastTurn(events: readonly CukierkiEvent[]): ReadonlySet<number> {
  const tiles = new Set<number>();
  let seat: number | null = null;
  for (const event of events.toReversed()) {
    // An extra placement is told between the placements of a turn, and nothing of anybody else.
    if (event.type === 'drawn' || event.type === 'passed') {
      if (seat !== null) break;
    } else if (event.type === 'placed') {
      if (seat !== null && event.seat !== seat) break;
      seat = event.seat;
      tiles.add(event.tile);
    }
  }
  return tiles;
}

export interface Moment {
  readonly kind: 'lollipop' | 'cookie' | 'advantage';
  readonly text: string;
}

/** What deserves a moment in large: the last of it, if there is more at once. */
export function tellMoment(
  events: readonly CukierkiEvent[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Moment | null {
  const by = (seat: number) => ({
    who: seat === own ? 'you' : 'other',
    name: nameOf(seats, seat),
  });
  const won = events.findLast((event) => event.type === 'advantage');
  if (won) {
    const said = { ...by(won.seat), candy: candyName(won.kind, t) };
    return { kind: 'advantage', text: t('cukierki.moment.advantage', said) };
  }
  const extra = events.find((event) => event.type === 'extra');
  if (extra) return { kind: 'cookie', text: t('cukierki.moment.extra', by(extra.seat)) };
  const lollipops = events.filter((e) => e.type === 'completed' && e.candy === 'lollipop');
  if (lollipops.length === 0) return null;
  const points = 2 * lollipops.length;
  return { kind: 'lollipop', text: t('cukierki.moment.lollipop', { points }) };
}
