import type { BotLevel } from './bot-level';
import type { Nature } from './cast';

export interface Plan {
  readonly action: string;
  readonly due: number;
}

/** What the engine's `react` says. */
export interface Intent {
  readonly action: string | null;
  readonly millis: number;
  readonly latest: number | null;
}

/** A bot on a seat: what it is about to do. What it wants, and how soon, the engine says. */
export class Bot {
  plan: Plan | null = null;

  constructor(
    readonly seat: number,
    readonly level: BotLevel,
    readonly nature: Nature,
  ) {}

  /**
   * Takes up what the engine's `react` says: wanting the same as before, it keeps the time that it
   * had in mind, unless others would wait longer than `latest`; wanting something else, it forgets
   * what it wanted.
   */
  intend({ action, millis, latest }: Intent, now: number): void {
    if (action === null) this.plan = null;
    else if (this.plan?.action !== action || this.plan.due - now > (latest ?? Infinity)) {
      this.plan = { action, due: now + millis };
    }
  }
}
