import type { Cell } from '../../table/camera';

/** The cells on the way from one to another, without the first: a quick pointer skips some. */
export function way(from: Cell, to: Cell): Cell[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: steps }, (_, i) => ({
    x: from.x + Math.round((dx * (i + 1)) / steps),
    y: from.y + Math.round((dy * (i + 1)) / steps),
  }));
}
