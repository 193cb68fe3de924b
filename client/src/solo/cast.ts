import type { Player } from '../net/protocol';

/** What a bot likes where several things are about as good, in the engine's words. */
export type Nature = 'plain' | 'bold' | 'careful' | 'collector';

/**
 * The bots, with short names that sound alike in all our languages and colours of the palette. The
 * same name is the same somebody here and at every server's table (`Faces`).
 */
export const CAST: readonly (Player & { nature: Nature })[] = [
  { name: 'Nunu', color: '#c2185b', avatar: 'bonbon', nature: 'plain' },
  { name: 'Lulu', color: '#00796b', avatar: 'gummy-bear', nature: 'careful' },
  { name: 'Momo', color: '#bf5600', avatar: 'toffee', nature: 'collector' },
  { name: 'Kiki', color: '#0277bd', avatar: 'mint-stick', nature: 'bold' },
  { name: 'Bobo', color: '#7b1fa2', avatar: 'licorice', nature: 'plain' },
  { name: 'Tutu', color: '#6d4c41', avatar: 'chocolate', nature: 'bold' },
];

const find = (name: string | null) => CAST.find((bot) => bot.name === name);

export const natureOf = (name: string | null): Nature => find(name)?.nature ?? 'plain';

/** The key of the words that tell about the bot of that name; null if nobody knows it. */
export const toldOf = (name: string | null): string | null =>
  find(name) ? `bot.${name?.toLowerCase()}` : null;
