import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../../net/protocol';
import type { Line } from '../../table/history';
import { tell } from './tell';

const KINDS: Readonly<Record<string, Line['kind']>> = {
  matched: 'right',
  mistaken: 'wrong',
  missed: 'wrong',
  called: 'call',
};

/** What happened, the newest first; events without words are left out. */
export function linesOf(
  events: readonly GameEvent[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Line[] {
  return events
    .flatMap((event): Line[] => {
      const text = tell(event, t, seats, own);
      return text ? [{ text, kind: KINDS[event.type] ?? 'note' }] : [];
    })
    .reverse();
}
