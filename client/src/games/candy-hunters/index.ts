import type { GameModule } from '..';
import Help from './Help.svelte';
import { paceOf } from './pace';
import Table from './Table.svelte';
import { tell } from './tell';
import { fullSight } from './view';

const candyHunters: GameModule = { id: 'candy-hunters', Table, Help, tell, fullSight, paceOf };
export default candyHunters;
