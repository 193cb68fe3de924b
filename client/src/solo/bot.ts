import type { BotLevel } from './bot-level';
import type { Nature } from './cast';

export interface Plan {
  readonly action: string;
  readonly due: number;
}

/** A bot on a seat: what it is about to do. What it wants, and how soon, the engine says. */
export class Bot {
  plan: Plan | null = null;

  constructor(
    readonly seat: number,
    readonly level: BotLevel,
    readonly nature: Nature,
    /** so many times as slow, for gentle tables and those without a clock */
    private readonly slowed = 1,
  ) {}

  /**
   * Takes up what the engine's `react` says: wanting the same as before, it keeps the time that it
   * had in mind; wanting something else, it forgets what it wanted.
   */
  intend(action: string | null, millis: number, now: number): void {
    if (action === null) this.plan = null;
    else if (this.plan?.action !== action) this.plan = { action, due: now + millis * this.slowed };
  }
}
