import { looksAtTables } from '../../lib/tables-layout.js';

looksAtTables('candy-ghosts', [{ seats: 3 }]);
