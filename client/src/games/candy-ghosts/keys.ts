import { numberOf } from '../../table/keys.svelte';

/** What a key does at this table. */
export type Command =
  | { do: 'number'; index: number }
  | {
      do:
        | 'map'
        | 'capture'
        | 'attack'
        | 'special'
        | 'feet'
        | 'end'
        | 'undo'
        | 'rest'
        | 'yes'
        | 'no'
        | 'leave'
        | 'drawer'
        | 'let-go';
    };

const BY_CODE: Readonly<Record<string, Command>> = {
  KeyM: { do: 'map' },
  KeyC: { do: 'capture' },
  KeyA: { do: 'attack' },
  KeyS: { do: 'special' },
  KeyF: { do: 'feet' },
  KeyE: { do: 'end' },
  KeyL: { do: 'leave' },
  KeyU: { do: 'undo' },
  KeyR: { do: 'rest' },
  KeyY: { do: 'yes' },
  KeyN: { do: 'no' },
  KeyD: { do: 'drawer' },
  Escape: { do: 'let-go' },
};

/** By its place on the keyboard, so that it is the same in every alphabet. */
export function commandOf({ code }: Pick<KeyboardEvent, 'code'>): Command | null {
  const number = numberOf(code);
  return number ? { do: 'number', index: number - 1 } : (BY_CODE[code] ?? null);
}
