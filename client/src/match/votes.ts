import type { SeatInfo, TableInfo } from '../net/protocol';
import type { Match } from './match';

/** Whether a bot is to play on for somebody: who is for it, and whose word is missing. */
export interface Ballot {
  readonly seat: SeatInfo;
  readonly agreed: readonly SeatInfo[];
  readonly waiting: readonly SeatInfo[];
  /** whether whoever looks has agreed */
  readonly mine: boolean;
}

type Table = Pick<Match, 'table' | 'seat'>;

const isPerson = ({ kind }: SeatInfo): boolean => kind === 'person';

const seatAt = ({ seats }: TableInfo, seat: number | null): SeatInfo | undefined =>
  seats.find((one) => one.seat === seat);

/** What whoever plays here can decide together with the others, as the server counts it. */
export function ballots({ table, seat: own }: Table): Ballot[] {
  const me = seatAt(table, own);
  if (table.status !== 'playing' || !me || !isPerson(me)) return [];
  return table.seats
    .filter((seat) => isPerson(seat) && seat.waitedFor && seat !== me)
    .map((seat) => {
      const voters = table.seats.filter((one) => isPerson(one) && one.online && one !== seat);
      // Whoever looks comes first: that is what they look for.
      const sorted = [...voters.filter((one) => one === me), ...voters.filter((one) => one !== me)];
      const agreed = sorted.filter((one) => seat.votes.includes(one.seat));
      const waiting = sorted.filter((one) => !agreed.includes(one));
      return { seat, agreed, waiting, mine: agreed.includes(me) };
    });
}

/** Whether the others would like to go on without whoever looks. */
export function isAwaited({ table, seat: own }: Table): boolean {
  const me = seatAt(table, own);
  return table.status === 'playing' && me !== undefined && isPerson(me) && me.votes.length > 0;
}
