import type { Level, Pace } from './protocol';
import { recall, remember } from './storage';

export const levels: Level[] = ['easy', 'medium', 'hard'];
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

/** How somebody likes to play alone, as last time. */
export const soloChoices: { bots: number; level: Level; tempo: Tempo } = $state({
  bots: 2,
  level: 'easy',
  tempo: 'normal',
  ...recall('solo', {}),
});

export function keepSoloChoices(): void {
  remember('solo', soloChoices);
}
