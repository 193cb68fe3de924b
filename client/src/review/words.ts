import type { Figures } from './judgement';

/** From so much on luck is worth a word, in points: less is what everybody has. */
const LITTLE = 1;

/** How lucky somebody was, as far as that can be told from chance. */
export function luckOf({ luck, luckError = 0 }: Figures): 'good' | 'bad' | 'usual' {
  const least = Math.max(LITTLE, luckError);
  if (luck >= least) return 'good';
  return luck <= -least ? 'bad' : 'usual';
}

/** How well somebody decided. */
export function skillOf(accuracy: number): 'great' | 'good' | 'fair' | 'learning' {
  if (accuracy >= 0.95) return 'great';
  if (accuracy >= 0.85) return 'good';
  return accuracy >= 0.7 ? 'fair' : 'learning';
}
