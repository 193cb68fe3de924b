import type { Component } from 'svelte';
import type { GameEvent } from '../net/protocol';
import type { Telling } from './telling';

/** A sentence of the history; its kind gives it a colour. */
export interface Line {
  /** the event's: the same as long as it is told */
  readonly id: number;
  readonly text: string;
  /** the same in few words, for the banner */
  readonly brief?: string;
  readonly kind: 'right' | 'wrong' | 'call' | 'note';
  /** what it is about, in small */
  readonly picture?: LinePicture;
  /** where it was: a press lights the place up */
  readonly at?: string;
  /** what only those need who do not see the board, `column 3, row 2` say */
  readonly aside?: string;
}

/** A component and what it draws; `pictureLine` makes one. */
export interface LinePicture {
  readonly Picture: Component<{ of: never }>;
  readonly of: unknown;
}

export const pictureLine = <Of>(Picture: Component<{ of: Of }>, of: Of): LinePicture => ({
  Picture,
  of,
});

const ids = new WeakMap<object, number>();
let count = 0;

/** Who an event is: a number that no other has. */
export function idOf(event: object): number {
  const known = ids.get(event) ?? count++;
  ids.set(event, known);
  return known;
}

type More = Pick<Line, 'picture' | 'at' | 'aside' | 'brief'>;

/** What happened, the newest first; events without words are left out. */
export const linesWith =
  (
    tell: Telling<GameEvent, string | null>,
    kinds: Readonly<Record<string, Line['kind']>>,
    more?: Telling<GameEvent, More>,
  ): Telling<readonly GameEvent[], Line[]> =>
  (events, t, seats, own) =>
    events
      .flatMap((event): Line[] => {
        const text = tell(event, t, seats, own);
        if (!text) return [];
        const kind = kinds[event.type] ?? 'note';
        return [{ id: idOf(event), text, kind, ...more?.(event, t, seats, own) }];
      })
      .reverse();
