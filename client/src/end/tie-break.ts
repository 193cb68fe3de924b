import type { Result } from '../net/protocol';

/** What a game compares between equal points: `<game>.tie.<name>` names it, `….told` says who wins. */
export interface TieBreak {
  readonly name: string;
  /** as the view has it, for each seat */
  readonly counts: readonly number[];
}

/**
 * What decided a game in which somebody has as many points as the winners: the first thing in which
 * they differ. Null where points decided, or a victory is shared.
 */
export function decidedBy(result: Result, breaks: readonly TieBreak[]): TieBreak | null {
  const { scores, winners } = result;
  const [winner] = winners;
  if (winner === undefined) return null;
  const level = scores.flatMap((score, seat) =>
    score === scores[winner] && !winners.includes(seat) ? [seat] : [],
  );
  const differs = ({ counts }: TieBreak) => level.some((seat) => counts[seat] !== counts[winner]);
  return level.length > 0 ? (breaks.find(differs) ?? null) : null;
}
