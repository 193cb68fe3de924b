import { looksAtTables } from '../../lib/tables-layout.js';

looksAtTables('candy-match', [{ seats: 3 }]);
