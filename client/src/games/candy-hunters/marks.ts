import type { CandyHuntersEvent, Place, Player } from './view';

/** What the last turn changed, so that it can be recognised on the board. */
export interface Marks {
  readonly built: Place | null;
  readonly kid: { readonly at: Place; readonly seat: Player } | null;
  /** ways that pieces went */
  readonly trails: readonly { readonly from: Place; readonly to: Place }[];
  readonly scored: readonly Place[];
}

export const NO_MARKS: Marks = { built: null, kid: null, trails: [], scored: [] };

/** From the last turn's first action, its building, on. */
export function marksOf(told: readonly CandyHuntersEvent[]): Marks {
  const begun = told.findLastIndex(({ type }) => type === 'built');
  return begun < 0 ? NO_MARKS : told.slice(begun).reduce(withMark, NO_MARKS);
}

function withMark(marks: Marks, event: CandyHuntersEvent): Marks {
  switch (event.type) {
    case 'built':
      return { ...marks, built: event.at };
    case 'ghost-moved':
    case 'pushed':
      return { ...marks, trails: [...marks.trails, { from: event.from, to: event.to }] };
    case 'scored':
      return { ...marks, scored: event.cells };
    case 'kid-placed':
      return { ...marks, kid: { at: event.at, seat: event.seat } };
    default:
      return marks;
  }
}
