import { LOOK_MILLIS, type PaceOf } from '../../match/pace';
import { type CandyHuntersEvent, eventsOf } from './view';

/** How long what somebody else does is looked at, in milliseconds; leaving a step out needs no time. */
const MILLIS: Partial<Record<CandyHuntersEvent['type'], number>> = {
  built: LOOK_MILLIS,
  'ghost-moved': LOOK_MILLIS,
  pushed: 1_000,
  scored: LOOK_MILLIS,
  'put-under': 800,
  'kid-placed': LOOK_MILLIS,
};

export const paceOf: PaceOf = (update, own) => {
  const events = eventsOf(update.events);
  if (events.some((event) => 'seat' in event && event.seat === own)) return 0;
  return Math.max(0, ...events.map(({ type }) => MILLIS[type] ?? 0));
};
