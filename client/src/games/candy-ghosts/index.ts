import type { GameModule } from '..';
import End from './End.svelte';
import Help from './Help.svelte';
import { paceOf } from './pace';
import { countedIn } from './roles';
import Table from './Table.svelte';
import { tell } from './tell';
import { type CandyGhostsView, fullSight } from './view';

const candyGhosts: GameModule = {
  id: 'candy-ghosts',
  Table,
  Help,
  End,
  tell: (event, t, seats, own, view = null) =>
    tell(event, t, seats, own, view as CandyGhostsView | null),
  fullSight,
  paceOf,
  countedIn: (view) => countedIn(view as CandyGhostsView),
};
export default candyGhosts;
