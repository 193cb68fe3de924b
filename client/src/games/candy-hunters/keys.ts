import { numberOf } from '../../table/keys.svelte';
import type { Colour } from './patterns';

/** What a key does at this table. */
export type Command =
  | { do: 'colour'; colour: Colour }
  | { do: 'card'; index: number }
  | { do: 'board' | 'next' | 'confirm' | 'pass' | 'undo' | 'let-go' };

const BY_CODE: Readonly<Record<string, Command>> = {
  KeyR: { do: 'colour', colour: 'R' },
  KeyB: { do: 'colour', colour: 'B' },
  KeyG: { do: 'colour', colour: 'G' },
  KeyY: { do: 'colour', colour: 'Y' },
  KeyT: { do: 'board' },
  KeyN: { do: 'next' },
  KeyS: { do: 'confirm' },
  KeyD: { do: 'pass' },
  KeyU: { do: 'undo' },
  Escape: { do: 'let-go' },
};

/** By its place on the keyboard, so that it is the same in every alphabet. */
export function commandOf({ code }: Pick<KeyboardEvent, 'code'>): Command | null {
  const number = numberOf(code);
  return number ? { do: 'card', index: number - 1 } : (BY_CODE[code] ?? null);
}
