import type { PaceOf } from '../../match/pace';
import { millisOf } from './house/scene';
import { type CandyGhostsEvent, eventsOf } from './view';

/** After what somebody else has done one looks at it for a while, in milliseconds. */
const LOOK = 350;
/** The steps of one way follow each other more quickly. */
const BETWEEN = 140;
/** What is read, and not only seen. */
const READ: Partial<Record<CandyGhostsEvent['type'], number>> = {
  turn: 500,
  atmosphere: 1_000,
  asked: 700,
  refused: 900,
  chose: 700,
};

/**
 * As long as the house shows it, whoever has done it: dice, ways and entrances come one after the
 * other. What others do is looked at a little longer.
 */
export const paceOf: PaceOf = (update, own) => {
  const events = eventsOf(update.events);
  const shown = events.reduce((sum, event) => sum + millisOf(event), 0);
  const isOwn = events.some((event) => 'seat' in event && event.seat === own);
  if (isOwn) return shown;
  const read = events.reduce((sum, { type }) => sum + (READ[type] ?? 0), 0);
  const isStep = events.every(({ type }) => type === 'stepped');
  return shown + read + (shown === 0 ? 0 : isStep ? BETWEEN : LOOK);
};
