import { OWN_TABLE } from '../match/no-server';
import type { Player, TableInfo } from '../net/protocol';
import { ReplayMatch } from '../replay/replay-match.svelte';
import { readTranscript, writeTranscript } from '../replay/transcript';
import { demand, type EngineLine, workerLine } from '../solo/engine';
import { seatsOf } from '../solo/seats';
import { PUZZLE_GAME } from './game';

/** A solution as something to be watched; an error tells which action is wrong, and why. */
export async function openSolution(
  puzzle: string,
  actions: readonly string[],
  player: Player,
  line: EngineLine = workerLine(),
): Promise<ReplayMatch> {
  try {
    await demand(line, { cmd: 'new', game: PUZZLE_GAME, puzzle });
    const { lines = [] } = await demand(line, { cmd: 'transcript' });
    const moves = actions.map((action) => ({ seat: 0, action }));
    const transcript = readTranscript(writeTranscript([...lines, ...moves]));
    if (!transcript) throw new Error('The engine wrote no transcript');
    const everything = (state: unknown) => state;
    return await ReplayMatch.open(transcript, tableFor(player), line, everything, 0);
  } catch (error) {
    line.close();
    throw error;
  }
}

const tableFor = (player: Player): TableInfo => ({
  id: 'solution',
  game: PUZZLE_GAME,
  options: {},
  pace: {},
  ...OWN_TABLE,
  status: 'over',
  seats: seatsOf({ player, bots: [] }),
});
