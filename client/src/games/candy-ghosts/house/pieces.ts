import { type Piece as PieceId, type Place, pieceOf } from '../view';

/** Who is where in the house: players, ghosts and the boss, as a view has them or an event leaves them. */

export interface Piece {
  readonly id: PieceId;
  readonly kind: 'player' | 'ghost' | 'boss';
  /** where it is, or was when it was last on the map */
  readonly at: Place;
  /**
   * It stands; is inside of a player (a ghost) or of the boss (a player); is off the map and will
   * come back; lies below the last rooms (the boss, until it is met); is out by the Exit; is no more.
   */
  readonly how: 'stands' | 'inside' | 'eaten' | 'away' | 'lurks' | 'out' | 'gone';
  /** the player in whom a ghost is, or whose charge it has become */
  readonly host: number | null;
  /** 1: the first who was out */
  readonly left: number | null;
}

/** What of a view tells where everybody is. */
export interface Standing {
  readonly players: readonly { readonly at: Place | null; readonly left: number | null }[];
  readonly ghosts: readonly {
    readonly id: string;
    readonly at: Place | null;
    readonly host: number | null;
  }[];
  readonly boss: {
    readonly name: string;
    readonly met: boolean;
    readonly at: Place | null;
    readonly belly: readonly number[];
  } | null;
}

/** An event, as far as it moves somebody. */
export interface Happening {
  readonly type: string;
  readonly seat?: number | null;
  readonly who?: string;
  readonly at?: Place | null;
}

/** Everybody in a view; whoever is nowhere keeps the place that they had. */
export function piecesOf(view: Standing, before: readonly Piece[] = []): Piece[] {
  const placeOf = (id: PieceId) => before.find((piece) => piece.id === id)?.at ?? 'start';
  const { boss } = view;
  const players = view.players.map(({ at, left }, seat): Piece => {
    const id = pieceOf(seat);
    const piece = { id, kind: 'player', host: null, left } as const;
    if (left !== null) return { ...piece, at: 'exit', how: 'out' };
    if (boss?.belly.includes(seat)) return { ...piece, at: boss.at ?? placeOf(id), how: 'eaten' };
    return { ...piece, at: at ?? placeOf(id), how: at === null ? 'away' : 'stands' };
  });
  const hostPlace = (seat: number) => players[seat]?.at ?? 'start';
  const ghosts = view.ghosts.map(({ id, at, host }): Piece => {
    const piece = { id, kind: 'ghost', host, left: null } as const;
    if (host !== null) return { ...piece, at: hostPlace(host), how: 'inside' };
    return { ...piece, at: at ?? placeOf(id), how: at === null ? 'away' : 'stands' };
  });
  return [...ghosts, ...(boss ? [bossOf(boss, before)] : []), ...players];
}

/** A boss without a place lies there until it is put, comes back, or is no more. */
function bossOf({ name, met, at }: NonNullable<Standing['boss']>, before: readonly Piece[]): Piece {
  const piece = { id: name, kind: 'boss', host: null, left: null } as const;
  if (at !== null) return { ...piece, at, how: 'stands' };
  if (!met) return { ...piece, at: 'exit', how: 'lurks' };
  return before.find(({ id }) => id === name) ?? { ...piece, at: 'exit', how: 'gone' };
}

const MOVES = new Set([
  'stepped',
  'landed',
  'player-respawned',
  'put',
  'ghost',
  'jumped',
  'respawned',
]);

/** Everybody after an event: moved, merged, gone; those who were gone before it are forgotten. */
export function moved(pieces: readonly Piece[], event: Happening): Piece[] {
  const now = pieces.filter(({ how, kind }) => how !== 'gone' || kind === 'boss');
  if (event.type === 'spawned' && event.who && event.at) {
    const ghost = { id: event.who, kind: 'ghost', at: event.at, how: 'stands' } as const;
    return [{ ...ghost, host: null, left: null }, ...now];
  }
  const player = typeof event.seat === 'number' ? pieceOf(event.seat) : undefined;
  const seat = event.seat ?? null;
  const set = (id: string | undefined, change: Partial<Piece>) =>
    along(now.map((piece) => (piece.id === id ? { ...piece, ...change } : piece)));
  if (MOVES.has(event.type) && event.at) {
    return set(event.who ?? player, { at: event.at, how: 'stands' });
  }
  switch (event.type) {
    case 'possessed':
      return set(event.who, { how: 'inside', host: seat });
    case 'captured':
      return set(event.who, { how: 'gone', host: seat });
    case 'consumed':
    case 'eaten':
    case 'exploded':
      return set(event.who, { how: 'gone' });
    case 'chased-away':
      return set(event.who, { how: 'away' });
    case 'chased':
      return set(player, { how: 'away' });
    case 'swallowed':
      return set(player, { how: 'eaten' });
    case 'left':
      return set(player, { how: 'out', at: 'exit', left: outOf(now) + 1 });
    default:
      return now;
  }
}

const outOf = (pieces: readonly Piece[]): number =>
  pieces.filter(({ how }) => how === 'out').length;

/** Who is inside of somebody goes where they go. */
function along(pieces: readonly Piece[]): Piece[] {
  const place = (id: PieceId | undefined) => pieces.find((piece) => piece.id === id)?.at;
  const boss = pieces.find(({ kind }) => kind === 'boss')?.at;
  return pieces.map((piece) => {
    const at =
      piece.how === 'inside' && piece.host !== null
        ? place(pieceOf(piece.host))
        : piece.how === 'eaten'
          ? boss
          : piece.at;
    return at === undefined || at === piece.at ? piece : { ...piece, at };
  });
}
