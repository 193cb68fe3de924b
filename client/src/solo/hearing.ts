import type { GameEvent } from '../net/protocol';
import { ask, demand, type EngineLine, type EngineReply } from './engine';
import type { Who } from './engine-match.svelte';

export interface Move {
  readonly seat: Who;
  readonly action: string;
  /** when, in milliseconds since 1970, where it was written down */
  readonly at?: number | null;
}

/**
 * What the actions of a match have told those who play on this device, each as far as they may know
 * it: for the history of whoever looks next.
 */
export class Hearing {
  /** for each action that still counts: what it told, by listener */
  private readonly told: (readonly (readonly GameEvent[])[])[] = [];

  constructor(
    private readonly line: EngineLine,
    /** the seats that may know different things; null: all are one person, whoever acts hears it */
    private readonly listeners: readonly number[] | null,
  ) {}

  /** Applies an action. The reply's events are those for a listener. */
  async apply(who: Who, action: string | undefined, seat: number): Promise<EngineReply> {
    const replies: EngineReply[] = [];
    for (const viewer of this.listeners ?? [seat]) {
      // It is the same each time: dice fall as the seed has them.
      if (replies.length > 0) await demand(this.line, { cmd: 'undo' });
      const reply = await ask(this.line, { cmd: 'apply', seat: who, action, viewer });
      if (!reply.ok) return reply;
      replies.push(reply);
    }
    const told = replies.map(({ events = [] }) => events);
    this.told.push(told);
    return { ...(replies.at(-1) as EngineReply), events: told[this.indexOf(seat)] ?? [] };
  }

  /** Plays a replayed match again, once for each listener, to hear it all. */
  async hearAgain(moves: readonly Move[], looking: number): Promise<void> {
    const stories: GameEvent[][][] = [];
    for (const viewer of this.listeners ?? [looking]) {
      await demand(this.line, { cmd: 'undo', count: moves.length });
      const story: GameEvent[][] = [];
      for (const { seat, action } of moves) {
        const { events = [] } = await demand(this.line, { cmd: 'apply', seat, action, viewer });
        story.push(events);
      }
      stories.push(story);
    }
    moves.forEach((_, i) => {
      this.told.push(stories.map((story) => story[i] ?? []));
    });
  }

  /** The last actions were taken back: so many events no longer count. */
  forget(seat: number, actions: number): number {
    const forgotten = this.told.splice(this.told.length - actions);
    return forgotten.reduce((sum, events) => sum + (events[this.indexOf(seat)]?.length ?? 0), 0);
  }

  /** All that a seat has been told. */
  by(seat: number): GameEvent[] {
    return this.told.flatMap((events) => [...(events[this.indexOf(seat)] ?? [])]);
  }

  private indexOf(seat: number): number {
    return this.listeners?.indexOf(seat) ?? 0;
  }
}
