import { recall, remember } from '../browser/storage';

/** What the coach knows about somebody who plays a game in this browser. */
export interface Notes {
  /** sent away: for good */
  readonly away: boolean;
  /** was asked whether to be shown the game */
  readonly asked: boolean;
  /** how often each kind of thing was done, and how often it was advised */
  readonly done: Readonly<Record<string, number>>;
  readonly advised: Readonly<Record<string, number>>;
}

/** Whoever has done something so often knows it; whoever has not, in spite of advice, need not. */
const DONE_ENOUGH = 2;
const ADVISED_ENOUGH = 6;

export const blank: Notes = { away: false, asked: false, done: {}, advised: {} };

const keyOf = (game: string) => `coach.${game}`;
export const recallNotes = (game: string): Notes => ({ ...blank, ...recall(keyOf(game), {}) });
export const keepNotes = (game: string, notes: Notes): void => remember(keyOf(game), notes);

export const knows = ({ done, advised }: Notes, kind: string): boolean =>
  (done[kind] ?? 0) >= DONE_ENOUGH || (advised[kind] ?? 0) >= ADVISED_ENOUGH;

export const withDone = (notes: Notes, kind: string): Notes => ({
  ...notes,
  done: more(notes.done, kind),
});

export const withAdvised = (notes: Notes, kind: string): Notes => ({
  ...notes,
  advised: more(notes.advised, kind),
});

const more = (counts: Readonly<Record<string, number>>, kind: string) => ({
  ...counts,
  [kind]: (counts[kind] ?? 0) + 1,
});
