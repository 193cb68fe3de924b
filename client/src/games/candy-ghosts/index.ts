import type { GameModule } from '..';
import End from './End.svelte';
import Help from './Help.svelte';
import Table from './Table.svelte';
import { tell } from './tell';
import { fullSight } from './view';

const candyGhosts: GameModule = { id: 'candy-ghosts', Table, Help, End, tell, fullSight };
export default candyGhosts;
