/**
 * For how many milliseconds something has been so, to the second: 0 while it is not, and from the
 * start whenever `what` becomes another. `before`: so long it had been so when that was told.
 */
export class Since {
  millis = $state(0);

  constructor(what: () => string | null, before: () => number = () => 0) {
    $effect(() => {
      const now = what();
      this.millis = now === null ? 0 : before();
      if (now === null) return;
      const start = performance.now() - before();
      const timer = setInterval(() => (this.millis = performance.now() - start), 1_000);
      return () => clearInterval(timer);
    });
  }
}
