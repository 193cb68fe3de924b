import { type GhostLook, LOOKS } from './looks';

/** A ghost looks as its number says: g3 the same through the whole game. */
export function lookOf(who: string): GhostLook {
  const number = Number.parseInt(who.slice(1), 10) || 0;
  return LOOKS[number % LOOKS.length] as GhostLook;
}
