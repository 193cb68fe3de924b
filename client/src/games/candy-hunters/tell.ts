import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../../net/protocol';
import { nameOf, whoIs } from '../../table/names';
import type { GameModule } from '..';
import { boxOf, type Colour, type Need, needsOf, shapeOf } from './patterns';
import { tellScored } from './scored';
import {
  type CandyHuntersView,
  cellOf,
  cornerOf,
  eventsOf,
  type Place,
  placeOf,
  type Town,
} from './view';

export const colourName = (colour: Colour, t: Translate): string =>
  t('candy-hunters.colour', { colour });

/**
 * A place as one would find it with a finger: rows from the top, columns from the left, as far as
 * the town can be built upon now.
 */
export function tellPlace(place: Place, town: Town, t: Translate): string {
  const { x, y } = cellOf(place);
  const { left, top } = cornerOf(town);
  return t('candy-hunters.place', { x: x - left, y: y - top });
}

const SIDES = { left: [1, 0], right: [-1, 0], above: [0, 1], below: [0, -1] } as const;

/** Which houses a place lies beside: by that one finds it who does not see it. */
export function tellBeside(place: Place, { buildings }: Town, t: Translate): string {
  const { x, y } = cellOf(place);
  return Object.entries(SIDES)
    .flatMap(([side, [right, down]]) => {
      const colour = buildings[placeOf({ x: x + right, y: y + down })];
      return colour ? [t('candy-hunters.beside', { side, colour })] : [];
    })
    .join(', ');
}

const needName = (need: Need | undefined, t: Translate): string => {
  if (need === undefined) return t('candy-hunters.need.any');
  return need === '*' ? t('candy-hunters.need.ghost') : colourName(need, t);
};

/** What a card is called, by its shape. */
export const cardName = (card: string, t: Translate): string =>
  t('candy-hunters.shape', { shape: shapeOf(card) });

/** A pattern in words, row by row, as it is turned. */
export function patternName(card: string, r: number, t: Translate): string {
  const needs = needsOf(card, r);
  const [width, height] = boxOf(needs);
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

/** Where that is, for those who do not see what is lit. */
export function tellWhere(action: string, town: Town, t: Translate): string {
  const [word = '', first = '', second = ''] = action.split(' ');
  const place = (at: Place) => tellPlace(at, town, t);
  if (word === 'build' || word === 'score') return place(second);
  if (word !== 'ghost' && word !== 'push') return '';
  return t('candy-hunters.do.way', { from: place(first), to: place(second) });
}

/** What an event does not say itself: how it was in the town then. */
export interface Then {
  /** the colour of the house that it is about, if that is known */
  readonly house?: Colour | null;
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
  { house = null }: Then = {},
): string | null {
  const [e] = eventsOf([event]);
  const by = (seat: number) => whoIs(seat, seats, own);
  const say = (word: string, params = {}) =>
    t(`candy-hunters.tell.${word}`, { house: house ?? 'other', ...params });
  switch (e?.type) {
    case 'built':
      return say('built', { ...by(e.seat), colour: e.colour });
    case 'large-ghost-came':
      return say('large-ghost-came');
    case 'ghost-moved':
      return say(e.large ? 'large-moved' : 'ghost-moved', by(e.seat));
    case 'pushed':
      return e.owner === null ? say('ghost-pushed') : say('kid-pushed', by(e.owner));
    case 'scored':
      return tellScored(e, t, seats, own);
    case 'put-under':
      return say('exchanged', by(e.seat));
    case 'drawn':
      return e.seat === own && e.card ? say('drawn', { shape: shapeOf(e.card) }) : null;
    case 'kid-placed':
      return say('kid-placed', by(e.seat));
    case 'round-began':
      return say('round', { round: e.round });
    case 'ended': {
      // Alone one has a puzzle, which nobody wins.
      const solved = e.winners.length > 0 ? 'solved' : 'unsolved';
      if (seats.length === 1) return t(`candy-hunters.status.${solved}`);
      const names = e.winners.map((seat) => nameOf(seats, seat)).join(', ');
      return say('ended', { names, count: e.winners.length });
    }
    default:
      return null;
  }
}

/** The same with a view of the town as it was then. */
export const tellSeen: GameModule['tell'] = (event, t, seats, own, view) => {
  const { to, at = to } = event as { to?: Place; at?: Place };
  const house = (view as Town | undefined)?.buildings[at ?? ''] ?? null;
  return tell(event, t, seats, own, { house });
};
