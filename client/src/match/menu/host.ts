import type { SeatInfo, TableInfo } from '../../net/protocol';

/** For whom the host leads the table until they are back; nobody where the table is the host's own. */
export const absentHost = ({ seats }: TableInfo): SeatInfo | undefined =>
  seats.find(({ outranksHost }) => outranksHost);

/** Whether the host may send away who sits there, or has somebody play for them. */
export const maySendAway = (table: TableInfo, { seat, kind, standsIn, outranksHost }: SeatInfo) =>
  seat !== table.host && (kind === 'person' || standsIn) && !outranksHost;

/** Whether the host may pass the table on to who sits there. */
export const mayPassTo = (table: TableInfo, { seat, kind, online }: SeatInfo) =>
  seat !== table.host && kind === 'person' && online && !absentHost(table);
