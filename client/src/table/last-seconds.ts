import { SOON } from './limits';
import { COMMON, Sounds } from './sounds';
import type { Clock } from './status';

/** Two ends this near are one: taking something back gives no new time. */
const SAME = 500;

const sounds = new Sounds({ soon: COMMON.soon });

/** Tells whoever has to decide, once and softly, that their time is nearly up. */
export class LastSeconds {
  private end = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param tell says it to those who listen */
  constructor(private readonly tell: () => void) {}

  /** This is the time that is left now; null: none is running. */
  heed(clock: Clock | null): void {
    if (clock && Math.abs(clock.end - this.end) < SAME) return;
    this.rest();
    if (!clock) return;
    this.end = clock.end;
    const calm = clock.end - SOON * 1_000 - performance.now();
    if (calm > 0) this.timer = setTimeout(() => this.warn(), calm);
  }

  rest(): void {
    clearTimeout(this.timer);
    this.end = 0;
  }

  private warn(): void {
    sounds.play('soon');
    this.tell();
  }
}
