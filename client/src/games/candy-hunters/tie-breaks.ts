import type { TieBreak } from '../../end/tie-break';
import type { CandyHuntersView } from './view';

/** CH-22: between equal points fewer patterns, then fewer scares, then more colours of candy. */
export const tieBreaks = ({ scored, scares, candies }: CandyHuntersView): TieBreak[] => [
  { name: 'patterns', counts: scored.map(({ length }) => length) },
  { name: 'scares', counts: scares },
  { name: 'colours', counts: candies.map((own) => new Set(own).size) },
];
