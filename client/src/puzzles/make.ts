import { demand, type EngineLine } from '../solo/engine';
import type { PuzzleInfo } from './puzzle';

export interface Wish {
  /** 1 to 5 */
  readonly level: number;
  /** 64 hex digits: the same ones make the same puzzle, everywhere */
  readonly seed: string;
}

/** After so many tries there is none to be found. */
const MOST = 50_000;
/** How long the engine may be asked for at once, so that whoever waits sees it go on. */
const SLICE = 400;

/**
 * A new puzzle: the engine tries one town after the other until one is worth it. It is asked for a few
 * tries at a time, and `onTried` is told how many there were so far.
 */
export async function makePuzzle(
  line: EngineLine,
  { level, seed }: Wish,
  onTried: (tried: number) => void,
): Promise<PuzzleInfo> {
  let tries = 1;
  for (let from = 0; from < MOST; ) {
    const begun = performance.now();
    const reply = await demand(line, {
      cmd: 'make',
      game: 'candy-hunters',
      level,
      seed,
      from,
      tries,
    });
    const { puzzle, tried } = reply as unknown as { puzzle: PuzzleInfo | null; tried: number };
    if (puzzle) return puzzle;
    from += tried;
    onTried(from);
    tries = performance.now() - begun < SLICE / 2 ? tries * 2 : Math.max(1, tries >> 1);
  }
  throw new Error(`No puzzle of level ${level} in ${MOST} tries`);
}
