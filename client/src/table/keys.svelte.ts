import { recall, remember } from '../browser/storage';

/** Whether a table's single keys are on: they can be in the way of other tools (WCAG 2.1.4). */
export class KeyHints {
  on: boolean = $state(true);

  /** As last time at this game's table; made while a component is set up. */
  constructor(game: string) {
    this.on = recall(`${game}.keys`, true);
    $effect(() => remember(`${game}.keys`, this.on));
  }
}

/**
 * Whether a press is meant for the table: not with the keys of the browser, and not while somebody
 * writes, chooses from a list or answers a dialog.
 */
export const isForTable = ({ ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean =>
  !(ctrlKey || altKey || metaKey) &&
  !(target as HTMLElement).closest('input, select, textarea, dialog, [contenteditable], summary');
