import { settings } from '../browser/settings.svelte';
import type { GameEvent } from '../net/protocol';
import type { TimedUpdate } from './match';

/**
 * How long an update stays on the table, in milliseconds at normal speed, before the next one may be
 * shown; `own` is the seat of whoever looks.
 */
export type PaceOf = (update: TimedUpdate, own: number | null) => number;

/** So long one looks at what somebody else has done. */
export const LOOK_MILLIS = 1_200;

const FACTORS = { calm: 1.8, normal: 1, fast: 0.5, instant: 0 } as const;

/** How many times as long as usual everything takes; 0: nobody wants to wait. */
export const slowness = (): number => FACTORS[settings.speed];

/** For games that do not say: what others have done is looked at, unless all race or nobody tells it. */
export const usualPace = (
  { events, toAct }: Pick<TimedUpdate, 'events' | 'toAct'>,
  own: number | null,
  isTold: (event: GameEvent) => boolean,
): number => {
  if (toAct !== 'chance' && toAct.length > 1) return 0;
  if (!events.some(isTold)) return 0;
  const seat = events.map((event) => event.seat).find((one) => typeof one === 'number');
  return seat === undefined || seat === own ? 0 : LOOK_MILLIS;
};
