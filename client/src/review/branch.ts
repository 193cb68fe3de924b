import type { GameModule } from '../games';
import type { TableInfo } from '../net/protocol';
import { openReplay } from '../replay';
import type { ReplayMatch } from '../replay/replay-match.svelte';
import type { Transcript } from '../replay/transcript';
import type { Judgement } from './judgement';

/**
 * The match up to a decision, and on as it might have gone, with the eyes of whoever decided. What
 * others would do is foreseen from what that player knew: where it could not really have been, the
 * branch ends before it.
 */
export async function openBranch(
  { lines, moves, ...rest }: Transcript,
  { at, seat, line }: Judgement,
  table: TableInfo,
  game: GameModule,
): Promise<ReplayMatch> {
  const header: object = { ...lines.at(-1), ...lines[0] };
  const { action: _, seat: __, ...dealt } = header as Record<string, unknown>;
  for (let length = line.length; ; length--) {
    const on = line.slice(0, length).map((move) => ({ ...move, race: null, at: null }));
    const all = [...moves.slice(0, at), ...on];
    const branch: Transcript = {
      ...rest,
      moves: all,
      lines: [dealt, ...all.map(({ seat, action }) => ({ seat, action }))],
    };
    try {
      const match = await openReplay(branch, table, game, seat);
      match.go(at);
      return match;
    } catch (error) {
      if (length <= 1) throw error;
    }
  }
}
