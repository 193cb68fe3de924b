/** What a live region says. Only a changed text is read there: the same words get another space. */
export class Voice {
  said = $state('');

  say(...words: readonly (string | null)[]): void {
    const text = words.filter(Boolean).join(' ');
    this.said = text === this.said ? `${text}\u00a0` : text;
  }
}
