import type { GameEvent } from '../../net/protocol';

/** What everybody sees of the table, as docs/rules has it: the deck and the piles as sizes. */
export interface CandyMatchView {
  seats: number;
  options: { calls: 'call-then-pick' | 'pick-then-call' };
  phase: 'open' | 'picking' | 'penalty' | 'last-check' | 'over';
  deck: number;
  table: string[];
  piles: number[];
  revealer: number;
  caller: number | null;
  choosers: number[];
  done: boolean[];
}

/** Who has to do something before anybody's cards come or go: all may call, but nobody has to. */
export function waitsFor(seen: unknown): readonly number[] {
  const view = seen as CandyMatchView;
  switch (view.phase) {
    case 'open':
      return [view.revealer];
    case 'picking':
      return view.caller === null ? [] : [view.caller];
    case 'penalty':
      return view.choosers.slice(0, 1);
    case 'last-check':
      return view.done.flatMap((done, seat) => (done ? [] : [seat]));
    case 'over':
      return [];
  }
}

/** What happens, as the engine's CandyMatchEvent lists it. */
export type CandyMatchEvent =
  | { type: 'revealed'; seat: number; card: string; clock: boolean }
  | { type: 'called'; seat: number }
  | { type: 'matched'; seat: number; cards: string[] }
  | { type: 'mistaken'; seat: number; cards: string[] }
  | { type: 'missed'; seat: number; clock: boolean }
  | { type: 'picked'; seat: number; card: string }
  | { type: 'picked-unseen'; seat: number; card: null }
  | { type: 'declined'; seat: number; clock: boolean }
  | { type: 'last-check' }
  | { type: 'done'; seat: number }
  | { type: 'ended'; winners: number[]; clock: boolean };

/** The server's events are this game's: its engine wrote them. */
export const eventsOf = (events: readonly GameEvent[]): CandyMatchEvent[] =>
  events as unknown as CandyMatchEvent[];
