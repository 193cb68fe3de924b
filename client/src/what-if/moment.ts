import type { TableInfo } from '../net/protocol';
import type { Transcript } from '../replay/transcript';

/** A moment of a match that is over, with all that it takes to play on from there. */
export interface Moment {
  /** the engine's lines: the header with the seed, or the state it began with, then the moves */
  readonly lines: readonly object[];
  /** who sat where */
  readonly names: readonly string[];
  /** whose moment it is, if it is anybody's */
  readonly seat: number | null;
}

/** What of a header the engine needs to deal the same again. */
const DEALT = ['game', 'rulesVersion', 'seats', 'options', 'first', 'seed', 'state'] as const;

/**
 * The match after so many moves. Null if nobody can play on: a puzzle is played elsewhere, and what
 * is not over yet has its secrets.
 */
export function momentAt(
  { lines, moves }: Pick<Transcript, 'lines' | 'moves'>,
  { seats }: Pick<TableInfo, 'seats'>,
  step: number,
  seat: number | null,
): Moment | null {
  const all: Record<string, unknown> = { ...lines.at(-1), ...lines[0] };
  if ('puzzle' in all || !('seed' in all || 'state' in all)) return null;
  const header = Object.fromEntries(
    DEALT.filter((field) => field in all).map((field) => [field, all[field]]),
  );
  const played = moves.slice(0, step).map(({ seat, action }) => ({ seat, action }));
  const names = seats.map(({ name }) => name ?? '');
  return { lines: [header, ...played], names, seat };
}
