/** What drawings are made of: shapes with an outline, without one, and lines. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** Chocolate, as the outlines of the other games. */
export const INK = '#3a1c19';
export const CREAM = '#fff7ea';

export const solid = (fill: string, d: string, width = 3, outline = INK): Shape => ({
  d,
  fill,
  line: outline,
  width,
});
export const flat = (fill: string, d: string, opacity = 1): Shape => ({ d, fill, opacity });
export const line = (colour: string, d: string, width = 3): Shape => ({ d, line: colour, width });

/** An arm, a leg or a stick: a thick line with an outline. */
export const limb = (colour: string, d: string, width = 9, outline = INK): Shape[] => [
  line(outline, d, width + 5),
  line(colour, d, width),
];

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
export const circle = (x: number, y: number, r: number): string => oval(x, y, r, r);
export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}z`
    : `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;

const texts = new WeakMap<readonly Shape[], string>();

/** Shapes as SVG text, to be copied (table/drawing.ts): the same figures stand in many places. */
export function textOf(shapes: readonly Shape[]): string {
  const known = texts.get(shapes) ?? shapes.map(written).join('');
  texts.set(shapes, known);
  return known;
}

function written({ d, fill = 'none', line, width, opacity }: Shape): string {
  const outline = line === undefined ? '' : ` stroke="${line}"`;
  const wide = width === undefined ? '' : ` stroke-width="${width}"`;
  const seen = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<path d="${d}" fill="${fill}"${outline}${wide}${seen}/>`;
}
