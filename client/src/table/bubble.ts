/** Where a speech bubble is on the screen, and how far from its left edge its tip. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly tip: number;
}

/** So far from the top of a seat a face ends. */
const FACE = 50;
/** It keeps so far from the screen's edges, and its tip from its own. */
const EDGE = 8;
const CORNER = 16;

/**
 * A bubble of that size below the face of a seat, all of it on a screen of that width. It does not hang
 * below the seat, where the board may be: rather it hides something of the face.
 */
export function placed(
  seat: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { width, height }: Pick<DOMRect, 'width' | 'height'>,
  screen: number,
): Box {
  const middle = seat.left + seat.width / 2;
  const left = Math.max(EDGE, Math.min(middle - width / 2, screen - width - EDGE));
  return {
    left,
    top: seat.top + Math.max(0, Math.min(FACE, seat.height - height)),
    tip: Math.max(CORNER, Math.min(middle - left, width - CORNER)),
  };
}
