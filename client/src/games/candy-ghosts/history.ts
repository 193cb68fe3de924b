import type { GameEvent } from '../../net/protocol';
import { type Line, linesWith, pictureLine } from '../../table/history';
import type { Telling } from '../../table/telling';
import { throughWalls } from './house/walls';
import { withinName } from './names';
import Told from './Told.svelte';
import { tell } from './tell';
import { litBy, picturedBy } from './told';
import { type CandyGhostsEvent, type CandyGhostsView, eventsOf } from './view';

/** What happened, line by line; of a long way only where it leads. */
const KINDS: Readonly<Partial<Record<CandyGhostsEvent['type'], Line['kind']>>> = {
  captured: 'right',
  freed: 'right',
  left: 'right',
  possessed: 'wrong',
  swallowed: 'wrong',
  chased: 'wrong',
  atmosphere: 'call',
  ended: 'call',
};

/** The steps of one and the same, one after the other. */
function isSameWay(event: CandyGhostsEvent, next: CandyGhostsEvent | undefined): boolean {
  if (event.type === 'stepped') return next?.type === 'stepped' && next.seat === event.seat;
  return event.type === 'ghost' && next?.type === 'ghost' && next.who === event.who;
}

export const withoutWays = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const known = eventsOf(events);
  return events.filter((_, i) => {
    const event = known[i];
    return event === undefined || !isSameWay(event, known[i + 1]);
  });
};

/** The lines, with the house that they are about. */
export const linesOf =
  (seen: () => CandyGhostsView | null): Telling<readonly GameEvent[], readonly Line[]> =>
  (events, t, seats, own) => {
    const view = seen();
    const walls: ReadonlySet<unknown> = throughWalls(eventsOf(events), view);
    return linesWith(
      (event, ...to) => tell(event, ...to, view, walls.has(event)),
      KINDS,
      (event) => {
        const [e] = eventsOf([event]);
        if (!e) return {};
        const [picture, at] = [picturedBy(e, view), litBy(e)];
        const aside = at === null ? null : withinName(at, false, t);
        return {
          ...(picture && { picture: pictureLine(Told, picture) }),
          ...(at !== null && { at }),
          ...(aside !== null && { aside }),
        };
      },
    )(withoutWays(events), t, seats, own);
  };

/** An event for those who listen; `told` is all that happened before it, and it. */
export const spoken =
  (
    seen: () => CandyGhostsView | null,
    told: () => readonly GameEvent[],
  ): Telling<GameEvent, string | null> =>
  (event, ...to) => {
    const walls: ReadonlySet<unknown> = throughWalls(eventsOf(told()), seen());
    return tell(event, ...to, seen(), walls.has(event));
  };
