import type { GameInfo } from '../net/protocol';

/** A race leaves no time for advice. */
export const hasHints = ({ pace }: Pick<GameInfo, 'pace'>): boolean =>
  Object.keys(pace).length === 0;
