import { numberOf } from '../../table/keys.svelte';

/** What a key does at this table. */
export type Command =
  | { do: 'tile'; index: number }
  | { do: 'turn'; by: number }
  | { do: 'board' | 'undo' | 'let-go' };

/** By its place on the keyboard, so that it is the same in every alphabet. */
export function commandOf({
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'code' | 'shiftKey'>): Command | null {
  const number = numberOf(code);
  if (number) return { do: 'tile', index: number - 1 };
  switch (code) {
    case 'KeyR':
      return { do: 'turn', by: shiftKey ? -1 : 1 };
    case 'KeyB':
      return { do: 'board' };
    case 'KeyU':
      return { do: 'undo' };
    case 'Escape':
      return { do: 'let-go' };
    default:
      return null;
  }
}
