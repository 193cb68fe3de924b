import type { GameEvent } from '../../net/protocol';

/** The types of what the engine tells of a game: its view, its insight and its events. */

export type Player = number;
/** As the notation writes it: `2,3`, `start`, `exit`, or `room 0,3` for somewhere in the dark. */
export type Place = string;
/** Who stands on the map: players by seat as `p0`, ghosts as `g3`, bosses by name. */
export type Piece = string;
export const BOSSES = ['onna', 'pigin'] as const;
export type BossName = (typeof BOSSES)[number];
export type Side = 'N' | 'E' | 'S' | 'W';

export interface Room {
  /** null until somebody has seen it */
  card: string | null;
  up: boolean;
  seen: boolean;
  /** whether something lies under it still; what, in a replay with full sight */
  item: boolean | string | null;
}

export interface PlayerView {
  /** the own characters to choose from; how many, if they are another's */
  dealt: string[] | number;
  character: string | null;
  /** null while characters are chosen, `?` for the others' until the end */
  role: string | null;
  /** null in a belly, while respawning and after leaving */
  at: Place | null;
  charges: number;
  items: string[];
  /** 1 for the first who is out */
  left: number | null;
}

export interface GhostView {
  id: Piece;
  /** null while it is one with a player */
  at: Place | null;
  host: Player | null;
}

export interface BossView {
  name: BossName;
  met: boolean;
  at: Place | null;
  stored: number;
  belly: Player[];
}

/** What has to be decided before the phase goes on. */
export type Pending =
  | { do: 'roll'; dice: number; for: string; sum?: number }
  | { do: 'spawn'; room?: string }
  | { do: 'respawn'; who: Player | 'onna'; room?: string }
  | { do: 'put'; who: Piece; room: string }
  | { do: 'possess'; who: Piece }
  | { do: 'ask'; seat: Player; item: string }
  | { do: 'bossy'; seat: Player; ap: number }
  | { do: 'ghost'; who: Piece; target: Place; steps: number }
  | { do: 'draw' };

export interface CandyGhostsView {
  seats: number;
  options: {
    story: 'corridor' | 'gallery';
    size: string;
    boss: 'onna' | 'pigin' | 'none';
    roles: boolean;
    group: 'leader' | 'anyone';
    rounds: number;
    ghosts?: 'lazy' | 'lively' | 'wild';
  };
  first: Player;
  round: number;
  phase: 'choose' | 'turn' | 'ghosts' | 'over';
  start: { side: Side; at: number };
  exit: { side: Side; at: number };
  rooms: Room[];
  /** what lies open, by square */
  items: Record<Place, string>;
  /** squares with an item that nobody has flipped yet */
  covered: Place[];
  players: PlayerView[];
  ghosts: GhostView[];
  boss: BossView | null;
  made: number;
  consumed: number;
  discarded: string[];
  noise: Place | null;
  atmosphere: { now: string | null; pack: string[]; used: string[]; out: string[] };
  turn: {
    seat: Player;
    ap: number;
    full: number;
    captured: boolean;
    stage: 'open' | 'final' | 'ended';
    refused: [Player, string][];
  } | null;
  /** ghosts and bosses that have moved in this ghosts' turn */
  moved: Piece[];
  pending: Pending[];
  result: 'won' | 'lost' | null;
  toAct: Player[] | 'chance';
}

/** What ends the turn on a place. */
export type Ending = 'wall' | 'dark' | 'ghost' | 'boss' | 'obstacle';

export interface Reach {
  at: Place;
  cost: number;
  /** the places on the way, the last is `at` */
  route: Place[];
  ends: Ending | null;
  /** another player's square, only to go through */
  passing?: boolean;
  /** an unflipped item lies there */
  flips?: boolean;
  /** the last step pushes furniture */
  push?: boolean;
  /** a cheaper way that ends the turn: through the wall instead of round it */
  short?: Reach;
}

export interface Odds {
  distance: number;
  /** the smallest die, or sum of dice, that succeeds */
  need: number;
  /** 0 for what cannot fail */
  dice?: number;
  /** in whole per cent */
  chance: number;
}

export interface Modifier {
  kind: 'item' | 'atmosphere';
  word: string;
  n: number;
}

/** What a ghost or boss would do if the ghosts moved now. */
export interface Hunt {
  who: Piece;
  at: Place;
  /** seats, `noise`, or for Pigin ghosts */
  targets: string[];
  steps: number;
  /** the players that it may reach */
  catches: Player[];
  /** where it may come to rest; empty for those that have moved */
  ends: { at: Place; route: Place[]; target?: string | null }[];
}

/** What the engine adds to the view, so that the page knows no rule. */
export interface CandyGhostsInsight {
  mover: Player | null;
  reach: Reach[];
  rolls: { modifier: number; because: Modifier[] } | null;
  /** by action, as `capture g3` */
  odds: Record<string, Odds>;
  /** by square */
  throws: Record<Place, Odds>;
  hunts: Hunt[];
  /** who moves the ghosts of this round; null where anyone may */
  leader: Player | null;
  /** the action that is best for the group, if this viewer may decide for it */
  sensible: string | null;
}

export const NO_INSIGHT: CandyGhostsInsight = {
  mover: null,
  reach: [],
  rolls: null,
  odds: {},
  throws: {},
  hunts: [],
  leader: null,
  sensible: null,
};

export interface ItemEvent {
  type: 'picked' | 'dropped' | 'used' | 'removed' | 'pushed' | 'smashed' | 'flipped';
  /** null outside turns */
  seat: Player | null;
  /** null where nobody can know it yet: in a preview */
  item: string | null;
  at: Place;
}

/** Something that one has and another one wants, or gets. */
export interface BetweenEvent {
  type: 'asked' | 'agreed' | 'refused' | 'given';
  item: string;
  from: Player;
  to: Player;
}

export interface RolledEvent {
  type: 'rolled';
  seat: Player;
  dice: number[];
  success: boolean;
  /** the least that succeeds; null for Boom Voice, which comes as far as it comes */
  need?: number | null;
  modifier?: number;
  total?: number;
  distance?: number | null;
}

export interface RevealedEvent {
  type: 'revealed';
  room: string;
  card: string | null;
  item: string | null;
  at: Place | null;
}

/** What happens, as the engine's CandyGhostsEvent lists it. */
export type CandyGhostsEvent =
  | { type: 'chose'; seat: Player; character: string }
  | { type: 'turn'; seat: Player; round: number; ap: number }
  | { type: 'stepped' | 'landed' | 'player-respawned'; seat: Player; at: Place }
  | { type: 'left' | 'charges-lost' | 'freed'; seat: Player }
  | ItemEvent
  | BetweenEvent
  | { type: 'noise'; at: Place }
  | { type: 'tries'; seat: Player; action: string }
  | { type: 'special'; seat: Player; special: string; action: string }
  | RolledEvent
  | { type: 'pointed'; dice: number[]; room: string }
  | RevealedEvent
  | { type: 'atmosphere' | 'blown-away'; card: string; round: number }
  | {
      type: 'spawned' | 'put' | 'ghost' | 'jumped' | 'respawned' | 'exploded';
      who: Piece;
      at: Place;
    }
  | { type: 'sent'; seat: Player; who: Piece; target: string }
  | { type: 'consumed' | 'chased-away' | 'eaten'; who: Piece }
  | { type: 'possessed' | 'captured' | 'chased' | 'swallowed'; who: Piece; seat: Player }
  | { type: 'ended'; result: 'won' | 'lost'; roles: (string | null)[] | null };

/** The server's events are this game's: its engine wrote them. */
export const eventsOf = (events: readonly GameEvent[]): CandyGhostsEvent[] =>
  events as unknown as CandyGhostsEvent[];

export const pieceOf = (seat: Player): Piece => `p${seat}`;

/** Whose figure a piece is; null for ghosts and bosses. */
export const seatOfPiece = (piece: Piece): Player | null =>
  /^p\d$/.test(piece) ? Number(piece.slice(1)) : null;

export const isBoss = (piece: Piece): piece is BossName => BOSSES.some((boss) => boss === piece);

/** The ghost in a player. */
export const ghostIn = (view: CandyGhostsView, seat: Player): Piece | null =>
  view.ghosts.find(({ host }) => host === seat)?.id ?? null;

export const isEaten = (view: CandyGhostsView, seat: Player): boolean =>
  view.boss?.belly.includes(seat) === true;

export const hasLeft = (view: CandyGhostsView, seat: Player): boolean =>
  (view.players[seat]?.left ?? null) !== null;

/** Where a piece is drawn: one who is possessed or in a host is where the two are. */
export function whereIs(view: CandyGhostsView, piece: Piece): Place | null {
  const seat = seatOfPiece(piece);
  if (seat !== null) {
    return isEaten(view, seat) ? (view.boss?.at ?? null) : (view.players[seat]?.at ?? null);
  }
  if (isBoss(piece)) return view.boss?.at ?? null;
  const ghost = view.ghosts.find(({ id }) => id === piece);
  if (!ghost) return null;
  return ghost.host === null ? ghost.at : (view.players[ghost.host]?.at ?? null);
}

/** Who leads the ghosts in this round: those who may decide, if anybody may. */
export const head = (view: CandyGhostsView): Pending | null => view.pending[0] ?? null;

/** The engine's whole state as a view in which nothing is hidden. */
export const fullSight = (state: unknown): unknown => {
  const { covered, ...rest } = state as Omit<CandyGhostsView, 'covered'> & {
    covered: Record<Place, string>;
  };
  return { ...rest, covered: Object.keys(covered) };
};
