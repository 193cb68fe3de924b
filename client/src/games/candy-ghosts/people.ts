import { type CandyGhostsView, ghostIn, hasLeft, isEaten, type Player } from './view';

/** What has become of somebody. */
export type State = 'fine' | 'possessed' | 'eaten' | 'left' | 'away';

export function stateOf(view: CandyGhostsView, seat: Player): State {
  if (hasLeft(view, seat)) return 'left';
  if (isEaten(view, seat)) return 'eaten';
  if (view.players[seat]?.at === null) return 'away';
  return ghostIn(view, seat) === null ? 'fine' : 'possessed';
}
