import type { Moves } from './moves';
import type { Piece, Place } from './view';

/** What somebody is about to do and needs a place, a ghost or a player for. */
export type Aim =
  | { readonly do: 'throw' | 'drop'; readonly item: string }
  | { readonly do: 'capture' | 'attack' | 'special' | 'free' };

/** The action that is meant by pressing that place. */
export const aimedAtPlace = (aim: Aim, moves: Moves, place: Place): string | undefined =>
  aim.do === 'throw'
    ? moves.throws.get(aim.item)?.get(place)
    : aim.do === 'drop'
      ? moves.drops.get(aim.item)?.get(place)
      : undefined;

/** Whom one may aim at, with the action that it means. */
export function aimedPieces(aim: Aim, moves: Moves): ReadonlyMap<Piece, string> {
  const people = (by: ReadonlyMap<number, string> | undefined) =>
    new Map([...(by ?? [])].map(([seat, action]) => [`p${seat}`, action]));
  switch (aim.do) {
    case 'capture':
      return moves.captures;
    case 'attack':
      return moves.attacks;
    case 'special':
      return moves.specials;
    case 'free':
      return people(moves.kits);
    case 'throw':
      return people(moves.gives.get(aim.item));
    default:
      return new Map();
  }
}

/** Whether there is still something to aim at. */
export const canAim = (aim: Aim, moves: Moves): boolean =>
  aimedPieces(aim, moves).size > 0 ||
  (aim.do === 'throw' && moves.throws.has(aim.item)) ||
  (aim.do === 'drop' && moves.drops.has(aim.item));
