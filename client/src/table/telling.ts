import type { Translate } from '../i18n/i18n.svelte';
import type { SeatInfo } from '../net/protocol';

/** Puts something into words for whoever has the seat `own`, to them as `you`, or only watches. */
export type Telling<What, Said> = (
  what: What,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
) => Said;
