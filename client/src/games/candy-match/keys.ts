/**
 * What a key does at this table: every card has one, 1 to 9 and then letters in the order of the
 * keyboard's rows. What is not a card keeps its letter to itself.
 */
export type Command =
  | { do: 'card'; place: number }
  | { do: 'main' | 'reveal' | 'deck' | 'decline' | 'let-go' };

const BY_CODE: Readonly<Record<string, Command>> = {
  Space: { do: 'main' },
  Enter: { do: 'main' },
  NumpadEnter: { do: 'main' },
  Digit0: { do: 'reveal' },
  Numpad0: { do: 'reveal' },
  KeyD: { do: 'deck' },
  KeyN: { do: 'decline' },
  Escape: { do: 'let-go' },
};

const CARD_KEYS = '123456789QWERTYUIOPASFGHJKLZXCVBM';

/** The key of a place, as printed on it; empty for the few cards beyond all keys. */
export function keyOf(place: number): string {
  return CARD_KEYS[place] ?? '';
}

export function commandOf({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): Command | null {
  const command = BY_CODE[code];
  if (command) return command;
  // The letter that the player typed, or where they write another alphabet, the key's position.
  const typed = /^[a-z0-9]$/i.test(key) ? key : code.replace(/^(Key|Digit|Numpad)/, '');
  const place = typed.length === 1 ? CARD_KEYS.indexOf(typed.toUpperCase()) : -1;
  return place < 0 ? null : { do: 'card', place };
}
