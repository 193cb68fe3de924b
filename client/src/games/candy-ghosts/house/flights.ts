import { type Piece as PieceId, type Place, pieceOf } from '../view';
import type { Scene, SceneEvent } from './scene';

/** An item on its way between a place and somebody, or between two. */
export interface ItemFlight {
  readonly item: string;
  readonly from: Place | PieceId;
  readonly to: Place | PieceId;
}

/** Which item flies when something happens: picked up, put down, thrown, handed over. */
export function itemFlight(event: SceneEvent, before: Scene): ItemFlight | null {
  const { type, seat, item, at, from, to } = event;
  if (!item) return null;
  if (from !== undefined && to !== undefined) {
    const isHandedOver = type === 'given' || type === 'agreed';
    return isHandedOver ? { item, from: pieceOf(from), to: pieceOf(to) } : null;
  }
  if (typeof seat !== 'number' || !at) return null;
  if (type === 'picked') return { item, from: at, to: pieceOf(seat) };
  if (type === 'dropped') return { item, from: pieceOf(seat), to: at };
  // What lay there was not thrown.
  const isThrown =
    type === 'smashed' && !before.items.some((lying) => lying.at === at && lying.kind === item);
  return isThrown ? { item, from: pieceOf(seat), to: at } : null;
}
