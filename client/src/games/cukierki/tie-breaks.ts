import type { TieBreak } from '../../end/tie-break';
import type { CukierkiView } from './view';

/** CU-13, CU-18: between equal points the tiles count that one has, in the advanced game in the wall. */
export function tieBreaks({ options, taken, hands, walls }: CukierkiView): TieBreak[] {
  const size = (pile: number | readonly number[] | undefined) =>
    typeof pile === 'object' ? pile.length : (pile ?? 0);
  const counts =
    options.variant === 'advanced'
      ? walls.map(({ length }) => length)
      : taken.map((pile, seat) => size(pile) + size(hands[seat]));
  return [{ name: 'tiles', counts }];
}
