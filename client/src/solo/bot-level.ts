import type { Level } from '../net/protocol';

/** A level, or bots that become as strong as whoever plays against them, on this device only. */
export type BotLevel = Level | 'adaptive';
