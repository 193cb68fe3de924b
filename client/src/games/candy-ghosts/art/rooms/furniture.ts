import { circle } from '../paint';
import { DOWNSTAIRS } from './downstairs';
import { UPSTAIRS } from './upstairs';

/** Rose, moss, sky and amber are carpets. */
export type FloorKind =
  | 'wood'
  | 'stone'
  | 'tiles'
  | 'grass'
  | 'metal'
  | 'rose'
  | 'moss'
  | 'sky'
  | 'amber';

/** What a room is furnished with: faint shapes and lines, and where its lamps hang. */
export interface Furniture {
  readonly floor: FloorKind;
  readonly shapes: string;
  readonly lines?: string;
  readonly lamps: readonly (readonly [number, number])[];
}

/** By room card. */
export const FURNITURE: Readonly<Record<string, Furniture>> = { ...DOWNSTAIRS, ...UPSTAIRS };

/** A bare room with a round rug for a card that is not drawn yet. */
export const furnitureOf = (card: string): Furniture =>
  FURNITURE[card] ?? { floor: 'wood', shapes: circle(200, 200, 60), lamps: [] };
