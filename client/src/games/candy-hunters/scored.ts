import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../../net/protocol';
import { whoIs } from '../../table/names';
import type { Moment } from '../../table/table.svelte';
import type { Fit } from './fits';
import { cardWorth, shapeOf } from './patterns';
import { type CandyHuntersEvent, eventsOf, type Player } from './view';

/** How a scoring is told: the same parts with the same numbers in every place, and what they make. */

type Scored = CandyHuntersEvent & { type: 'scored' };
/** What it brings, and to whom. */
type Brought = Pick<Scored, 'seat' | 'card' | 'taken' | 'scary'>;

/** Points with their sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** As a sentence each for who scores and for everybody whose kids were there. */
export function tellScored(
  event: Scored,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): string {
  const by = (seat: Player) => whoIs(seat, seats, own);
  const taken = event.taken.map(({ points = 0, ...candy }) => ({ ...candy, worth: points }));
  const mine = taken.filter(({ seat }) => seat === event.seat);
  const more = [
    ...mine.map((candy) => t('candy-hunters.part.candy', { ...candy })),
    ...scaresOf(event, t),
  ];
  const sum = pointsOf(event, event.seat);
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

/** What scoring a pattern where it lies would bring, in the words that tell it when that is done. */
export const tellOutcome = (
  { card, outcome }: Fit,
  seat: Player,
  t: Translate,
  seats: readonly SeatInfo[],
): string => {
  const { taken = [], scary = [] } = outcome ?? {};
  return tellShortly({ seat, card, taken, scary }, t, seats, seat);
};

/** The same in as few words as possible. */
export function tellShortly(
  event: Brought,
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
      const worth = candiesOf(event, seat);
      const parts = [
        ...(scores ? [card] : []),
        ...(count > 0 ? [t('candy-hunters.part.candies', { count, worth })] : []),
        ...(scores ? scaresOf(event, t) : []),
      ];
      const sum = parts.length > 1 ? `\u00a0=\u00a0${signed(pointsOf(event, seat))}` : '';
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
): Moment | null {
  const scored = eventsOf(events).find((event) => event.type === 'scored');
  return scored ? { text: tellShortly(scored, t, seats, own), special: false } : null;
}

const scaresOf = ({ scary }: Brought, t: Translate): string[] =>
  scary.length > 0 ? [t('candy-hunters.part.scares', { count: scary.length })] : [];

const candiesOf = ({ taken }: Brought, whose: Player): number =>
  taken.reduce((sum, { seat, points = 0 }) => sum + (seat === whose ? points : 0), 0);

function pointsOf(event: Brought, whose: Player): number {
  const own = whose === event.seat ? cardWorth(event.card) - event.scary.length : 0;
  return own + candiesOf(event, whose);
}
