import type { GameModule } from '..';
import Help from './Help.svelte';
import { distinct } from './kids';
import { paceOf } from './pace';
import Table from './Table.svelte';
import { tellSeen } from './tell';
import { tieBreaks } from './tie-breaks';
import { type CandyHuntersView, fullSight } from './view';

const candyHunters: GameModule = {
  id: 'candy-hunters',
  Table,
  Help,
  tell: tellSeen,
  fullSight,
  paceOf,
  inColours: distinct,
  tieBreaks: (view) => tieBreaks(view as CandyHuntersView),
};
export default candyHunters;
