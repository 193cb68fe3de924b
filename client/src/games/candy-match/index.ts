import type { GameModule } from '..';
import Help from './Help.svelte';
import Table from './Table.svelte';
import { tell } from './tell';
import { waitsFor } from './view';

/** Everybody races: nothing waits. */
const paceOf = () => 0;

const candyMatch: GameModule = { id: 'candy-match', Table, Help, tell, paceOf, waitsFor };
export default candyMatch;
