import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../../net/protocol';
import { whoIs } from '../../table/names';
import type { Moment } from '../../table/table.svelte';
import { type Colour, candyWorth, cardWorth, shapeOf } from './patterns';
import { type CandyHuntersEvent, eventsOf, type Player } from './view';

/** How a scoring is told: the same parts with the same numbers in every place, and what they make. */

type Scored = CandyHuntersEvent & { type: 'scored' };

/** What everybody has by now. */
export type Candies = readonly (readonly Colour[])[];

/** Points with their sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/**
 * For each event what its candies have brought, as they were taken: from the candies of today back
 * through all that have been taken since.
 */
export function worthsOf(events: readonly CandyHuntersEvent[], candies: Candies): number[][] {
  const has = candies.map((all) => [...all]);
  const worthOf = ({ seat, colour }: Scored['taken'][number]): number => {
    const own = has[seat] ?? [];
    own.splice(own.indexOf(colour), own.includes(colour) ? 1 : 0);
    return candyWorth(!own.includes(colour));
  };
  return events
    .toReversed()
    .map((event) =>
      event.type === 'scored' ? event.taken.toReversed().map(worthOf).reverse() : [],
    )
    .reverse();
}

/** As a sentence each for who scores and for everybody whose kids were there. */
export function tellScored(
  event: Scored,
  worths: readonly number[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): string {
  const by = (seat: Player) => whoIs(seat, seats, own);
  const taken = event.taken.map((candy, i) => ({ ...candy, worth: worths[i] ?? 0 }));
  const mine = taken.filter(({ seat }) => seat === event.seat);
  const more = [
    ...mine.map((candy) => t('candy-hunters.part.candy', { ...candy })),
    ...scaresOf(event, t),
  ];
  const sum = pointsOf(event, worths, event.seat);
  return [
    t('candy-hunters.tell.scored', {
      ...by(event.seat),
      shape: shapeOf(event.card),
      points: cardWorth(event.card),
      more: more.map((part) => `, ${part}`).join(''),
      parts: more.length > 0 ? 'some' : 'none',
      sum: signed(sum),
    }),
    ...taken
      .filter(({ seat }) => seat !== event.seat)
      .map(({ seat, ...candy }) => t('candy-hunters.tell.candy', { ...by(seat), ...candy })),
  ].join(' ');
}

/** The same in as few words as possible. */
export function tellShortly(
  event: Scored,
  worths: readonly number[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): string {
  const points = cardWorth(event.card);
  const card = t('candy-hunters.part.card', { shape: shapeOf(event.card), points });
  const everybody = [...new Set([event.seat, ...event.taken.map(({ seat }) => seat)])];
  return everybody
    .map((seat) => {
      const scores = seat === event.seat;
      const count = event.taken.filter((candy) => candy.seat === seat).length;
      const worth = candiesOf(event, worths, seat);
      const parts = [
        ...(scores ? [card] : []),
        ...(count > 0 ? [t('candy-hunters.part.candies', { count, worth })] : []),
        ...(scores ? scaresOf(event, t) : []),
      ];
      const sum = parts.length > 1 ? `\u00a0=\u00a0${signed(pointsOf(event, worths, seat))}` : '';
      return t('candy-hunters.gets', {
        ...whoIs(seat, seats, own),
        parts: parts.join(', ') + sum,
      });
    })
    .join(' · ');
}

/** A scoring deserves a moment in large: who gets what of it, whoever scores first. */
export function tellMoment(
  events: readonly GameEvent[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
  candies: Candies,
): Moment | null {
  const all = eventsOf(events);
  const i = all.findIndex(({ type }) => type === 'scored');
  const scored = all[i];
  if (scored?.type !== 'scored') return null;
  const worths = worthsOf(all, candies)[i] ?? [];
  return { text: tellShortly(scored, worths, t, seats, own), special: false };
}

const scaresOf = ({ scary }: Scored, t: Translate): string[] =>
  scary.length > 0 ? [t('candy-hunters.part.scares', { count: scary.length })] : [];

const candiesOf = ({ taken }: Scored, worths: readonly number[], whose: Player): number =>
  taken.reduce((sum, { seat }, i) => sum + (seat === whose ? (worths[i] ?? 0) : 0), 0);

function pointsOf(event: Scored, worths: readonly number[], whose: Player): number {
  const own = whose === event.seat ? cardWorth(event.card) - event.scary.length : 0;
  return own + candiesOf(event, worths, whose);
}
