import {
  type CandyHuntersEvent,
  type CandyHuntersView,
  cellOf,
  type Place,
  type Player,
} from './view';

/** A ghost or a kid that stays itself while it moves, so that it can be seen going. */
export interface Piece {
  readonly id: number;
  readonly kind: 'ghost' | 'large' | 'kid';
  readonly owner: Player | null;
  readonly at: Place;
  /** it has to leave: somebody else stands there now */
  readonly pushed: boolean;
}

type Standing = Omit<Piece, 'id'>;

/** The pieces of a view, as nobody knows them yet. */
function standing(view: CandyHuntersView): Standing[] {
  const { pending } = view;
  const found: Standing[] = [];
  const isPushed = (kind: Piece['kind'], at: Place) =>
    pending?.piece === kind &&
    pending.at === at &&
    !found.some((piece) => piece.pushed && piece.kind === kind);
  const add = (kind: Piece['kind'], at: Place, owner: Player | null = null) =>
    found.push({ kind, at, owner, pushed: isPushed(kind, at) });
  for (const [at, owner] of Object.entries(view.kids)) add('kid', at, owner);
  for (const at of view.ghosts) add('ghost', at);
  if (view.largeGhost) add('large', view.largeGhost);
  return found;
}

/** Where the events say that a piece went. */
function moved(pieces: readonly Piece[], events: readonly CandyHuntersEvent[]): Piece[] {
  let now = [...pieces];
  const go = (kind: Piece['kind'], from: Place, to: Place, pushed: boolean) => {
    const all = now.filter((piece) => piece.kind === kind && piece.at === from);
    // Of two on one tile the one that was there first is pushed away.
    const one = all.find((piece) => piece.pushed === pushed) ?? all[0];
    now = now.map((piece) => (piece === one ? { ...piece, at: to, pushed: false } : piece));
  };
  for (const event of events) {
    if (event.type === 'ghost-moved') {
      const kind = event.large ? 'large' : 'ghost';
      now = now.map((piece) => (piece.at === event.to ? { ...piece, pushed: true } : piece));
      go(kind, event.from, event.to, false);
    } else if (event.type === 'pushed') {
      const goes = now.find(
        ({ kind, at, pushed }) => kind === event.piece && at === event.from && pushed,
      );
      now = now.map((piece) =>
        piece.at === event.to && piece !== goes ? { ...piece, pushed: true } : piece,
      );
      go(event.piece, event.from, event.to, true);
    } else if (event.type === 'large-ghost-came' && event.from) {
      go('large', event.from, event.to, false);
    }
  }
  return now;
}

/**
 * The pieces of the new view, each the same as before where that can be told: from the events, else
 * the nearest of its kind (after something was taken back).
 */
export function follow(
  before: readonly Piece[],
  events: readonly CandyHuntersEvent[],
  view: CandyHuntersView,
): Piece[] {
  const known = moved(before, events);
  const open = standing(view).map((piece) => ({ piece, id: -1 }));
  const claim = (isSame: (old: Piece, now: Standing) => boolean) => {
    for (const entry of open) {
      if (entry.id >= 0) continue;
      const at = known.findIndex((old) => isAlike(old, entry.piece) && isSame(old, entry.piece));
      if (at >= 0) entry.id = known.splice(at, 1)[0]?.id ?? -1;
    }
  };
  claim((old, now) => old.at === now.at && old.pushed === now.pushed);
  claim((old, now) => old.at === now.at);
  claim((old, now) => distance(old.at, now.at) <= 1);
  claim((old) => old.kind !== 'kid');
  let next = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  return open
    .map(({ piece, id }) => ({ ...piece, id: id >= 0 ? id : next++ }))
    .sort((a, b) => a.id - b.id);
}

const isAlike = (a: Standing, b: Standing): boolean => a.kind === b.kind && a.owner === b.owner;

function distance(a: Place, b: Place): number {
  const [one, other] = [cellOf(a), cellOf(b)];
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}
