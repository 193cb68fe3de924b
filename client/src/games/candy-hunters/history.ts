import { linesWith } from '../../table/history';
import { tell } from './tell';

export const linesOf = linesWith(tell, {
  scored: 'right',
  'round-began': 'call',
  ended: 'call',
});
