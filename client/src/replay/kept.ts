import type { TableInfo } from '../net/protocol';

const key = 'replay.solo';

/** The last game alone: nobody but this page knows it. */
export interface KeptSolo {
  text: string;
  table: TableInfo;
}

export function keepSolo(kept: KeptSolo): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // No room: then there is no replay, and nothing else is lost.
  }
}

export function keptSolo(): KeptSolo | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
