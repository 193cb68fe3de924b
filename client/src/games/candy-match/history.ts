import { linesWith } from '../../table/history';
import { tell } from './tell';

export const linesOf = linesWith(tell, {
  matched: 'right',
  mistaken: 'wrong',
  missed: 'wrong',
  called: 'call',
});
