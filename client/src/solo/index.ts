import { workerLine } from './engine';
import type { SoloSetup } from './setup';
import { SoloMatch } from './solo-match.svelte';

/** A game against bots in this page; works without any network once the page is loaded. */
export async function startSolo(setup: SoloSetup): Promise<SoloMatch> {
  const line = workerLine();
  try {
    return await SoloMatch.start(setup, line);
  } catch (error) {
    line.close();
    throw error;
  }
}
