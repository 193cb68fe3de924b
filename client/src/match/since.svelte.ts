/**
 * For how many milliseconds something has been so, to the second: 0 while it is not, and from the
 * start whenever `what` becomes another.
 */
export class Since {
  millis = $state(0);

  constructor(what: () => string | null) {
    $effect(() => {
      const now = what();
      this.millis = 0;
      if (now === null) return;
      const start = performance.now();
      const timer = setInterval(() => (this.millis = performance.now() - start), 1_000);
      return () => clearInterval(timer);
    });
  }
}
