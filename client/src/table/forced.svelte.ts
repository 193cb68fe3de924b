import type { Match, TimedUpdate } from '../match/match';
import { slowness } from '../match/pace';

/** How long one reads why there is nothing to choose, in milliseconds. */
const READ_MILLIS = 1_300;
const LEAST_SLOWNESS = 0.3;

/** The only thing that can be done, and why there is no choice. */
export interface NoChoice {
  readonly action: string;
  readonly text: string;
}

/**
 * Answers for the player where there is nothing to choose, after a moment in which they can read why.
 * Only in a match that goes on, once for an update, and not after something was taken back: whoever
 * does that wants to look, and answers by hand.
 */
export class Forced {
  now: NoChoice | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seq = -1;

  constructor(private readonly match: Match) {}

  /** A new table, and what it leaves to do, if that is one thing only. */
  consider({ seq, undone }: TimedUpdate, only: NoChoice | null): void {
    this.rest();
    if (!only || !this.match.isLive || undone > 0 || seq === this.seq) return;
    this.now = only;
    this.wait(seq, only.action);
  }

  private wait(seq: number, action: string): void {
    const millis = READ_MILLIS * Math.max(LEAST_SLOWNESS, slowness());
    this.timer = setTimeout(() => this.answer(seq, action), millis);
  }

  /** Nothing is to be answered any more. */
  rest(): void {
    clearTimeout(this.timer);
    this.now = null;
  }

  private answer(seq: number, action: string): void {
    const { update, pending, lagging } = this.match;
    if (update?.seq === seq && (pending.length > 0 || lagging)) {
      // What was sent before may not be settled yet; if it changes nothing, this is still to be done.
      this.wait(seq, action);
      return;
    }
    this.now = null;
    if (update?.seq !== seq || !update.actions.includes(action)) return;
    this.seq = seq;
    void this.match.act(action);
  }
}
