import type { Translate } from '../i18n/i18n.svelte';
import type { GameEvent, SeatInfo } from '../net/protocol';
import type { Line } from './history';
import { whoIs } from './names';

/** Somebody's time was up, and a bot decided for them. */
export interface TimeUp {
  readonly seat: number;
  /** what the bot did; taken back, it is no longer told */
  readonly about: GameEvent;
  /** between the line of that and the one before */
  readonly id: number;
}

export const tellTimeUp = (
  seat: number,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): string => t('clock.up', whoIs(seat, seats, own));

/** The history with what the clock did in its place, the newest first. */
export function withTimeUps(
  lines: readonly Line[],
  timeUps: readonly TimeUp[],
  tell: (seat: number) => string,
): readonly Line[] {
  const all = [...lines];
  for (const { seat, id } of timeUps) {
    const older = all.findIndex((line) => line.id < id);
    const line: Line = { id, text: tell(seat), kind: 'note' };
    all.splice(older < 0 ? all.length : older, 0, line);
  }
  return all;
}
