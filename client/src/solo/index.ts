import { type EngineLine, workerLine } from './engine';
import type { Keeper, Left } from './progress';
import type { SoloSetup } from './setup';
import { SoloMatch } from './solo-match.svelte';

/** A game in this page; works without any network once the page is loaded. */
export const startSolo = (setup: SoloSetup, keep: Keeper | null = null): Promise<SoloMatch> =>
  onLine((line) => SoloMatch.start(setup, line, keep));

/** Goes on with a game as it was left. */
export const resumeSolo = (left: Left, keep: Keeper | null = null): Promise<SoloMatch> =>
  onLine((line) => SoloMatch.resume(left, line, keep));

async function onLine(begin: (line: EngineLine) => Promise<SoloMatch>): Promise<SoloMatch> {
  const line = workerLine();
  try {
    return await begin(line);
  } catch (error) {
    line.close();
    throw error;
  }
}
