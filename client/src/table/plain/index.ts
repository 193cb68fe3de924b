import type { GameModule } from '../../games';
import { loadMessages } from '../../i18n/i18n.svelte';
import Help from './Help.svelte';
import Table from './Table.svelte';
import { tell } from './tell';

// Whoever has this module has its words.
await loadMessages('table/plain');

/** A game that can be played before its board is drawn: its data as text, its actions as a list. */
export const plainGame = (id: string): GameModule => ({
  id,
  Table,
  Help,
  tell,
  // A state is as good to read as a view.
  fullSight: (state) => state,
});
