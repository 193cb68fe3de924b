/**
 * Whether a press is meant for the table: not with the keys of the browser, and not while somebody
 * writes, chooses from a list or answers a dialog.
 */
export const isForTable = ({ ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean =>
  !(ctrlKey || altKey || metaKey) &&
  !(target as HTMLElement).closest('input, select, textarea, dialog, [contenteditable], summary');
