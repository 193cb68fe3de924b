import type { GameEvent } from '../../net/protocol';
import { type Line, linesWith } from '../../table/history';
import type { Telling } from '../../table/telling';
import { tell } from './tell';
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
  (view: () => CandyGhostsView | null): Telling<readonly GameEvent[], readonly Line[]> =>
  (events, t, seats, own) =>
    linesWith((event, ...to) => tell(event, ...to, view()), KINDS)(
      withoutWays(events),
      t,
      seats,
      own,
    );
