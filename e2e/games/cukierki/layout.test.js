import { looksAtTables } from '../../lib/tables-layout.js';

looksAtTables('cukierki', [
  { seats: 3 },
  { name: 'advanced', seats: 2, options: { variant: 'advanced' } },
]);
