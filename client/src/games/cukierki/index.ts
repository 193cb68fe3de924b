import type { GameModule } from '..';
import Help from './Help.svelte';
import Table from './Table.svelte';
import { tell } from './tell';
import { tieBreaks } from './tie-breaks';
import { type CukierkiView, fullSight } from './view';

const cukierki: GameModule = {
  id: 'cukierki',
  Table,
  Help,
  tell,
  fullSight,
  tieBreaks: (view) => tieBreaks(view as CukierkiView),
};
export default cukierki;
