import { type Place, pieceOf } from '../view';
import { type ItemFlight, itemFlight } from './flights';
import { type BigSquare, roomIndex } from './geometry';
import { type Happening, moved, type Piece, piecesOf, type Standing } from './pieces';

/** What the house shows, and how it changes from one event to the next until it is the new view. */

export interface Seen extends Standing {
  readonly options: { readonly size: string };
  readonly start: BigSquare;
  readonly exit: BigSquare;
  readonly rooms: readonly { readonly card: string | null; readonly up: boolean }[];
  readonly items: Readonly<Record<Place, string>>;
  /** where items lie that nobody has flipped */
  readonly covered: readonly Place[];
  readonly noise: Place | null;
}

/** An event that changes more than who is where. */
export interface SceneEvent extends Happening {
  readonly item?: string | null;
  readonly room?: string;
  readonly card?: string | null;
  readonly dice?: readonly number[];
  readonly success?: boolean;
  /** who has an item, and who gets it */
  readonly from?: number;
  readonly to?: number;
}

export interface LyingItem {
  /** stays the same while it is pushed */
  readonly id: number;
  /** null until it is flipped */
  readonly kind: string | null;
  readonly at: Place;
}

export interface Room {
  readonly card: string | null;
  readonly up: boolean;
}

export interface Scene {
  readonly pieces: readonly Piece[];
  readonly rooms: readonly Room[];
  readonly items: readonly LyingItem[];
  readonly noise: Place | null;
}

/** The house for a while. */
export interface Frame {
  readonly scene: Scene;
  /** what it shows; null when all has happened */
  readonly event: SceneEvent | null;
  readonly millis: number;
  /** where to look */
  readonly seen: readonly Place[];
  /** a boss shows itself for the first time */
  readonly entrance: boolean;
  readonly flight: ItemFlight | null;
}

export const NOTHING: Scene = { pieces: [], rooms: [], items: [], noise: null };

/** The scene of a view; what was there before stays the same thing. */
export function sceneOf(view: Seen, before: Scene = NOTHING): Scene {
  const lying = [
    ...Object.entries(view.items).map(([at, kind]) => ({ at, kind })),
    ...view.covered.map((at) => ({ at, kind: null })),
  ];
  let next = 1 + Math.max(-1, ...before.items.map(({ id }) => id));
  const items = lying.map(({ at, kind }) => {
    const same = before.items.find((item) => item.at === at);
    return { id: same?.id ?? next++, kind, at };
  });
  return {
    pieces: piecesOf(view, before.pieces),
    rooms: view.rooms.map(({ card, up }) => ({ card, up })),
    items: items.sort((a, b) => a.id - b.id),
    noise: view.noise,
  };
}

/** How long an event is looked at, in milliseconds; the others take no time. */
const MILLIS: Readonly<Record<string, number>> = {
  stepped: 260,
  ghost: 240,
  jumped: 520,
  put: 320,
  spawned: 380,
  respawned: 420,
  'player-respawned': 420,
  landed: 300,
  left: 420,
  possessed: 520,
  swallowed: 560,
  eaten: 420,
  exploded: 620,
  captured: 420,
  consumed: 360,
  chased: 420,
  'chased-away': 420,
  picked: 300,
  dropped: 300,
  given: 420,
  agreed: 420,
  pushed: 60,
  smashed: 420,
  removed: 220,
  flipped: 380,
  noise: 300,
  revealed: 620,
  pointed: 1250,
  rolled: 1450,
  atmosphere: 500,
};
export const millisOf = ({ type }: Pick<SceneEvent, 'type'>): number => MILLIS[type] ?? 0;

/** A boss has its entrance. */
const ENTRANCE = 1900;

const isEntrance = (scene: Scene, { type, who }: SceneEvent): boolean =>
  type === 'put' && scene.pieces.some(({ id, how }) => id === who && how === 'lurks');

/** Everything that is shown on the way to a view, the view itself last. */
export function framesOf(before: Scene, events: readonly SceneEvent[], view: Seen): Frame[] {
  const frames: Frame[] = [];
  let scene = before;
  for (const event of events) {
    const last = scene;
    scene = next(scene, event, view);
    const entrance = isEntrance(last, event);
    const millis = entrance ? ENTRANCE : millisOf(event);
    const flight = itemFlight(event, last);
    if (millis > 0)
      frames.push({ scene, event, millis, seen: seenAt(last, event), entrance, flight });
  }
  frames.push({
    scene: sceneOf(view, scene),
    event: null,
    millis: 0,
    seen: [],
    entrance: false,
    flight: null,
  });
  return frames;
}

/** The scene after an event. */
function next(scene: Scene, event: SceneEvent, view: Seen): Scene {
  const pieces = moved(scene.pieces, event);
  const items = itemsAfter(scene.items, event);
  switch (event.type) {
    case 'revealed': {
      const across = Number(view.options.size.split('x')[0]);
      const index = roomIndex({ across }, event.room ?? '');
      const room = { card: event.card ?? null, up: true };
      return { ...scene, pieces, items, rooms: scene.rooms.with(index, room) };
    }
    case 'noise':
      return { ...scene, pieces, items, noise: event.at ?? null };
    case 'atmosphere':
      return { rooms: sceneOf(view).rooms, pieces, items, noise: null };
    default:
      return { ...scene, pieces, items };
  }
}

function itemsAfter(items: readonly LyingItem[], event: SceneEvent): readonly LyingItem[] {
  const { at, item = null } = event;
  if (!at) return items;
  const rest = items.filter((lying) => lying.at !== at);
  const id = 1 + Math.max(-1, ...items.map((lying) => lying.id));
  switch (event.type) {
    case 'picked':
    case 'removed':
    case 'smashed':
      return rest;
    case 'dropped':
    case 'revealed':
      return item === null ? items : [...rest, { id, kind: item, at }];
    case 'flipped':
      return items.map((lying) => (lying.at === at ? { ...lying, kind: item } : lying));
    case 'pushed': {
      const pushed = items.find((lying) => lying.kind === item && isBeside(lying.at, at));
      return items.map((lying) => (lying === pushed ? { ...lying, at } : lying));
    }
    default:
      return items;
  }
}

function isBeside(one: Place, other: Place): boolean {
  const [x = 0, y = 0] = one.split(',').map(Number);
  const [u = 0, v = 0] = other.split(',').map(Number);
  return Math.abs(x - u) + Math.abs(y - v) === 1;
}

/** Where an event is seen: from where somebody comes, and where they go. */
function seenAt({ pieces }: Scene, event: SceneEvent): readonly Place[] {
  const { seat, who, at, room } = event;
  const id = who ?? (typeof seat === 'number' ? pieceOf(seat) : undefined);
  const from = pieces.find((piece) => piece.id === id && piece.how === 'stands')?.at;
  const host =
    typeof seat === 'number' ? pieces.find((piece) => piece.id === pieceOf(seat))?.at : undefined;
  const places = [from, host, at, room === undefined ? undefined : `room ${room}`];
  return [...new Set(places.filter((place) => typeof place === 'string'))];
}
