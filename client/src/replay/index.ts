import type { GameModule } from '../games';
import type { TableInfo } from '../net/protocol';
import { workerLine } from '../solo/engine';
import { ReplayMatch, type Sight } from './replay-match.svelte';
import type { Transcript } from './transcript';

/** Plays a match of the past again, on the engine in this page; first with these eyes. */
export async function openReplay(
  transcript: Transcript,
  table: TableInfo,
  { fullSight = (state) => state }: GameModule,
  sight?: Sight,
): Promise<ReplayMatch> {
  const line = workerLine();
  try {
    return await ReplayMatch.open(transcript, table, line, fullSight, sight);
  } catch (error) {
    line.close();
    throw error;
  }
}
