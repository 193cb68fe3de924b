import type { TimedUpdate } from '../match/match';
import type { Advice } from '../net/protocol';
import { work } from '../puzzles/work';
import { demand, type EngineLine, workerLine } from '../solo/engine';
import type { Adviser } from './hints.svelte';

/** A match on this device, as far as hints are concerned. */
interface OwnMatch {
  readonly seat: number | null;
  readonly update: TimedUpdate | null;
  consult(request: { cmd: 'transcript' }): Promise<{ lines?: object[] }>;
}

/** So long one thinks about a hint, in milliseconds. */
const PATIENCE = 1_500;

/** Hints from the engine in this page, on a thread of its own. */
export const adviserHere =
  (match: OwnMatch, open: () => EngineLine = workerLine): Adviser =>
  async (_, signal) => {
    const { lines = [] } = await match.consult({ cmd: 'transcript' });
    const seat = match.seat ?? 0;
    const advice = await work((line) => advise(line, lines, seat), signal, open);
    return { outcome: advice ? 'given' : 'none', advice };
  };

async function advise(
  line: EngineLine,
  lines: readonly object[],
  seat: number,
): Promise<Advice | null> {
  await demand(line, { cmd: 'replay', lines });
  const hint = await demand(line, { cmd: 'hint', seat, millis: PATIENCE });
  const { where = [], action = null, reasons = [], sure = 1 } = hint;
  if (action === null) return null;
  const { previews = [] } = await demand(line, { cmd: 'preview', seat, action });
  return { where, action, reasons, sure, events: previews[0]?.events ?? [] };
}
