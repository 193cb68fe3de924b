import type { Colour } from './patterns';
import type { CandyHuntersEvent, CandyHuntersView, Place } from './view';

/** Houses as they stood when something happened, so that it can be told by their colours. */

/** Where an event leads to: the house that somebody goes to, or that was built. */
export function goalOf(event: CandyHuntersEvent): Place | null {
  switch (event.type) {
    case 'built':
    case 'kid-placed':
      return event.at;
    case 'ghost-moved':
    case 'pushed':
    case 'large-ghost-came':
      return event.to;
    default:
      return null;
  }
}

/**
 * For each event the colour of the house that it leads to, as it was then: from the town of today
 * back through all that has been built and taken since.
 */
export function housesOf(
  events: readonly CandyHuntersEvent[],
  view: Pick<CandyHuntersView, 'buildings'> | null,
): (Colour | null)[] {
  const town = new Map(Object.entries(view?.buildings ?? {}));
  return events
    .toReversed()
    .map((event) => {
      const goal = goalOf(event);
      const house = goal === null ? null : (town.get(goal) ?? null);
      if (event.type === 'built') town.delete(event.at);
      if (event.type === 'scored') for (const { at, colour } of event.taken) town.set(at, colour);
      return house;
    })
    .reverse();
}
