import type { CandyGhostsEvent, Piece, Place } from './view';

/** A way over several places, of a player or of a ghost. */
export interface Way {
  readonly who: Piece;
  /** the places that are still ahead */
  readonly rest: readonly Place[];
}

/** A step, and the way that is left after it. */
export interface Step {
  readonly action: string;
  readonly way: Way;
}

/** How the step of a piece to a place is written, without and with furniture to push. */
const stepsTo = ({ who }: Way, place: Place): string[] =>
  who.startsWith('p') ? [`step ${place}`, `step ${place} push`] : [`ghost ${who} ${place}`];

/**
 * The next step of a way: to the first place ahead that is offered, since steps without a choice
 * are taken by the engine itself. Null where the way ends.
 */
export function nextStep(way: Way, actions: ReadonlySet<string>): Step | null {
  for (const [i, place] of way.rest.entries()) {
    const action = stepsTo(way, place).find((step) => actions.has(step));
    if (action !== undefined) return { action, way: { ...way, rest: way.rest.slice(i + 1) } };
  }
  return null;
}

/** Whether nothing has happened but steps of whoever is on the way. */
export const onlySteps = ({ who }: Way, events: readonly CandyGhostsEvent[]): boolean =>
  events.every(
    (event) =>
      (event.type === 'stepped' && `p${event.seat}` === who) ||
      (event.type === 'ghost' && event.who === who),
  );
