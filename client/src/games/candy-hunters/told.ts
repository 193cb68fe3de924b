import type { Translate } from '../../i18n/i18n.svelte';
import type { SeatInfo } from '../../net/protocol';
import { goalOf } from './houses';
import type { Colour } from './patterns';
import { patternName, tellPlace } from './tell';
import type { CandyHuntersEvent, Place, Player, Town } from './view';

/** What a line of the history shows beside its words, and where in the town it was. */

export interface ToldPicture {
  readonly card?: string;
  readonly r?: number;
  /** the house that somebody comes to, or the new one */
  readonly house?: Colour | null;
  readonly who?: 'ghost' | 'large' | 'kid';
  /** whose kid it is */
  readonly seat?: Player;
  readonly color?: string | null;
}

export function picturedBy(
  event: CandyHuntersEvent,
  house: Colour | null,
  seats: readonly SeatInfo[],
): ToldPicture | null {
  const kid = (seat: Player): ToldPicture => ({
    house,
    who: 'kid',
    seat,
    color: seats[seat]?.color ?? null,
  });
  switch (event.type) {
    case 'built':
      return { house: event.colour };
    case 'ghost-moved':
      return { house, who: event.large ? 'large' : 'ghost' };
    case 'large-ghost-came':
      return { house, who: 'large' };
    case 'pushed':
      return event.piece === 'kid' ? kid(event.owner ?? 0) : { house, who: event.piece };
    case 'kid-placed':
      return kid(event.seat);
    case 'scored':
      return { card: event.card, r: event.rotation };
    case 'drawn':
      return event.card === null ? null : { card: event.card };
    default:
      return null;
  }
}

/** The places of an event, as they can be lit: a house, or all of a pattern. */
export const litBy = (event: CandyHuntersEvent): string | null =>
  event.type === 'scored' ? event.cells.join(' ') : goalOf(event);

/** The places that are lit. */
export const placesOf = (lit: string): readonly Place[] => lit.split(' ');

/** What only those need who do not see the town: where it is, or what a pattern looks like. */
export function asideOf(event: CandyHuntersEvent, town: Town | null, t: Translate): string | null {
  const goal = goalOf(event);
  if (event.type === 'drawn' && event.card) return patternName(event.card, 0, t);
  if (event.type === 'scored') return patternName(event.card, event.rotation, t);
  return goal === null || town === null ? null : tellPlace(goal, town, t);
}
