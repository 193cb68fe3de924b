import { halfOf } from './halves';
import { halvesOf } from './tiles';

const faces = new Map<number, string>();

/** A tile's face as SVG text, not turned: 100 by 100 around 0,0. */
export function faceOf(tile: number): string {
  const known = faces.get(tile) ?? drawn(tile);
  faces.set(tile, known);
  return known;
}

function drawn(tile: number): string {
  const halves = halvesOf(tile, 0).map(
    (half, side) => [half, `transform="rotate(${90 * side}) translate(0 -50)"`] as const,
  );
  return [
    ...halves.map(([half, at]) => `<path ${at} d="M-50 0H50L0 50Z" class="${half}"/>`),
    '<path d="M-50-50 50 50M50-50-50 50" class="seam"/>',
    // without groups around them: a browser has fewer things to look after
    ...halves.map(([half, at]) => halfOf(half).replaceAll('<path ', `<path ${at} `)),
    '<rect x="-49" y="-49" width="98" height="98" rx="7" class="edge"/>',
  ].join('');
}
