import type { GameModule } from '../games';
import type { SeatInfo } from '../net/protocol';
import type { Match } from './match';

/** So long the others wait before they may let a bot play on; the host need not. As the server does. */
export const PATIENCE = 30_000;

/**
 * Whom everybody waits for: those whose turn it is, if not one of them is at the table.
 *
 * @param waitsFor of the game, where more may act than have to
 */
export function awaited(
  { table, update }: Pick<Match, 'table' | 'update'>,
  waitsFor?: GameModule['waitsFor'],
): SeatInfo[] {
  if (table.status !== 'playing' || !update || update.result) return [];
  const { toAct } = update;
  if (toAct === 'chance') return [];
  const needed = waitsFor?.(update.view) ?? toAct;
  const acting = table.seats.filter(({ seat }) => toAct.includes(seat) && needed.includes(seat));
  return acting.every(isAway) ? acting : [];
}

/** Whether a person has lost their line, or closed the page. */
export const isAway = ({ kind, online }: SeatInfo): boolean => kind === 'person' && !online;

/**
 * Whether somebody who has seen these away for so long may let a bot play on for them; who has come
 * later knows from the server that the others have waited.
 */
export function mayHelp(
  { table, seat }: Pick<Match, 'table' | 'seat'>,
  gone: readonly SeatInfo[],
  waited: number,
): boolean {
  const own = table.seats.find((candidate) => candidate.seat === seat);
  if (own?.kind !== 'person') return false;
  if (own.seat === table.host || waited >= PATIENCE) return true;
  return gone.length > 0 && gone.every(({ waitedFor }) => waitedFor);
}
