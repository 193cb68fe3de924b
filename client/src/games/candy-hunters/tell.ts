import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../../net/protocol';
import { nameOf, whoIs } from '../../table/names';
import type { Moment } from '../../table/table.svelte';
import type { Fit } from './fits';
import { type Colour, cardWorth, type Need, needsOf } from './patterns';
import {
  type CandyHuntersEvent,
  type CandyHuntersView,
  cellOf,
  eventsOf,
  type Place,
} from './view';

export const colourName = (colour: Colour, t: Translate): string =>
  t('candy-hunters.colour', { colour });

export function tellPlace(place: Place, t: Translate): string {
  const { x, y } = cellOf(place);
  return t('candy-hunters.place', { x, y });
}

const needName = (need: Need | undefined, t: Translate): string => {
  if (need === undefined) return t('candy-hunters.need.any');
  return need === '*' ? t('candy-hunters.need.ghost') : colourName(need, t);
};

/** A pattern in words, row by row, as it is turned. */
export function patternName(card: string, r: number, t: Translate): string {
  const needs = needsOf(card, r);
  const height = Math.max(...needs.map(({ y }) => y)) + 1;
  const width = Math.max(...needs.map(({ x }) => x)) + 1;
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) =>
      needName(needs.find((cell) => cell.x === x && cell.y === y)?.need, t),
    ).join(', '),
  ).join('; ');
}

/** What stands on a tile, in words. */
export function tellTile(
  view: CandyHuntersView,
  place: Place,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): string {
  const colour = view.buildings[place];
  const owner = view.kids[place];
  const on = [
    owner === undefined ? '' : tellKid(owner, t, seats, own),
    view.ghosts.includes(place) ? t('candy-hunters.need.ghost') : '',
    view.largeGhost === place ? t('candy-hunters.large-ghost') : '',
  ];
  return [colour ? colourName(colour, t) : '', ...on].filter(Boolean).join(', ');
}

const tellKid = (
  owner: number,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): string => t('candy-hunters.kid-of', whoIs(owner, seats, own));

/** Everything that a scoring would bring, in a few words each, the points for oneself first. */
export function tellOutcome(
  { card, outcome }: Fit,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): string[] {
  const { taken = [], scary = [] } = outcome ?? {};
  return [
    t('candy-hunters.brings.card', { points: cardWorth(card) }),
    ...taken.map(({ seat, colour, points }) =>
      t('candy-hunters.brings.candy', { ...whoIs(seat, seats, own), colour, worth: points }),
    ),
    ...(scary.length > 0 ? [t('candy-hunters.brings.scares', { count: scary.length })] : []),
  ];
}

/** An action that somebody is advised to do. */
export function tellAction(action: string, t: Translate): string {
  const [word = '', first = '', second = ''] = action.split(' ');
  const where = tellPlace(word === 'build' || word === 'score' ? second : first, t);
  const to = tellPlace(second, t);
  return t(`candy-hunters.do.${word}`, { colour: first, card: first, where, to });
}

/**
 * An event as a sentence, to `own` as `you`. In the present tense, which needs no gender in any of
 * our languages. That somebody leaves a step out needs no words.
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
    case 'built':
      return t('candy-hunters.tell.built', {
        ...by(e.seat),
        colour: e.colour,
        where: tellPlace(e.at, t),
      });
    case 'large-ghost-came':
      return t('candy-hunters.tell.large-ghost-came', { where: tellPlace(e.to, t) });
    case 'ghost-moved':
      return t(e.large ? 'candy-hunters.tell.large-moved' : 'candy-hunters.tell.ghost-moved', {
        ...by(e.seat),
        where: tellPlace(e.to, t),
      });
    case 'pushed':
      return e.owner === null
        ? t('candy-hunters.tell.ghost-pushed', { where: tellPlace(e.to, t) })
        : t('candy-hunters.tell.kid-pushed', { ...by(e.owner), where: tellPlace(e.to, t) });
    case 'scored':
      return tellScored(e, by, t);
    case 'put-under':
      return t('candy-hunters.tell.exchanged', by(e.seat));
    case 'drawn':
      return e.seat === own && e.card
        ? t('candy-hunters.tell.drawn', { card: e.card, pattern: patternName(e.card, 0, t) })
        : null;
    case 'kid-placed':
      return t('candy-hunters.tell.kid-placed', { ...by(e.seat), where: tellPlace(e.at, t) });
    case 'round-began':
      return t('candy-hunters.tell.round', { round: e.round });
    case 'ended': {
      // Alone one has a puzzle, which nobody wins.
      const solved = e.winners.length > 0 ? 'solved' : 'unsolved';
      if (seats.length === 1) return t(`candy-hunters.status.${solved}`);
      const names = e.winners.map((seat) => nameOf(seats, seat)).join(', ');
      return t('candy-hunters.tell.ended', { names, count: e.winners.length });
    }
    default:
      return null;
  }
}

function tellScored(
  e: CandyHuntersEvent & { type: 'scored' },
  by: (seat: number) => { who: string; name: string },
  t: Translate,
): string {
  const points = cardWorth(e.card);
  return [
    t('candy-hunters.tell.scored', { ...by(e.seat), card: e.card, points }),
    ...e.taken.map(({ seat, colour }) => t('candy-hunters.tell.candy', { ...by(seat), colour })),
    ...(e.scary.length > 0 ? [t('candy-hunters.tell.scares', { count: e.scary.length })] : []),
  ].join(' ');
}

/** A scoring deserves a moment in large. */
export function tellMoment(
  events: readonly GameEvent[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Moment | null {
  const scored = eventsOf(events).find((event) => event.type === 'scored');
  if (!scored) return null;
  const points = cardWorth(scored.card);
  const said = { ...whoIs(scored.seat, seats, own), points };
  return { text: t('candy-hunters.moment.scored', said), special: false };
}
