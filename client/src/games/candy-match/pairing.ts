import { CANDIES, type Candy, candiesOf } from './cards';

/** Equal candies as pairs, and what is left over without a partner: at most one of each. */
export interface Pairing {
  readonly pairs: readonly Candy[];
  readonly left: readonly Candy[];
}

/** How the candies on these cards pair off, as the help page shows it. */
export function pairUp(cards: Iterable<string>): Pairing {
  const counts = new Map<Candy, number>();
  for (const candy of [...cards].flatMap(candiesOf))
    counts.set(candy, (counts.get(candy) ?? 0) + 1);
  const count = (candy: Candy) => counts.get(candy) ?? 0;
  return {
    pairs: CANDIES.filter((candy) => count(candy) > 1),
    left: CANDIES.filter((candy) => count(candy) % 2 === 1),
  };
}
