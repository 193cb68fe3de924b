/** The whole seconds that are left of a countdown; it changes once a second and not more often. */
export class Seconds {
  now = $state(0);

  /** Counts down to `end`, as `performance.now()`; returns what stops it. */
  follow(end: number): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const millis = Math.max(0, end - performance.now());
      const left = Math.ceil(millis / 1000);
      this.now = left;
      if (left > 0) timer = setTimeout(look, Math.max(1, Math.ceil(millis - (left - 1) * 1000)));
    };
    look();
    return () => clearTimeout(timer);
  }
}
