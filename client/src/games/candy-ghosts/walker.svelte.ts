import { reducedMotion } from '../../browser/settings.svelte';
import type { CandyGhostsEvent } from './view';
import { nextStep, onlySteps, type Step, type Way } from './walk';

/** What somebody who walks needs of the table. */
interface Around {
  readonly actions: ReadonlySet<string>;
  /** does something; true once the table shows that it is done */
  perform(action: string): Promise<boolean>;
}

/** How long a step is looked at before the next one, in milliseconds. */
const STEP_MILLIS = 260;

/** Goes a long way step by step, and stops where something happens. */
export class Walker {
  way: Way | null = $state.raw(null);

  constructor(private readonly table: Around) {}

  /** Sets off; `first` is what has to be said before the first step. */
  async go(way: Way, first?: string): Promise<void> {
    this.way = way;
    let done = first === undefined || (await this.table.perform(first));
    let now = way;
    while (this.way === now) {
      const next: Step | null = done ? nextStep(now, this.table.actions) : null;
      now = next?.way ?? now;
      this.way = next && now;
      if (!next) break;
      done = await this.table.perform(next.action);
      await pause(STEP_MILLIS);
    }
  }

  stop(): void {
    this.way = null;
  }

  /** Something has happened: who walks stops, unless it was no more than the steps. */
  hear(events: readonly CandyGhostsEvent[]): void {
    if (this.way && !onlySteps(this.way, events)) this.stop();
  }
}

/** So much time that people can follow, and none for those who want no motion. */
export const pause = (millis: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, reducedMotion() ? 0 : millis));
