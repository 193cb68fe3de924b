import type { GameEvent, Update } from '../../net/protocol';
import { type CukierkiEvent, type CukierkiInsight, eventsOf } from './view';

/** What is known before and after somebody acts. */
export type Known = Pick<Update, 'scores'> & { readonly insight?: unknown };

/**
 * The same events, and with each tile that was laid the points that it brought: to oneself what the
 * page said before it was laid, to others what their points have grown by.
 */
export const withPoints = (
  events: readonly GameEvent[],
  before: Known | null,
  after: Known,
): GameEvent[] =>
  eventsOf(events).map((event) =>
    event.type === 'placed' || event.type === 'built'
      ? { ...event, points: pointsOf(event, before, after) }
      : event,
  ) as unknown as GameEvent[];

type Laying = Extract<CukierkiEvent, { type: 'placed' | 'built' }>;

function pointsOf(event: Laying, before: Known | null, after: Known): number {
  const { seat, type, tile, x, y, r } = event;
  const action = `${type === 'placed' ? 'place' : 'wall'} ${tile} ${x},${y} r${r}`;
  const told = (before?.insight as CukierkiInsight | undefined)?.brings?.[action];
  const [was, is] = [before?.scores?.[seat], after.scores?.[seat]];
  return told?.points ?? (typeof was === 'number' && typeof is === 'number' ? is - was : 0);
}
