import type { Shape } from '../paint';

export type Mouth = 'smile' | 'grin' | 'worried' | 'scream' | 'whistle' | 'smug' | 'small';

/** A standing figure: feet at y 88 of a cell of 100, the head as far above it as the person is tall. */
export interface FigureLook {
  /** What the base and the portrait's ground are painted in. */
  readonly colour: string;
  readonly shapes: readonly Shape[];
  /** The middle between the eyes. */
  readonly face: { readonly x: number; readonly y: number; readonly mouth: Mouth };
  /** What is held before the face and body. */
  readonly front?: readonly Shape[];
  /** Where the hair or hat ends. */
  readonly top: number;
}
