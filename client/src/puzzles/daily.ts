import { sha256 } from '../browser/sha256';
import { recall, remember } from '../browser/storage';
import type { EngineLine } from '../solo/engine';
import { makePuzzle } from './make';
import type { PuzzleInfo } from './puzzle';

/** A day as `2026-11-17`, the same for everyone on earth at a moment. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Whether there is such a day. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && dayOf(new Date(time)) === text;
}

/** From Sunday on: easy when the week begins, and harder when there is more time. */
const LEVELS = [4, 1, 2, 2, 3, 3, 4] as const;

export const levelOf = (day: string): number => LEVELS[new Date(day).getUTCDay()] ?? 1;

/** Anybody can check it: `printf 'picknmix daily 2026-11-17' | sha256sum`. */
export const seedOf = (day: string): string => sha256(`picknmix daily ${day}`);

const KEY = 'puzzles.daily';
/** So many days are kept, so that those who come back find what they have seen. */
const KEPT = 31;

const kept = (): Record<string, PuzzleInfo> => recall(KEY, {});

/** The day's puzzle, if it was made in this browser before. */
export const keptDaily = (day: string): PuzzleInfo | null => kept()[day] ?? null;

/** The day's puzzle, the same for everyone: from its date alone. It is made once, and then kept. */
export async function makeDaily(
  day: string,
  line: EngineLine,
  onTried: (tried: number) => void = () => {},
): Promise<PuzzleInfo> {
  const puzzle = await makePuzzle(line, { level: levelOf(day), seed: seedOf(day) }, onTried);
  const days = Object.entries({ ...kept(), [day]: puzzle }).sort();
  remember(KEY, Object.fromEntries(days.slice(-KEPT)));
  return puzzle;
}
