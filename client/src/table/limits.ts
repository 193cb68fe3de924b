import { getContext, setContext } from 'svelte';
import type { Match } from '../match/match';
import type { Clock } from './status';

type Timed = Pick<Match, 'table' | 'update'>;

/** The last seconds of a decision are told apart: enough to make up one's mind. */
export const SOON = 10;

/** What a table with a clock leaves to whoever has to decide; null for all who have not. */
export function limitOf({ table, update }: Timed, seat: number): Clock | null {
  const limit = update?.limits.find((one) => one.seat === seat);
  if (!update || !limit) return null;
  const { millis } = limit;
  return { end: update.at + millis, total: Math.max(table.clock?.millis ?? 0, millis) };
}

interface Limits {
  of(seat: number): Clock | null;
  /** of whoever looks */
  readonly own: Clock | null;
}

const KEY = Symbol('limits');

/** For all below: the time that is left at the match that is shown. */
export const provideLimits = (match: () => Match): void => {
  setContext<Limits>(KEY, {
    of: (seat) => limitOf(match(), seat),
    get own() {
      const { seat } = match();
      return seat === null ? null : limitOf(match(), seat);
    },
  });
};

/** The time that is left at the table around; null where there is none. */
export const limitsAround = (): Limits | null => getContext<Limits | undefined>(KEY) ?? null;

/** So many seconds in as few letters as a ring has room for. */
export function inShort(seconds: number): string {
  if (seconds < 100) return String(seconds);
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return minutes < 100 ? `${minutes}′` : `${Math.ceil(minutes / 60)}h`;
}
