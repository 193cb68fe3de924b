import type { GameEvent } from '../../net/protocol';
import { type Line, linesWith } from '../../table/history';
import type { Telling } from '../../table/telling';
import { housesOf } from './houses';
import { tell } from './tell';
import { eventsOf, type Town } from './view';

const KINDS = { scored: 'right', 'round-began': 'call', ended: 'call' } as const;

/** What happened, line by line, by the colours that the houses of the town had then. */
export const linesOf =
  (town: () => Town | null): Telling<readonly GameEvent[], readonly Line[]> =>
  (events, t, seats, own) => {
    const houses = new Map(
      housesOf(eventsOf(events), town()).map((house, i) => [events[i], house]),
    );
    return linesWith((event, ...to) => tell(event, ...to, houses.get(event)), KINDS)(
      events,
      t,
      seats,
      own,
    );
  };
