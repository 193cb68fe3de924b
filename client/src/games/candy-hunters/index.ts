import type { GameModule } from '..';
import Help from './Help.svelte';
import { distinct } from './kids';
import { paceOf } from './pace';
import Table from './Table.svelte';
import { tell } from './tell';
import { tieBreaks } from './tie-breaks';
import { type CandyHuntersView, fullSight, type Place } from './view';

const candyHunters: GameModule = {
  id: 'candy-hunters',
  Table,
  Help,
  tell(event, t, seats, own, view) {
    const { to, at = to } = event as { to?: Place; at?: Place };
    const house = (view as CandyHuntersView | undefined)?.buildings[at ?? ''] ?? null;
    return tell(event, t, seats, own, { house });
  },
  fullSight,
  paceOf,
  inColours: distinct,
  tieBreaks: (view) => tieBreaks(view as CandyHuntersView),
};
export default candyHunters;
