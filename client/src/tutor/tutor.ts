import type { Component } from 'svelte';
import type { Translate } from '../i18n/i18n.svelte';
import type { Match } from '../match/match';
import type { GameEvent, SeatInfo } from '../net/protocol';
import type { whoIs } from '../table/names';
import type { Telling } from '../table/telling';

/** Why one action is better than another, as the engine counts it; `type` says what else there is. */
export interface Reason {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What time it is in a game, as the engine tells it. */
export interface GameTime {
  readonly round?: number;
  readonly phase?: string;
}

/** Somewhere on the screen. */
export type Rect = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/**
 * The default export of `games/<game>/tutor.ts`: how a game shows and tells what a good player would
 * do. Without one, advice is told but nothing is lit.
 */
export interface GameTutor {
  /** Where a place or piece of the engine's `where` is on the screen; null where it is not to be seen. */
  rectOf(where: string, match: Match): Rect | null;
  /** Shows the action on the table itself, as if it were being tried; null: no more. */
  show?(action: string | null, match: Match): void;
  /** Whether the table still shows the action so: somebody may have tried something else meanwhile. */
  shows?(action: string, match: Match): boolean;
  /** A place or piece in words, as it was called in that view; null where it needs none. */
  nameOf?(where: string, t: Translate, view: unknown): string | null;
  /** Whoever else has a name of their own, with which a sentence may begin. */
  names?(t: Translate): readonly string[];
  /** The same for somebody who is to find it at the table without seeing it; without it, its name. */
  directions?(where: string, t: Translate, match: Match): string | null;
  /** The places of the table that an action is about, to be marked on a small picture of it. */
  placesOf?(action: string): readonly string[];
  /** An event as a sentence, where a table has no words for it, or others; null where it has the right ones. */
  tellEvent?: Telling<GameEvent, string | null>;
  /** What an action does that no event tells, as a sentence; null where there is nothing to say. */
  tellAction?(action: string, by: ReturnType<typeof whoIs>, t: Translate): string | null;
  /** The game's own time as a person would name it: its round and phase, or that turn and phase. */
  tellTime?(time: GameTime, turn: number, t: Translate): string;
  /** A piece that is told of, as a picture. */
  Piece?: Component<{ piece: string }>;
  /** A reason that only this game has, as a sentence. */
  tell?(
    reason: Reason,
    t: Translate,
    seats: readonly SeatInfo[],
    own: number | null,
    view: unknown,
  ): string | null;
}

const tutors = import.meta.glob<GameTutor>('../games/*/tutor.ts', { import: 'default' });

/** The game's tutor; one who points at nothing where there is none. */
export async function loadTutor(game: string): Promise<GameTutor> {
  return (await tutors[`../games/${game}/tutor.ts`]?.()) ?? { rectOf: () => null };
}

/** The place of something on the page; null where it is not to be seen. */
export function onPage(selector: string): Rect | null {
  const found = [...document.querySelectorAll(selector)].find((one) => !one.closest('[inert]'));
  const rect = found?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}
