import { COLOURS, type Colour } from '../../games/candy-hunters/patterns';
import type { Place } from '../../games/candy-hunters/view';
import type { Composition, Standing, Tile, Tiles } from './composition';

/** What is painted with. */
export type Brush = Colour | Standing | 'erase';

export const BRUSHES: readonly Brush[] = [...COLOURS, 'ghost', 'kid', 'large', 'erase'];

const isColour = (brush: Brush): brush is Colour => COLOURS.includes(brush as Colour);

/** A stroke puts something everywhere it goes, or takes it away where it began on the same. */
export interface Stroke {
  readonly brush: Brush;
  readonly takes: boolean;
}

/** What a stroke that begins here does. */
export function strokeAt({ tiles }: Composition, place: Place, brush: Brush): Stroke {
  const tile = tiles[place];
  const takes = isColour(brush) ? tile?.colour === brush : tile != null && tile.piece === brush;
  return { brush, takes };
}

/** Pieces stand on houses: where there is none, nothing is painted. */
export const needsHouse = ({ tiles }: Composition, place: Place, brush: Brush): boolean =>
  !(place in tiles) && brush !== 'erase' && !isColour(brush);

/** The town after a stroke has come here; the same one if that changes nothing. */
export function painted(before: Composition, place: Place, stroke: Stroke): Composition {
  const old = before.tiles[place];
  const now = tileAfter(old, stroke);
  if (now?.colour === old?.colour && now?.piece === old?.piece) return before;
  const { [place]: _, ...others } = before.tiles;
  // There is one Large Ghost: it goes where it is put.
  const rest = now?.piece === 'large' ? withoutLarge(others) : others;
  return {
    ...before,
    large: before.large || now?.piece === 'large',
    tiles: now ? { ...rest, [place]: now } : rest,
  };
}

function tileAfter(tile: Tile | undefined, { brush, takes }: Stroke): Tile | undefined {
  if (brush === 'erase') return undefined;
  if (isColour(brush)) {
    // A stroke that takes houses of one colour away leaves the others alone.
    if (takes) return tile?.colour === brush ? undefined : tile;
    return { colour: brush, piece: tile?.piece ?? null };
  }
  if (!tile) return undefined;
  if (takes) return tile.piece === brush ? { ...tile, piece: null } : tile;
  return { ...tile, piece: brush };
}

const withoutLarge = (tiles: Tiles): Tiles =>
  Object.fromEntries(
    Object.entries(tiles).map(([place, tile]) => [
      place,
      tile.piece === 'large' ? { ...tile, piece: null } : tile,
    ]),
  );

/** Whether the Large Ghost plays along; without it, it is nowhere in the town. */
export const withLarge = (before: Composition, large: boolean): Composition => ({
  ...before,
  large,
  tiles: large ? before.tiles : withoutLarge(before.tiles),
});

export const withCard = (before: Composition, card: string): Composition => ({
  ...before,
  cards: before.cards.includes(card)
    ? before.cards.filter((one) => one !== card)
    : [...before.cards, card],
});
