import type { SeatInfo, TableInfo, Update } from '../net/protocol';

/** What is the same at every table without a server: nobody can be away, and nothing is agreed upon. */
export const HERE = {
  online: true,
  awaySeconds: null,
  lingers: false,
  standsIn: false,
  outranksHost: false,
  waitedFor: false,
  votes: [],
  hints: null,
} satisfies Partial<SeatInfo>;

export const OWN_TABLE = {
  ties: 'seat',
  host: null,
  open: false,
  commitment: '',
  series: null,
  gathering: false,
  next: null,
  nextBy: null,
  clock: null,
  hints: false,
  spectators: { named: [], count: 0 },
  sentAway: [],
  shared: false,
  stalled: false,
} satisfies Partial<TableInfo>;

/** A table as a server tells it, which during an update may be older than this page and not know all. */
export const complete = (told: TableInfo): TableInfo => ({ ...OWN_TABLE, ...told });

export const UNHURRIED = { limits: [], timeUp: null } satisfies Partial<Update>;
