import { recall, remember } from '../browser/storage';

/** Whether a table's single keys are on: they can be in the way of other tools (WCAG 2.1.4). */
export class KeyHints {
  on: boolean = $state(true);

  /** As last time at this game's table; made while a component is set up. */
  constructor(game: string) {
    this.on = recall(`${game}.keys`, true);
    $effect(() => remember(`${game}.keys`, this.on));
  }

  /** Whether a key is pressed for the table; single characters only while they are on. */
  hears(event: KeyboardEvent): boolean {
    return isForTable(event) && (this.on || !isCharacter(event.code));
  }
}

const isPress = (code: string): boolean => /^(Space|Enter|NumpadEnter)$/.test(code);
const isCharacter = (code: string): boolean => !isPress(code) && code !== 'Escape';

/**
 * Whether a press is meant for the table: not with the keys of the browser, not while somebody
 * writes, chooses from a list or answers a dialog, and not to press what has the focus.
 */
export function isForTable({ ctrlKey, altKey, metaKey, code, target }: KeyboardEvent): boolean {
  const isWithin = (selector: string) => (target as Element).closest(selector) !== null;
  return (
    !(ctrlKey || altKey || metaKey) &&
    !isWithin('input, select, textarea, dialog, [contenteditable], summary') &&
    !(isPress(code) && isWithin('button, a, [tabindex="0"]'))
  );
}

/** The number on a key, above the letters or beside them; null for 0 and all other keys. */
export function numberOf(code: string): number | null {
  const number = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return number ? Number(number) : null;
}
