import type { Cell } from '../../../table/camera';
import type { Lit } from '../lit';
import type { Pressable } from '../pressable';
import type { Piece as PieceId, Place } from '../view';
import { areaOf, type Plan } from './geometry';
import type { Piece } from './pieces';
import type { Stand } from './stands';

/** What of the house can be pressed now: lit places, and those who stand on them or elsewhere. */

export interface Spot extends Cell {
  readonly lit: Lit | null;
  readonly piece: PieceId | null;
  readonly pressable: Pressable | null;
  /** in cells */
  readonly width: number;
  readonly height: number;
}

export interface Pressing {
  readonly plan: Plan;
  readonly lit: ReadonlyMap<Place, Lit>;
  readonly pressable: ReadonlyMap<PieceId, Pressable>;
  readonly pieces: readonly Piece[];
  readonly stands: ReadonlyMap<PieceId, Stand>;
  /** who walks: nobody needs a way to where they are */
  readonly walker: PieceId | null;
}

/**
 * By place or piece, the large ones below. Who stands on a lit square is pressed together with it:
 * the table asks what is meant.
 */
export function spotsOf({
  plan,
  lit,
  pressable,
  pieces,
  stands,
  walker,
}: Pressing): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>();
  const taken = new Set<Place>();
  const here = pieces.find(({ id }) => id === walker)?.at;
  const standing: [PieceId, Spot][] = [];
  for (const [id, what] of pressable) {
    const piece = pieces.find((one) => one.id === id);
    const stand = stands.get(id);
    if (!piece || !stand) continue;
    const isAlone = piece.how === 'stands' && areaOf(plan, piece.at).width === 1;
    const place = isAlone && !taken.has(piece.at) ? piece.at : null;
    if (place !== null) taken.add(place);
    const side = sideOfSpot(piece, pieces);
    const size = { x: stand.x - 0.5, y: stand.y - 0.5, width: side, height: side };
    standing.push([
      id,
      {
        ...size,
        lit: place === null ? null : (lit.get(place) ?? null),
        piece: id,
        pressable: what,
      },
    ]);
  }
  const places = [...lit.values()]
    .filter(({ place, route }) => !taken.has(place) && !(route && place === here))
    .map((one) => ({ one, area: areaOf(plan, one.place) }))
    .sort((a, b) => b.area.width - a.area.width);
  for (const { one, area } of places) {
    const middle = { x: area.x + (area.width - 1) / 2, y: area.y + (area.height - 1) / 2 };
    const { width, height } = area;
    spots.set(one.place, { ...middle, lit: one, piece: null, pressable: null, width, height });
  }
  for (const [id, spot] of standing) spots.set(id, spot);
  return spots;
}

/** Where somebody is pressed, in squares: one who is alone in the dark has much of the room. */
function sideOfSpot({ at, how }: Piece, pieces: readonly Piece[]): number {
  if (how !== 'stands' || !at.startsWith('room ')) return 1;
  const count = pieces.filter((one) => one.at === at && one.how === 'stands').length;
  return count === 1 ? 3 : count <= 4 ? 1.6 : 1;
}
