import type { Transcript } from '../replay/transcript';
import { demand, type EngineLine, workerLine } from '../solo/engine';
import { timesOf } from '../solo/times';

/** What `pace-review` says of a race; times in milliseconds since it began. */
export interface Pace {
  readonly seats: readonly Quickness[];
  /** small matches that lay on the table and that nobody took */
  readonly missed: readonly Lying[];
  /** how long each card lay */
  readonly cards: readonly (Omit<Lying, 'cards'> & { readonly card: string })[];
}

/** How quick somebody was, from when there was a match to the call. */
export interface Quickness {
  readonly matches: number;
  /** null for somebody who never called rightly */
  readonly median: number | null;
  readonly fastest: number | null;
  readonly wrong: number;
}

export interface Lying {
  readonly cards: readonly string[];
  readonly from: number;
  readonly until: number;
}

/** Looks back at a race; null where nobody knows when things happened. */
export async function reviewPace(
  transcript: Transcript,
  open: () => EngineLine = workerLine,
): Promise<Pace | null> {
  const times = timesOf(transcript.moves);
  if (!times) return null;
  const line = open();
  try {
    await demand(line, { cmd: 'replay', lines: transcript.lines });
    return (await demand(line, { cmd: 'pace-review', times })) as unknown as Pace;
  } finally {
    line.close();
  }
}

/** So many of those that lay the longest, the longest first. */
export const longest = <T extends Omit<Lying, 'cards'>>(all: readonly T[], count: number): T[] =>
  [...all].sort((a, b) => b.until - b.from - (a.until - a.from)).slice(0, count);
