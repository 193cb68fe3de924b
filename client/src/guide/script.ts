import minutes from 'virtual:guides';
import type { Options } from '../net/protocol';

/**
 * A guided first game, as `games/<game>/guide.json` has it, or a further lesson, `guide-<lesson>.json`:
 * positions, and steps that lead the player on seat 0 through them. docs/add-a-game.md tells how to write one; `GuideTest` plays each on the
 * engine.
 */
export interface Script {
  /** how long it takes */
  minutes: number;
  steps: readonly Step[];
  /** what the engine's `status` says in the end, as far as it matters: for the test */
  ends: object;
  /** states in JSON, by the names that steps call them */
  positions: Readonly<Record<string, { seats: number; options: Options }>>;
}

/** First the table is set, then the others play, then the words are said and the player acts. */
export interface Step {
  /** the position from which it goes on; without one, from where it is */
  from?: string;
  /** what others and dice do: a seat or `chance`, and an action */
  play?: readonly Move[];
  /** the message `<game>.guide.<say>`, in a further lesson `<game>.guide-<lesson>.<say>`; without one, the words of the step before still hold */
  say?: string;
  /** what the player is to do, any of these, `*` for any words; without it, they read and go on */
  do?: string | readonly string[];
  /** what to look at; of several, the first that is on the page, with words of its own */
  at?: string | readonly Pointer[];
}

export type Move = readonly [who: number | 'chance', action: string];

export interface Pointer {
  /** a CSS selector: what the arrow points at, and what is to be pressed where something is */
  see: string;
  /** another one: what should be seen as well */
  light?: string;
  say?: string;
}

/** The name of a game's first lesson. */
export const FIRST = '';

const scripts = import.meta.glob<Script>('../games/*/guide*.json', { import: 'default' });

/** A game's lessons by name, the first one first. */
export const lessonsOf = (game: string): readonly string[] => Object.keys(minutes[game] ?? {});

/** How long a lesson takes, in minutes; 0 if there is none. */
export const minutesOf = (game: string, lesson = FIRST): number => minutes[game]?.[lesson] ?? 0;

/** What a lesson is called in files and in the keys of its words. */
export const guideOf = (lesson: string): string => (lesson === FIRST ? 'guide' : `guide-${lesson}`);

/** The address of a lesson. */
export const pathOf = (game: string, lesson: string): string =>
  `/learn/${game}${lesson === FIRST ? '' : `?lesson=${lesson}`}`;

export async function loadScript(game: string, lesson: string): Promise<Script> {
  const load = scripts[`../games/${game}/${guideOf(lesson)}.json`];
  if (!load) throw new Error(`There is no lesson ${lesson} of ${game}`);
  return load();
}

/** All that a step accepts. */
export const wantedOf = ({ do: wanted = [] }: Step): readonly string[] =>
  typeof wanted === 'string' ? [wanted] : wanted;

/** Whether an action is one that the step waits for. */
export const accepts = (step: Step, action: string): boolean =>
  wantedOf(step).some((wanted) => fits(wanted.split(' '), action.split(' ')));

/** Word by word; a `*` at the end stands for any number of them. */
function fits(wanted: readonly string[], words: readonly string[]): boolean {
  const open = wanted.at(-1) === '*';
  if (open ? words.length < wanted.length : words.length !== wanted.length) return false;
  return wanted.every((word, i) => word === '*' || word === words[i]);
}

/** What a step points at, with the words for it. */
export const pointersOf = ({ at = [] }: Step): readonly Pointer[] =>
  typeof at === 'string' ? [{ see: at }] : at;
