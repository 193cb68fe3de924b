import type { Match } from '../../match/match';
import { linesWith } from '../history';
import { COMMON, Sounds } from '../sounds';
import { TableState } from '../table.svelte';
import { statusOf, tell } from './tell';

/** The table of a game that has no board yet: all of it is data. */
export class PlainTable extends TableState<unknown> {
  constructor(match: Match) {
    super(match, { tell, linesOf: linesWith(tell, {}), statusOf, sounds: new Sounds(COMMON) });
  }
}
