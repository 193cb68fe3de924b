import type { Figures } from './judgement';

/** From so much on luck is worth a word, in points: less is what everybody has. */
const LITTLE = 1;

/** How lucky somebody was, as far as that can be told from chance. */
export function luckOf({ luck, luckError = 0 }: Figures): 'good' | 'bad' | 'usual' {
  const least = Math.max(LITTLE, luckError);
  if (luck >= least) return 'good';
  return luck <= -least ? 'bad' : 'usual';
}
