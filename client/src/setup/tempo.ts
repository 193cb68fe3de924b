import type { Pace } from '../net/protocol';

export const tempos = ['untimed', 'gentle', 'normal', 'brisk'] as const;
export type Tempo = (typeof tempos)[number];

const factors: Record<Tempo, number> = { untimed: 0, gentle: 2, normal: 1, brisk: 0.6 };

/** The clock's times at a tempo; null for the game's own. */
export function paceAt(tempo: Tempo, usual: Pace): Pace | null {
  if (tempo === 'normal') return null;
  const scaled = Object.entries(usual).map(([action, millis]) => [
    action,
    Math.round((millis * factors[tempo]) / 500) * 500,
  ]);
  return Object.fromEntries(scaled);
}
