import type { Pointer } from '../guide/script';
import type { Match, TimedUpdate } from '../match/match';

/** What somebody new could do next, and where. */
export interface Advice {
  /** the kind of thing: whoever has done it a few times needs no more advice about it */
  kind: string;
  /** the first words of the actions that are this kind of thing */
  by: readonly string[];
  /** the message `<game>.coach.<say>` */
  say: string;
  /** where to look; of several, the first that is on the page, with words of its own */
  at: readonly Pointer[];
}

/**
 * The default export of `games/<game>/coach.ts`: advice for whoever has the seat `own`, from what the
 * update offers and shows. It knows no rule, and never says which move is good. In a race it is told
 * what the quickest eye would do (`null`: wait), so that it calls nobody to call in vain; `undefined`
 * while nobody knows.
 */
export type GameCoach = (update: TimedUpdate, own: number, best?: string | null) => Advice | null;

/** Sees at once what is best now: an action, null for waiting, undefined where it cannot tell. */
export type Eye = () => Promise<string | null | undefined>;

/** Advice goes on without an eye that fails. */
export async function seenBy(eye: Eye): ReturnType<Eye> {
  try {
    return await eye();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

const coaches = import.meta.glob<GameCoach>('../games/*/coach.ts', { import: 'default' });

/** The game's coach; null where there is none. */
export async function loadCoach(game: string): Promise<GameCoach | null> {
  return (await coaches[`../games/${game}/coach.ts`]?.()) ?? null;
}

/** What a match offers now, in the coach's eyes: nothing while nobody is asked. */
export function adviceIn(match: Match, coach: GameCoach, best?: string | null): Advice | null {
  const { update, seat, isReplay, lagging } = match;
  if (!update || update.result || seat === null || isReplay || lagging) return null;
  return coach(update, seat, best);
}
