import type { GameEvent } from '../net/protocol';
import type { Telling } from './telling';

/** A sentence of the history; its kind gives it a colour. */
export interface Line {
  readonly text: string;
  readonly kind: 'right' | 'wrong' | 'call' | 'note';
}

/** What happened, the newest first; events without words are left out. */
export const linesWith =
  (
    tell: Telling<GameEvent, string | null>,
    kinds: Readonly<Record<string, Line['kind']>>,
  ): Telling<readonly GameEvent[], Line[]> =>
  (events, t, seats, own) =>
    events
      .flatMap((event): Line[] => {
        const text = tell(event, t, seats, own);
        return text ? [{ text, kind: kinds[event.type] ?? 'note' }] : [];
      })
      .reverse();
