import { expect, it } from 'vitest';
import { viewOf } from './given';
import { cardsOf, fullSight } from './view';

it('shows every hand to who may see everything, but not the deck', () => {
  const hands = [['P01'], ['P02']];
  const seen = fullSight({ ...viewOf({ hands }), deck: ['P07', 'P08'] }) as ReturnType<
    typeof viewOf
  >;
  expect(cardsOf(seen, 1)).toEqual(['P02']);
  expect(seen.deck).toEqual(['?', '?']);
});
