import { halfOf } from './halves';
import { onSide } from './sides';
import { halvesOf } from './tiles';

const faces = new Map<number, string>();

/** A tile's face as SVG text, not turned: 100 by 100 around 0,0. */
export function faceOf(tile: number): string {
  const known = faces.get(tile) ?? drawn(tile);
  faces.set(tile, known);
  return known;
}

// Without groups and without transforms: a browser that draws a table has far fewer things to look after.
function drawn(tile: number): string {
  const halves = halvesOf(tile, 0);
  return [
    ...halves.map((half, side) => onSide(`<path d="M-50 0L50 0 0 50Z" class="${half}"/>`, side)),
    '<path d="M-50-50 50 50M50-50-50 50" class="seam"/>',
    ...halves.map((half, side) => onSide(halfOf(half), side)),
    '<rect x="-49" y="-49" width="98" height="98" rx="7" class="edge"/>',
  ].join('');
}
