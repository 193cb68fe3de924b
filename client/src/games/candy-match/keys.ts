/**
 * The keyboard: every card has a key, 1 to 9 and then letters in the order of the keyboard's rows.
 * What is not a card keeps its letter to itself.
 */
export type Command = 'main' | 'reveal' | 'deck' | 'decline' | 'clear';

const COMMANDS: Readonly<Record<string, Command>> = {
  Space: 'main',
  Enter: 'main',
  NumpadEnter: 'main',
  Digit0: 'reveal',
  Numpad0: 'reveal',
  KeyD: 'deck',
  KeyN: 'decline',
  Escape: 'clear',
};

const CARD_KEYS = '123456789QWERTYUIOPASFGHJKLZXCVBM';

/** The key of a place, as printed on it; empty for the few cards beyond all keys. */
export function keyOf(place: number): string {
  return CARD_KEYS[place] ?? '';
}

/** What a pressed key stands for: a place, a command, or nothing of ours. */
export function meaning(
  code: string,
  key: string,
): { readonly place: number } | { readonly command: Command } | null {
  const command = COMMANDS[code];
  if (command !== undefined) {
    return { command };
  }
  // The letter that the player typed, or where they write another alphabet, the key's position.
  const typed = /^[a-z0-9]$/i.test(key) ? key : code.replace(/^(Key|Digit|Numpad)/, '');
  const place = typed.length === 1 ? CARD_KEYS.indexOf(typed.toUpperCase()) : -1;
  return place < 0 ? null : { place };
}
