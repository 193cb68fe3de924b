import type { Level } from '../net/protocol';

/** A level, or bots that become as strong as whoever plays against them, on this device only. */
export type BotLevel = Level | 'adaptive';

export const levels: Level[] = ['gentle', 'easy', 'medium', 'hard'];
/** The next level up; null if there is none. */
export const levelAfter = (level: BotLevel): Level | null =>
  level === 'adaptive' ? null : (levels[levels.indexOf(level) + 1] ?? null);
/** What can be chosen on this device, where bots can learn from one game to the next. */
export const soloLevels: BotLevel[] = [...levels, 'adaptive'];
