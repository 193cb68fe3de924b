import { getContext, setContext } from 'svelte';
import type { TableInfo } from '../net/protocol';

const KEY = Symbol('hosts');

/** For all below: who leads the table that is shown. */
export const provideHost = (table: () => TableInfo): void => {
  setContext(KEY, () => table().host);
};

/** The seat that leads the table around; null where nobody does. */
export const hostAround = (): (() => number | null) =>
  getContext<(() => number | null) | undefined>(KEY) ?? (() => null);
