import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../../net/protocol';
import type { Cell } from '../../table/camera';
import { nameOf, whoIs } from '../../table/names';
import type { Moment } from '../../table/table.svelte';
import type { Move, Spot } from './moves';
import { besideOf, type Candy, type Half, halvesOf, type Laid } from './tiles';
import { eventsOf, type Worth } from './view';

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

/** `+3`; nothing for no points. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : '');

/** For what a tile would bring points where it is being tried: `lollipop +3, lemon +1`. */
export function tellReasons(
  { joins = [], brings = { points: 0 } }: Partial<Worth>,
  t: Translate,
): string {
  const { lost = 0, extra = false, most = [] } = brings;
  const sum = joins.reduce((all, { points }) => all + points, 0);
  const golden = { count: most.length, candies: candyNames(most, t), points: brings.points - sum };
  return [
    ...joins.map(({ candy, points }) => `${candyName(candy, t)} ${signed(points)}`.trim()),
    ...(most.length > 0 ? [t('cukierki.brings.most', golden)] : []),
    ...(lost > 0 ? [t('cukierki.brings.lost', { points: lost })] : []),
    ...(extra ? [t('cukierki.brings.extra')] : []),
  ].join(', ');
}

/** All that it would bring: points, or in the advanced game tiles for the wall, and for what. */
export function tellWorth(worth: Worth, isAdvanced: boolean, t: Translate): string {
  const tiles = isAdvanced ? tilesOf(worth) : 0;
  const { points } = worth.brings;
  return [
    ...(points > 0 || tiles === 0 ? [t('cukierki.brings.points', { points })] : []),
    ...(tiles > 0 ? [t('cukierki.brings.wall', { count: tiles })] : []),
  ].join(', ');
}

export const tilesOf = ({ joins = [] }: Partial<Worth>): number =>
  joins.filter(({ taken }) => taken).length;

interface Trying {
  readonly isAdvanced: boolean;
  worthOf(move: Move): Worth;
  betterOf(spot: Spot): Move | null;
}

/** Columns and rows are counted from the corner of the first table; it may have grown beyond it. */
const tellLine = (line: 'column' | 'row', at: number, t: Translate): string =>
  at >= 0 ? t(`cukierki.${line}`, { number: at + 1 }) : t(`cukierki.${line}.before`, { by: -at });

export const tellColumn = (x: number, t: Translate): string => tellLine('column', x, t);
export const tellRow = (y: number, t: Translate): string => tellLine('row', y, t);

export const tellCell = ({ x, y }: Cell, t: Translate): string =>
  `${tellColumn(x, t)}, ${tellRow(y, t)}`;

const SIDES = ['north', 'east', 'south', 'west'];

/** What of the tiles around a place touches it: by that one finds it who does not see it. */
const tellAround = (at: Cell, laid: readonly Laid[], t: Translate): string[] =>
  SIDES.flatMap((side, i) => {
    const beside = besideOf(at, i);
    const tile = laid.find((one) => one.x === beside.x && one.y === beside.y);
    const half = tile && halvesOf(tile.tile, tile.r)[(i + 2) & 3];
    return half ? [t('cukierki.beside', { side, half: halfName(half, t) })] : [];
  });

/** A place in words: where it is, and what the chosen tile would bring there, and if it were turned. */
export function tellSpot(
  spot: Spot,
  table: Trying,
  t: Translate,
  laid: readonly Laid[] = [],
): string {
  const tellMove = (move: Move | null) => {
    const worth = move && table.worthOf(move);
    return worth ? `${tellWorth(worth, table.isAdvanced, t)}: ${tellReasons(worth, t)}` : 'none';
  };
  const turned = tellMove(table.betterOf(spot));
  const where = [...tellAround(spot, laid, t), tellCell(spot, t)].join(', ');
  if (!spot.now) return t('cukierki.spot.turned', { where, turned });
  return t('cukierki.spot', { where, brings: tellMove(spot.now), turned });
}

/**
 * An event as a sentence, to `own` as `you`. In the present tense, which needs no gender in any of
 * our languages. A move is one sentence with all that it brings, in the words of its button: what
 * follows from it needs none.
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
    case 'placed': {
      const said = { ...by(e.seat), count: tilesOf(e), brings: tellReasons(e, t) };
      return said.count > 0 ? t('cukierki.tell.takes', said) : t('cukierki.tell.makes', said);
    }
    case 'stopped':
      return t('cukierki.tell.stopped', by(e.seat));
    case 'passed':
      return e.empty
        ? t('cukierki.tell.passed-empty', by(e.seat))
        : t('cukierki.tell.passed', by(e.seat));
    case 'built':
      return t('cukierki.tell.built', { ...by(e.seat), brings: tellReasons(e, t) || 'none' });
    case 'set-aside': {
      const brings = tellReasons(e, t) || 'none';
      return t('cukierki.tell.set-aside', { ...by(e.seat), brings });
    }
    case 'ended': {
      const names = e.winners.map((seat) => nameOf(seats, seat)).join(', ');
      return t('cukierki.tell.ended', { names, count: e.winners.length });
    }
    default:
      return null;
  }
}

/** What deserves a moment in large, and whose it is: `Momo: lollipop, +3`. */
export function tellMoment(
  told: readonly GameEvent[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Moment | null {
  const events = eventsOf(told);
  const moment = (seat: number, what: readonly string[], special: boolean): Moment => ({
    text: t('cukierki.moment', { ...whoIs(seat, seats, own), what: what.join(' · ') }),
    special,
  });
  const laid = events.find((event) => event.type === 'placed' || event.type === 'built');
  const gain = signed(laid?.brings?.points ?? 0);
  const bringing = (what: string): string => [what, ...(gain ? [gain] : [])].join(', ');
  const won = events.filter((event) => event.type === 'advantage');
  if (won[0]) {
    const candies = candyNames(
      won.map(({ kind }) => kind),
      t,
    );
    const golden = t('cukierki.moment.advantage', { count: won.length, candies });
    return moment(won[0].seat, [bringing(golden)], false);
  }
  const count = events.filter((e) => e.type === 'completed' && e.candy === 'lollipop').length;
  const extra = events.find((event) => event.type === 'extra');
  const by = laid ?? extra;
  if (!by || (count === 0 && !extra)) return null;
  const what = [
    ...(count > 0 ? [bringing(t('cukierki.moment.lollipop', { count }))] : []),
    ...(extra ? [t('cukierki.moment.extra')] : []),
  ];
  return moment(by.seat, what, count > 0);
}
