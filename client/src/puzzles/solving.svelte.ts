import type { TimedUpdate } from '../match/match';
import { dayOf } from './daily';
import { Hints } from './hints.svelte';
import type { Opened } from './opened';
import { progress } from './progress-store.svelte';
import type { PuzzleMatch } from './puzzle-match.svelte';
import { Thinker } from './thinker';

/** How long the shortest way is looked for, if nobody knows it when a puzzle is solved. */
const PATIENCE = 60_000;

/** Somebody at a puzzle: the board, the hints so far, and what is remembered of it. */
export class Solving {
  /** how many actions the shortest way has; null while nobody knows */
  least: number | null = $state(null);
  /** how many hints had been given when it was solved */
  helped = $state(0);
  /** the praise is for each time once */
  isPraised = $state(false);
  readonly hints: Hints;
  private readonly left = new AbortController();

  constructor(
    readonly opened: Opened,
    readonly match: PuzzleMatch,
    private readonly thinker = new Thinker(opened.code, opened.solution),
  ) {
    this.hints = new Hints(thinker, (action) => match.foresee(action));
    if (opened.solution.length > 0) this.least = opened.solution.length;
  }

  /** Follows the board from now on; returns what ends it. */
  follow(): () => void {
    const stop = this.match.onUpdate((update) => this.hear(update));
    return () => {
      stop();
      this.hints.forget();
      this.left.abort();
    };
  }

  private hear({ result }: TimedUpdate): void {
    // What was said of the position before says nothing of this one.
    this.hints.forget();
    if (result && result.winners.length > 0) void this.note(this.match.done.length);
    else this.isPraised = false;
  }

  /** Remembers that it is solved; whether by the shortest way, as soon as that is known. */
  private async note(actions: number): Promise<void> {
    const { key } = this.opened;
    const hints = this.hints.given;
    this.helped = hints;
    const keep = () => {
      const shortest = this.least !== null && actions <= this.least;
      progress.note(key, { solved: dayOf(new Date()), actions, shortest, hints });
    };
    keep();
    if (this.least !== null) return;
    this.least = await this.shortest();
    if (this.least !== null) keep();
  }

  private async shortest(): Promise<number | null> {
    try {
      const patience = { millis: PATIENCE, signal: this.left.signal, onProgress() {} };
      const { possible, actions } = await this.thinker.way([], patience);
      return possible ? actions.length : null;
    } catch {
      // Nobody waits for it any more, or it cannot be told: the puzzle is solved all the same.
      return null;
    }
  }
}
