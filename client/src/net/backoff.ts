const FIRST = 500;
const LONGEST = 8_000;

/** How long to wait before trying again: longer and longer, and not the same for all who failed at once. */
export class Backoff {
  #millis = FIRST;

  readonly #longest: number;

  constructor(longest = LONGEST) {
    this.#longest = longest;
  }

  next(): number {
    const wait = this.#millis * (0.75 + Math.random() / 2);
    this.#millis = Math.min(this.#millis * 2, this.#longest);
    return wait;
  }

  /** It went well, or somebody waits: the next wait is a short one. */
  reset(): void {
    this.#millis = FIRST;
  }
}
