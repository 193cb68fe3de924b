import type { GameModule } from '..';
import Help from './Help.svelte';
import Table from './Table.svelte';
import { tell } from './tell';

const candyMatch: GameModule = { id: 'candy-match', Table, Help, tell };
export default candyMatch;
