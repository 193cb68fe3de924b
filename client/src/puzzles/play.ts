import { workerLine } from '../solo/engine';
import { PuzzleMatch, type PuzzleSetup } from './puzzle-match.svelte';

export { openPuzzle } from './opened';
export { default as PuzzlePage } from './PuzzlePage.svelte';

/** A puzzle on the engine in this page; an error tells why it is none. */
export async function startPuzzle(setup: PuzzleSetup): Promise<PuzzleMatch> {
  const line = workerLine();
  try {
    return await PuzzleMatch.start(setup, line);
  } catch (error) {
    line.close();
    throw error;
  }
}
