import type { Match } from './match';

type Table = Pick<Match, 'table' | 'seat'>;

/** Whether somebody has become the host while they sat here: the one before them has been away too long. */
export class HostNews {
  /** null until the own seat is known */
  private wasHost: boolean | null = null;
  isNew = $state(false);

  constructor(private readonly match: () => Table) {}

  /** To be called in an effect. */
  hear(): void {
    const { table, seat } = this.match();
    const isHost = seat !== null && table.host === seat;
    if (!isHost) this.isNew = false;
    else if (this.wasHost === false) this.isNew = true;
    this.wasHost = seat === null ? null : isHost;
  }
}
