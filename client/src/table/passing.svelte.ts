/** Something that is shown for a while and then goes by itself. */
export class Passing<T> {
  now: T | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly millis: number) {}

  show(what: T, millis = this.millis): void {
    this.end();
    this.now = what;
    this.timer = setTimeout(() => this.end(), millis);
  }

  end(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}
