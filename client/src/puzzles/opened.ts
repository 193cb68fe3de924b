import { type BookPuzzle, byCode, byName } from './book';
import { isCode } from './code';
import { dayOf, isDay, keptDaily, makeDaily } from './daily';
import { work } from './work';

/** A puzzle that somebody wants to play, wherever it comes from. */
export interface Opened {
  /** under what it is remembered when it is solved: its name, its day or its code */
  readonly key: string;
  readonly kind: 'book' | 'extra' | 'daily' | 'shared';
  /** its number, its day, or nothing */
  readonly name: string;
  readonly code: string;
  /** null where nobody has measured it */
  readonly level: number | null;
  /** a shortest solution; empty where nobody has found one yet */
  readonly solution: readonly string[];
}

const DAILY = 'daily';

/** The day that an address such as `daily` or `daily-2026-11-17` means; null if it is another one. */
export function dayIn(address: string, now = new Date()): string | null {
  if (address === DAILY) return dayOf(now);
  const day = address.startsWith(`${DAILY}-`) ? address.slice(DAILY.length + 1) : '';
  return isDay(day) ? day : null;
}

export const dailyKey = (day: string): string => `${DAILY}-${day}`;

/** The puzzle at an address; null if there is none. The day's puzzle may have to be made first. */
export async function openPuzzle(
  address: string,
  signal: AbortSignal,
  onTried: (tried: number) => void,
): Promise<Opened | null> {
  const day = dayIn(address);
  if (day !== null) {
    const { code, level, solution } =
      keptDaily(day) ?? (await work((line) => makeDaily(day, line, onTried), signal));
    return { key: dailyKey(day), kind: 'daily', name: day, code, level, solution };
  }
  const known = byName(address) ?? byCode(address);
  if (known) return fromBook(known);
  if (!isCode(address)) return null;
  return { key: address, kind: 'shared', name: '', code: address, level: null, solution: [] };
}

const fromBook = ({ name, extra, code, level, solution }: BookPuzzle): Opened => ({
  key: name,
  kind: extra ? 'extra' : 'book',
  name,
  code,
  level,
  solution,
});
