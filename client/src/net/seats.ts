import { readdress } from '../browser/back';
import { forget, isKept, keysWith, recall, remember } from '../browser/storage';

/** The secrets of the seats that this browser has, by table. */
export interface OwnSeat {
  seat: number;
  secret: string;
}

interface Kept extends OwnSeat {
  /** when it was taken, in milliseconds */
  since: number;
  /** the next table of the same friends, where it went on */
  next?: string;
}

const prefix = 'seat:';
const kept = (id: string) => recall<Kept | null>(prefix + id, null);
const aMonth = 30 * 24 * 3600 * 1000;

export const ownSeat = (table: string): OwnSeat | null => kept(table) ?? seatOfPage(table);

export function keepSeat(table: string, { seat, secret }: OwnSeat, now = Date.now()): void {
  remember(prefix + table, { ...kept(table), seat, secret, since: now });
}

/**
 * Friends who play again keep our seat for us at their next table. It goes there once: who gives it up
 * there has none any more.
 */
export function followSeat(table: string, next: string): void {
  const seat = kept(table);
  if (!seat || seat.next) return;
  if (!kept(next)) keepSeat(next, seat);
  remember(prefix + table, { ...seat, next });
}

export function dropSeat(table: string): void {
  forget(prefix + table);
  if (seatOfPage(table)) history.replaceState({ ...history.state, table: null, secret: null }, '');
}

/**
 * Where the browser remembers nothing for us, this entry of its history does: a table that is loaded
 * anew still has its seat. To be called on the table's page.
 */
export function keepSeatInPage(table: string): void {
  const seat = kept(table);
  if (seat && !isKept(prefix + table))
    history.replaceState({ ...history.state, table, ...seat }, '');
}

function seatOfPage(table: string): OwnSeat | null {
  const state = history.state as (OwnSeat & { table?: string }) | null;
  return state?.table === table ? { seat: state.seat, secret: state.secret } : null;
}

/** The tables with a seat of ours that did not go on elsewhere, the newest first; forgets those of long ago. */
export function ownTables(now = Date.now()): string[] {
  const ids = keysWith(prefix).map((key) => key.slice(prefix.length));
  const since = (id: string) => kept(id)?.since ?? 0;
  const [old, young] = [
    ids.filter((id) => now - since(id) > aMonth),
    ids.filter((id) => now - since(id) <= aMonth),
  ];
  old.forEach(dropSeat);
  return young.filter((id) => !kept(id)?.next).sort((a, b) => since(b) - since(a));
}

/**
 * Takes a seat's secret out of the address (`/t/ID#seat=SECRET`), so that it is neither shown nor
 * passed on with a copied link. Its seat number is not known until the server tells.
 */
export function secretFromAddress(): string | null {
  const found = /^#seat=([0-9A-Za-z]+)$/.exec(location.hash);
  if (!found?.[1]) return null;
  readdress(location.pathname);
  return found[1];
}

/** The link that moves a seat to another device. */
export const seatLink = (table: string, secret: string): string =>
  `${location.origin}/t/${table}#seat=${secret}`;
