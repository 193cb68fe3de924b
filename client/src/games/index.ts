import engineGames from 'virtual:engine-games';
import type { Component } from 'svelte';
import type { TieBreak } from '../end/tie-break';
import { loadMessages } from '../i18n/i18n.svelte';
import type { Match } from '../match/match';
import type { PaceOf } from '../match/pace';
import type { GameEvent, GameInfo, Options, SeatInfo } from '../net/protocol';
import type { Telling } from '../table/telling';

/**
 * A game in the browser: the default export of `games/<id>/index.ts`; `plainGame` makes one until
 * there is a board. Beside it lie `messages.{en,pl,uk}.json`, whose keys begin with the id
 * (docs/add-a-game.md lists them), and if the game has them `Picture.svelte` for the home page and
 * `SetUp.svelte`.
 */
export interface GameModule {
  id: string;
  /** The table in play, watched or replayed. The same component stays while the match goes on. */
  Table: Component<{ match: Match }>;
  /** How to play, illustrated; below the page's own heading. */
  Help: Component;
  /** What is shown above the scores when the game is over, if there is more to tell than points. */
  End?: Component<{ match: Match }>;
  /**
   * Which lines of the score sheet mattered, seen from the last view; without it all did. None: points
   * tell nothing, and there is no table of them.
   */
  countedIn?(view: unknown): readonly string[];
  /** What was compared between equal points, the first thing first; without it nothing is. */
  tieBreaks?(view: unknown): readonly TieBreak[];
  /**
   * An event as a sentence, to `own` as `you`; null if it needs no words. With what was to be seen then
   * it may say more.
   */
  tell(...what: [...Parameters<Telling<GameEvent, string | null>>, view?: unknown]): string | null;
  /**
   * How long an update stays on the table before the next one may be shown, in milliseconds at normal
   * speed; 0 where players race. Without it, what others do is looked at for a good second.
   */
  paceOf?: PaceOf;
  /** Everybody in the colour that they have at the table, where that need not be the one of their picture. */
  inColours?(seats: readonly SeatInfo[]): SeatInfo[];
  /** Whom the game waits for, of all who may act: where people race, not for everybody who might. */
  waitsFor?(view: unknown): readonly number[];
  /**
   * For replays with full sight: the engine's state in the form of a view in which nothing is
   * hidden. A game in which players hide nothing from each other leaves it out.
   */
  fullSight?(state: unknown): unknown;
}

/**
 * `games/<id>/SetUp.svelte`: what can be chosen before a game, where a list of its options would not
 * do. It offers only what goes together, and is loaded without the rest of the game.
 */
export type SetUp = Component<
  { game: GameInfo; seats: number; options: Options },
  Record<string, never>,
  'options'
>;

/**
 * `games/<id>/SmallTable.svelte`: a table as it stands, as a small picture, from a spectator's view;
 * for games that wait to be continued.
 */
// biome-ignore lint/suspicious/noExplicitAny: each game has its own view
export type SmallTable = Component<{ view: any; seats: readonly SeatInfo[]; marks?: Marks }>;

/** Places that are marked on a small table, in the game's words: what was done, and what was better. */
export interface Marks {
  readonly played: readonly string[];
  readonly better: readonly string[];
}

const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const pictures = import.meta.glob<Component>('./*/Picture.svelte', {
  import: 'default',
  eager: true,
});
const smallTables = import.meta.glob<SmallTable>('./*/SmallTable.svelte', { import: 'default' });
const setUps = import.meta.glob<SetUp>('./*/SetUp.svelte', { import: 'default' });
const firsts = import.meta.glob<Options>('./*/first-options.ts', {
  import: 'default',
  eager: true,
});
const words = import.meta.glob('./*/messages.en.json');

/** A game that has rules in the engine and a table here; those with a name alone are to come. */
export const isPlayable = (id: string): boolean =>
  `./${id}/index.ts` in modules && engineGames.some((game) => game.id === id);

/** Those that can be played, in the engine's order, then those to come. */
export const playableGames: readonly GameInfo[] = engineGames.filter(({ id }) => isPlayable(id));
export const gameIds: readonly string[] = [
  ...playableGames.map(({ id }) => id),
  ...Object.keys(words)
    .map((path) => path.split('/')[1] ?? '')
    .filter((id) => !isPlayable(id)),
];

/** Seats, options and pace of a game that can be played. */
export function gameInfo(id: string): GameInfo {
  const found = playableGames.find((game) => game.id === id);
  if (!found) {
    throw new Error(`There is no game ${id}`);
  }
  return found;
}

/** What lies in the game's jar; without one it is labelled. */
export const pictureOf = (id: string): Component | undefined => pictures[`./${id}/Picture.svelte`];

/** How the game shows a table from afar; without it the jar's picture has to do. */
export async function loadSmallTable(id: string): Promise<SmallTable | undefined> {
  return smallTables[`./${id}/SmallTable.svelte`]?.();
}

/** The options with which *Play now* begins until somebody chooses others: those for beginners. */
export const firstOptions = (id: string): Options => firsts[`./${id}/first-options.ts`] ?? {};

/** The game's own way to be set up; without one its options are listed. */
export async function loadSetUp(id: string): Promise<SetUp | undefined> {
  return setUps[`./${id}/SetUp.svelte`]?.();
}

/** The words of a game alone, for its options and scores. */
export const loadWords = (id: string): Promise<void> => loadMessages(`games/${id}`);

/** The game's table, help and words, in the language of the page. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`];
  if (!load) {
    throw new Error(`There is no game ${id}`);
  }
  const [game] = await Promise.all([load(), loadWords(id)]);
  return game;
}
