import type { Moves } from './moves';
import {
  type CandyGhostsInsight,
  type CandyGhostsView,
  ghostIn,
  type Odds,
  type Piece,
  type Place,
  type Reach,
  seatOfPiece,
  whereIs,
} from './view';

/** Something that can be done where one has pressed: an action, or a way to go. */
export interface Deed {
  /** what kind of thing it is, for its words and picture */
  readonly does:
    | 'walk'
    | 'push'
    | 'pick'
    | 'smash'
    | 'remove'
    | 'drop'
    | 'throw'
    | 'give'
    | 'ask'
    | 'free'
    | 'fan'
    | 'capture'
    | 'attack'
    | 'special'
    | 'move';
  readonly action: string;
  /** for a way */
  readonly reach?: Reach;
  readonly item?: string;
  readonly piece?: Piece;
  readonly place?: Place;
  readonly odds?: Odds;
}

/** The way to a place, as far as it leads now. */
export const reachOf = (insight: CandyGhostsInsight, place: Place): Reach | undefined =>
  insight.reach.find(({ at }) => at === place);

const walkTo = (moves: Moves, insight: CandyGhostsInsight, place: Place): Deed[] => {
  const reach = reachOf(insight, place);
  const action = moves.steps.get(place);
  const push = moves.pushes.get(place);
  // Beside one that pushes, one may also climb.
  if (action !== undefined && push !== undefined) {
    return [
      { does: 'walk', action, place, ...(reach ? { reach: { ...reach, push: false } } : {}) },
      { does: 'push', action: push, place },
    ];
  }
  if (reach?.passing) return [];
  if (reach) {
    const ways = reach.short ? [reach, reach.short] : [reach];
    return ways.map((way) => ({ does: 'walk', action: '', reach: way, place }));
  }
  const step = action ?? push;
  return step === undefined ? [] : [{ does: 'walk', action: step, place }];
};

/** What can be done at a place. */
export function deedsAt(
  view: CandyGhostsView,
  moves: Moves,
  insight: CandyGhostsInsight,
  place: Place,
): readonly Deed[] {
  const item = view.items[place];
  const lying = (does: Deed['does'], action: string | undefined): Deed[] =>
    action === undefined ? [] : [{ does, action, place, ...(item ? { item } : {}) }];
  return [
    ...walkTo(moves, insight, place),
    ...lying('pick', moves.picks.get(place)),
    ...lying('smash', moves.smashes.get(place)),
    ...lying('remove', moves.removes.get(place)),
  ];
}

/** What can be done to somebody: to a ghost, to the ghost in a player, to a player. */
export function deedsOn(
  view: CandyGhostsView,
  moves: Moves,
  insight: CandyGhostsInsight,
  piece: Piece,
): readonly Deed[] {
  const deeds: Deed[] = [];
  const add = (does: Deed['does'], action: string | undefined, more: Partial<Deed> = {}) => {
    const odds = action === undefined ? undefined : insight.odds[action];
    if (action !== undefined)
      deeds.push({ does, action, piece, ...more, ...(odds ? { odds } : {}) });
  };
  const seat = seatOfPiece(piece);
  const ghost = seat === null ? piece : ghostIn(view, seat);
  if (ghost !== null) {
    add('capture', moves.captures.get(ghost));
    add('attack', moves.attacks.get(ghost));
    add('special', moves.specials.get(ghost));
  }
  if (seat === null) {
    const at = whereIs(view, piece);
    if (at !== null) deeds.push(...walkTo(moves, insight, at));
    return deeds;
  }
  add('special', moves.specials.get(piece));
  add('free', moves.kits.get(seat), { item: 'kit' });
  for (const [item, by] of moves.gives) add('give', by.get(seat), { item });
  for (const [item, action] of moves.asks.get(seat) ?? []) add('ask', action, { item });
  return deeds;
}

/** What can be done with something that one carries; to throw and to put down need a place. */
export const deedsWith = (
  moves: Moves,
  item: string,
): readonly ('throw' | 'drop' | 'fan' | 'free')[] => [
  ...(moves.throws.has(item) || moves.gives.has(item) ? (['throw'] as const) : []),
  ...(item === 'fan' && moves.plain.has('use fan') ? (['fan'] as const) : []),
  ...(item === 'kit' && moves.kits.size > 0 ? (['free'] as const) : []),
  ...(moves.drops.has(item) ? (['drop'] as const) : []),
];
