import type { ReplayMatch } from './replay-match.svelte';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** From one step to the next, where nobody knows how long it took: time to see what happened. */
const USUAL = 1_400;
/** People follow nothing that is quicker, and wait for nothing that is slower. */
const SHORTEST = 600;
const LONGEST = 3_000;

/** Plays a replay by itself, until its end or until somebody stops it. */
export class ReplayPlayer {
  isPlaying = $state(false);
  speed: Speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly match: ReplayMatch) {}

  toggle(): void {
    if (this.isPlaying) this.stop();
    else this.play();
  }

  /** From here; after the end, from the start. */
  play(): void {
    if (this.match.position >= this.match.steps) this.match.go(0);
    this.isPlaying = true;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  /** Goes somewhere by hand, which stops the playing. */
  go(position: number): void {
    this.stop();
    this.match.go(position);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (this.isPlaying) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.match.go(this.match.position + 1);
      if (this.match.position < this.match.steps) this.#wait();
      else this.stop();
    }, pauseFor(this.match.pause) / this.speed);
  }
}

/** As it was, within reason. */
const pauseFor = (taken: number | null): number =>
  taken === null ? USUAL : Math.min(LONGEST, Math.max(SHORTEST, taken));
