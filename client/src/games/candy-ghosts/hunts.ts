import type { CandyGhostsView, Hunt, Piece, Place } from './view';

/** What the ghosts are after, as far as it is drawn: all of it only in their own turn. */
export const huntsShown = (
  view: CandyGhostsView,
  hunts: readonly Hunt[],
  pointed: Place | Piece | null,
  chosen: Piece | null,
): readonly Hunt[] => {
  if (chosen !== null) return hunts.filter(({ who }) => who === chosen || who === pointed);
  return view.phase === 'ghosts'
    ? hunts.filter(({ who, ends }) => who === pointed || ends.length > 0)
    : hunts.filter(({ who, catches }) => who === pointed || catches.length > 0);
};
