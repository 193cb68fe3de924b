import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../../net/protocol';
import { idOf, type Line } from '../../table/history';
import { whoIs } from '../../table/names';
import { candyNames, tell } from './tell';
import { type CukierkiEvent, eventsOf } from './view';

const KINDS: Readonly<Record<string, Line['kind']>> = {
  extra: 'call',
  advantage: 'call',
};

/** A placement with all that it made, as one sentence. */
function tellPlacement(
  made: readonly Extract<CukierkiEvent, { type: 'completed' }>[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Line[] {
  const [first] = made;
  if (!first) return [];
  const count = made.filter(({ taken }) => taken).length;
  const candies = candyNames(
    made.map(({ candy }) => candy),
    t,
  );
  const said = { ...whoIs(first.seat, seats, own), count, candies };
  const text = count > 0 ? t('cukierki.tell.takes', said) : t('cukierki.tell.makes', said);
  return [{ id: idOf(first), kind: 'right', text }];
}

/** As at every table, but a placement with all that it made is one line. */
export function linesOf(
  events: readonly GameEvent[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Line[] {
  const lines: Line[] = [];
  let made: Extract<CukierkiEvent, { type: 'completed' }>[] = [];
  const finish = () => {
    lines.push(...tellPlacement(made, t, seats, own));
    made = [];
  };
  for (const [i, event] of eventsOf(events).entries()) {
    if (event.type === 'completed') {
      made.push(event);
      continue;
    }
    finish();
    const text = event.type === 'placed' ? null : tell(events[i] as GameEvent, t, seats, own);
    if (text) lines.push({ id: idOf(event), text, kind: KINDS[event.type] ?? 'note' });
  }
  finish();
  return lines.reverse();
}
