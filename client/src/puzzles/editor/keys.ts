import type { Brush } from './painting';

/** By their place on the keyboard, so that they are the same in every alphabet. */
const BY_CODE: Readonly<Record<string, Brush>> = {
  KeyR: 'R',
  KeyB: 'B',
  KeyG: 'G',
  KeyY: 'Y',
  KeyH: 'ghost',
  KeyK: 'kid',
  KeyL: 'large',
  KeyE: 'erase',
  Delete: 'erase',
  Backspace: 'erase',
};

/** The brush with which a key paints the cell that has the focus. */
export const brushOf = ({ code }: Pick<KeyboardEvent, 'code'>): Brush | null =>
  BY_CODE[code] ?? null;

/** What a key does together with Ctrl, or with the key that a Mac has for it. */
export function stepOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey)) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : null;
}
