import type { GameEvent, Update } from '../net/protocol';

type News = Pick<Update, 'events' | 'undone'>;

/**
 * What two updates in a row tell together, for those who heard neither: the table may still be loading
 * while a match already goes on.
 */
export function both(before: News, { events, undone }: News): News {
  const left = before.events.slice(0, Math.max(0, before.events.length - undone));
  const further = Math.max(0, undone - before.events.length);
  return { events: [...left, ...events] as GameEvent[], undone: before.undone + further };
}
