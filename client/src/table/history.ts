/** A sentence of the history; its kind gives it a colour. */
export interface Line {
  readonly text: string;
  readonly kind: 'right' | 'wrong' | 'call' | 'note';
}
