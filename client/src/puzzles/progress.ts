/** How a puzzle was solved, at its best so far. */
export interface Solved {
  /** the day on which it was solved for the first time, as 2026-11-17 */
  readonly solved: string;
  readonly actions: number;
  readonly shortest: boolean;
  readonly hints: number;
}

/** What is solved, by the puzzle's name or code, or by the day of a daily one. */
export type Progress = Readonly<Record<string, Solved>>;

const KIND = 'picknmix puzzles';
const NAME = /^[\w.-]{1,2000}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Of two solutions the better way, since the earlier day. */
function better(a: Solved | undefined, b: Solved): Solved {
  if (!a) return b;
  const best = a.actions < b.actions || (a.actions === b.actions && a.hints <= b.hints) ? a : b;
  const shortest = [a, b].some((one) => one.shortest && one.actions === best.actions);
  return { ...best, shortest, solved: a.solved < b.solved ? a.solved : b.solved };
}

/** What either knows; nothing is lost. */
export function merged(a: Progress, b: Progress): Progress {
  const all: Record<string, Solved> = { ...a };
  for (const [name, solved] of Object.entries(b)) all[name] = better(all[name], solved);
  return all;
}

/** As a file that another browser can read. */
export const writeProgress = (solved: Progress): string =>
  `${JSON.stringify({ kind: KIND, version: 1, solved }, null, 2)}\n`;

/** Reads such a file; null if it is none, or if anything in it is wrong. */
export function readProgress(text: string): Progress | null {
  try {
    const { kind, solved } = JSON.parse(text) ?? {};
    return kind === KIND && isProgress(solved) ? solved : null;
  } catch {
    return null;
  }
}

/** Whatever somebody has kept or sent: is it a progress? */
export const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([name, solved]) => NAME.test(name) && isSolved(solved));

function isSolved(value: unknown): value is Solved {
  if (typeof value !== 'object' || value === null) return false;
  const { solved, actions, shortest, hints } = value as Record<string, unknown>;
  return (
    typeof solved === 'string' &&
    DAY.test(solved) &&
    isCount(actions) &&
    typeof shortest === 'boolean' &&
    isCount(hints)
  );
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
