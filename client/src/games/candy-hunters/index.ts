import type { GameModule } from '..';
import Help from './Help.svelte';
import { paceOf } from './pace';
import Table from './Table.svelte';
import { tell } from './tell';
import { tieBreaks } from './tie-breaks';
import { type CandyHuntersView, fullSight } from './view';

const candyHunters: GameModule = {
  id: 'candy-hunters',
  Table,
  Help,
  tell,
  fullSight,
  paceOf,
  tieBreaks: (view) => tieBreaks(view as CandyHuntersView),
};
export default candyHunters;
