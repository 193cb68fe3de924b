import type { GameEvent, Update } from '../net/protocol';

/** All that a viewer has been told, after one more update: what was undone no longer counts. */
export const told = (
  before: readonly GameEvent[],
  { events, undone }: Pick<Update, 'events' | 'undone'>,
): readonly GameEvent[] => [...before.slice(0, before.length - undone), ...events];
