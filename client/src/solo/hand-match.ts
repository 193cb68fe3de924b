import type { Match, TimedUpdate } from '../match/match';
import type { Reply } from '../net/protocol';

/**
 * A match as one person sees it, as long as the device is theirs. The next one gets another, so that
 * every part of the table begins afresh: nothing that one has seen, heard or chosen is left for the
 * other.
 */
export class HandMatch implements Match {
  readonly isReplay = false;
  readonly canSignal = false;
  readonly lagging = false;
  readonly connection = 'online';
  private ended = false;

  constructor(private readonly match: Match) {}

  get table(): Match['table'] {
    return this.match.table;
  }

  get seat(): number | null {
    return this.match.seat;
  }

  get own(): readonly number[] {
    return this.match.own;
  }

  get update(): TimedUpdate | null {
    return this.match.update;
  }

  get pending(): Match['pending'] {
    return this.match.pending;
  }

  get reply(): Reply | null {
    return this.match.reply;
  }

  get goAhead(): Match['goAhead'] {
    return this.match.goAhead;
  }

  act(action: string, seen?: number): Promise<Reply> {
    return this.match.act(action, seen);
  }

  onUpdate(listener: (update: TimedUpdate) => void): () => void {
    return this.match.onUpdate((update) => {
      if (!this.ended) listener(update);
    });
  }

  hurry(): void {}

  signal(): void {}

  onSignal(): () => void {
    return () => {};
  }

  close(): void {
    this.match.close();
  }

  /** The device is handed on. */
  end(): void {
    this.ended = true;
  }
}
