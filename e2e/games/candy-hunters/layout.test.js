import { looksAtTables } from '../../lib/tables-layout.js';

looksAtTables('candy-hunters', [{ seats: 3 }]);
