import type { GameModule } from '../games';
import type { TableInfo } from '../net/protocol';
import { workerLine } from '../solo/engine';
import { ReplayMatch } from './replay-match.svelte';
import type { Transcript } from './transcript';

/** Plays a match of the past again, on the engine in this page. */
export async function openReplay(
  transcript: Transcript,
  table: TableInfo,
  { fullSight = (state) => state }: GameModule,
): Promise<ReplayMatch> {
  const line = workerLine();
  try {
    return await ReplayMatch.open(transcript, table, line, fullSight);
  } catch (error) {
    line.close();
    throw error;
  }
}
