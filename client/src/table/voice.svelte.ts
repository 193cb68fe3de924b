/** How long words are left where a screen reader finds them, in milliseconds. */
const LEAST = 400;
const PER_LETTER = 50;
const LONGEST = 5_000;

const readingTime = (text: string): number => Math.min(LONGEST, LEAST + PER_LETTER * text.length);

/**
 * What a live region says. What comes while something is being read waits for its turn, all of it
 * together. Only a changed text is read there: the same words get another space.
 */
export class Voice {
  said = $state('');
  private waiting: readonly string[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  say(...words: readonly (string | null)[]): void {
    const text = words.filter(Boolean).join(' ');
    if (!text) return;
    this.waiting = [...this.waiting, text];
    if (this.timer === null) this.speak();
  }

  private speak(): void {
    const text = this.waiting.join(' ');
    this.waiting = [];
    this.timer = null;
    if (!text) return;
    this.said = text === this.said ? `${text}\u00a0` : text;
    this.timer = setTimeout(() => this.speak(), readingTime(text));
  }
}
