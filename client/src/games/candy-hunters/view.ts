import type { GameEvent } from '../../net/protocol';
import type { Cell } from '../../table/camera';
import type { Colour } from './patterns';

export type Player = number;
export type Phase = 'build' | 'ghost' | 'push' | 'score' | 'exchange' | 'kid' | 'over';
/** A cell as the notation writes it: `2,-1`. */
export type Place = string;

/** What a seat sees, as docs/rules has it: `?` for each card that it may not know. */
export interface CandyHuntersView {
  seats: number;
  options: { haunted: boolean; largeGhost: boolean };
  round: number;
  first: Player;
  toAct: Player | null;
  phase: Phase;
  ghostMoves: number;
  pending: { at: Place; piece: 'kid' | 'ghost' | 'large'; moved: Place[] } | null;
  buildings: Record<Place, Colour>;
  stacks: Record<Colour, number>;
  ghosts: Place[];
  largeGhost: Place | null;
  kids: Record<Place, Player>;
  kidsLeft: number[];
  hands: string[][];
  haunted: string[][];
  scored: string[][];
  deck: string[];
  under: (Player | null)[];
  candies: Colour[][];
  scares: number[];
  puzzle?: { goal: number; rounds: number };
}

/** A card as it lies on the town. */
export interface Lying {
  card: string;
  /** the top left of its box */
  at: Place;
  r: number;
  /** where what it asks for is not there */
  missing: Place[];
}

/** What a scoring would bring, and to whom. */
export interface Outcome {
  /** a scare for each */
  scary: Place[];
  taken: { seat: Player; at: Place; colour: Colour; points: number }[];
  /** for the own seat, scares taken off, own candies included */
  points: number;
}

/** What the engine adds to the view: where the own cards lie, or would with one more building. */
export interface CandyHuntersInsight {
  fits: (Lying & Outcome)[];
  near: Lying[];
}

/** What happens, as the engine's CandyHuntersEvent lists it. */
export type CandyHuntersEvent =
  | { type: 'built'; seat: Player; colour: Colour; at: Place }
  | { type: 'large-ghost-came'; from: Place | null; to: Place }
  | { type: 'ghost-moved'; seat: Player; large: boolean; from: Place; to: Place }
  | {
      type: 'pushed';
      seat: Player;
      piece: 'kid' | 'ghost' | 'large';
      owner: Player | null;
      from: Place;
      to: Place;
    }
  | { type: 'stayed'; seat: Player }
  | {
      type: 'scored';
      seat: Player;
      card: string;
      at: Place;
      rotation: number;
      cells: Place[];
      /** without points from a server that is older than the page */
      taken: { seat: Player; at: Place; colour: Colour; points?: number }[];
      scary: Place[];
    }
  | { type: 'skipped'; seat: Player }
  | { type: 'put-under'; seat: Player; card: string | null }
  | { type: 'drawn'; seat: Player; card: string | null }
  | { type: 'kept'; seat: Player }
  | { type: 'kid-placed'; seat: Player; at: Place }
  | { type: 'round-began'; round: number }
  | { type: 'ended'; winners: Player[] };

/** The server's events are this game's: its engine wrote them. */
export const eventsOf = (events: readonly GameEvent[]): CandyHuntersEvent[] =>
  events as unknown as CandyHuntersEvent[];

export const LAST_ROUND = 6;

/** The houses of a town. */
export type Town = Pick<CandyHuntersView, 'buildings'>;

/** Before the first row and the first column in which there are houses, or may be soon. */
export function cornerOf({ buildings }: Town): { left: number; top: number } {
  const cells = Object.keys(buildings).map(cellOf);
  if (cells.length === 0) return { left: -1, top: -1 };
  return {
    left: Math.min(...cells.map(({ x }) => x)) - 2,
    top: Math.min(...cells.map(({ y }) => y)) - 2,
  };
}

export const placeOf = ({ x, y }: Cell): Place => `${x},${y}`;

export function cellOf(place: Place): Cell {
  const [x = 0, y = 0] = place.split(',').map(Number);
  return { x, y };
}

/** A card that lies with its back up. */
export const UNKNOWN = '?';

/** Somebody's cards, regular ones first; backs for those that may not be seen. */
export const cardsOf = (view: CandyHuntersView, seat: Player): readonly string[] => [
  ...(view.hands[seat] ?? []),
  ...(view.haunted[seat] ?? []),
];

/** The engine's whole state as a view in which nothing is hidden but the order of the deck. */
export const fullSight = (state: unknown): unknown => {
  const { deck, ...rest } = state as CandyHuntersView;
  return { ...rest, deck: deck.map(() => UNKNOWN) };
};
