import { isPlayable } from '../games';
import type { Progress } from './progress';
import { ownSeats, type SoloSetup } from './setup';

/** The games of this device that wait to be continued, and those that are over, for replays. */
export interface SavedGame extends Progress {
  /** of this record; another one is of another time */
  readonly form: typeof FORM;
  readonly id: string;
  readonly setup: SoloSetup;
  /** when it was begun and when something was done last, in milliseconds since 1970 */
  readonly begun: number;
  readonly saved: number;
  /** how many hints were given in it */
  readonly hints?: number;
  /** the next game of its series has begun */
  readonly followed?: boolean;
  /** nobody will go on with it */
  readonly givenUp?: boolean;
  /** the id under which a server has it for others */
  readonly shared?: string;
}

/** A record that this version cannot read: all that can be done is to remove it. */
export interface UnreadableGame {
  readonly id: string;
  readonly form: null;
}

export const FORM = 1;
const PREFIX = 'game:';
/** So many games that are over, or were given up, are kept; the oldest make room. */
export const KEPT = 30;
const DAY = 86_400_000;

/** What the browser would not keep is known at least until the page is closed. */
const unkept = new Map<string, SavedGame>();

/** All of them, the newest first. */
export function savedGames(): (SavedGame | UnreadableGame)[] {
  const kept = keys().map((key) => read(key.slice(PREFIX.length)));
  const all = [...kept.filter(({ id }) => !unkept.has(id)), ...unkept.values()];
  return all.sort((a, b) => timeOf(b) - timeOf(a));
}

/** Those that one can look back at, the newest first. */
export const finishedGames = (): SavedGame[] =>
  savedGames().filter((game): game is SavedGame => isReadable(game) && isFinished(game));

export function savedGame(id: string): SavedGame | UnreadableGame | null {
  const known = unkept.get(id);
  if (known) return known;
  return keys().includes(PREFIX + id) ? read(id) : null;
}

/** As it is kept now: another page, or another part of this one, may have added to it. */
export function latest(game: SavedGame): SavedGame {
  const kept = savedGame(game.id);
  return kept && isReadable(kept) ? kept : game;
}

/** Games that one can look back at: those that are over, and those that were given up. */
export const isFinished = ({ glance, givenUp }: SavedGame): boolean =>
  glance.over || givenUp === true;

/** Games that one can go on with: those not finished, and those whose series is not. */
export const isWaiting = (game: SavedGame): boolean =>
  !isFinished(game) || (game.table.series?.over === false && !game.followed && !game.givenUp);

/** Whether it is worth going on with: somebody has done something in it, or in its series before. */
export const isBegun = (game: SavedGame): boolean =>
  isTouched(game) || (game.table.series?.played ?? 0) > 0;

/** Whether somebody on this device has done anything in it yet. */
export const isTouched = ({ lines, setup }: Pick<SavedGame, 'lines' | 'setup'>): boolean => {
  const own: readonly unknown[] = ownSeats(setup);
  const here = lines.slice(1 + (setup.whatIf?.moves ?? 0));
  return here.some((line) => 'seat' in line && own.includes(line.seat));
};

/** Keeps a game; false if the browser has no room for it or may not keep anything. */
export function saveGame(game: SavedGame): boolean {
  const text = JSON.stringify(game);
  const over = savedGames().filter(
    (other): other is SavedGame => isReadable(other) && other.id !== game.id && !isWaiting(other),
  );
  if (isFinished(game)) for (const { id } of over.splice(KEPT - 1)) removeGame(id);
  let isKept = write(game.id, text);
  while (!isKept && over.length > 0) {
    removeGame(over.pop()?.id ?? '');
    isKept = write(game.id, text);
  }
  if (isKept) {
    unkept.delete(game.id);
  } else {
    // An older table of the same game would be wrong.
    removeGame(game.id);
    unkept.set(game.id, game);
  }
  return isKept;
}

/** Nobody comes back for a game of before today in which nobody has done anything. */
export function sweep(now = Date.now()): void {
  for (const game of savedGames()) {
    const isOld = isReadable(game) && now - game.saved > DAY;
    if (isOld && isWaiting(game) && !isBegun(game)) removeGame(game.id);
  }
}

export function removeGame(id: string): void {
  unkept.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // then it was not there either
  }
}

export const isReadable = (game: SavedGame | UnreadableGame): game is SavedGame =>
  game.form === FORM;

function write(id: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + id, text);
    return true;
  } catch {
    return false;
  }
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(id: string): SavedGame | UnreadableGame {
  try {
    const game: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null');
    if (isGame(game)) return { ...game, id };
  } catch {
    // whatever it is, it is no game
  }
  return { id, form: null };
}

/** Whether it has all that a page needs to show it; the engine checks the moves. */
function isGame(value: unknown): value is SavedGame {
  const game = value as Partial<SavedGame> | null;
  return (
    game?.form === FORM &&
    typeof game.setup?.game === 'string' &&
    isPlayable(game.setup.game) &&
    Array.isArray(game.lines) &&
    Array.isArray(game.table?.seats) &&
    Array.isArray(game.glance?.scores) &&
    Array.isArray(game.glance.toAct)
  );
}

const timeOf = (game: SavedGame | UnreadableGame): number => (isReadable(game) ? game.saved : 0);
