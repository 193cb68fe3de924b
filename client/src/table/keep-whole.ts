import { type Box, boxOf, type Camera, type Cell, clear, type Scene, type Size } from './camera';

/** Around a place that is whole its rim is seen too, in cells. */
const RIM = 0.04;
/** To see all places, cells may be so much smaller than they should be. */
const SMALLER = 0.88;
/** Numbers that differ by so little are the same. */
const TINY = 1e-6;

/**
 * The frame, or another one in which these places are whole: all of them where there is room, else as
 * many as possible, those in the middle first, and few that are cut.
 */
export function keepWhole(framed: Camera, places: readonly Cell[], scene: Scene): Camera {
  const size = clear(scene);
  if (places.length === 0 || worthOf(framed, places, size) === places.length) return framed;
  const all = together(boxOf(places), scene.box);
  const cameras = scalesFor(framed, places, scene).map((scale): Camera => {
    const xs = places.map(({ x }) => x);
    const ys = places.map(({ y }) => y);
    const x = startOf(xs, size.width / scale, (all.left + all.right) / 2);
    const y = startOf(ys, size.height / scale, (all.top + all.bottom) / 2);
    return { x: -x * scale, y: -y * scale, scale };
  });
  return best(cameras, (camera) => worthOf(camera, places, size));
}

/** Sizes of cells worth a try, the best first: for all the board, for all places, without rests. */
function scalesFor(framed: Camera, places: readonly Cell[], scene: Scene): number[] {
  const { width, height } = clear(scene);
  const { least = scene.cells.smallest } = scene.cells;
  const fitting = ({ left, top, right, bottom }: Box) =>
    Math.min(framed.scale, width / (right - left + 2 * RIM), height / (bottom - top + 2 * RIM));
  const flush = (length: number) => length / (Math.floor(length / least - 2 * RIM) + 2 * RIM);
  const box = boxOf(places);
  const all = [fitting(together(box, scene.box)), fitting(box), flush(height), flush(width), least];
  const large = all.filter((scale) => scale >= least && Number.isFinite(scale));
  return fitting(box) >= least * SMALLER ? [...large, fitting(box)] : large;
}

/** How many places are whole; those that are cut are worse than those out of sight. */
function worthOf(camera: Camera, places: readonly Cell[], { width, height }: Size): number {
  const { x, y, scale } = camera;
  const across = lookAt(-x / scale, width / scale);
  const down = lookAt(-y / scale, height / scale);
  const worths = places.map((at): number => {
    const [a, b] = [across(at.x), down(at.y)];
    if (a === 'out' || b === 'out') return 0;
    return a === 'whole' && b === 'whole' ? 1 : -0.5;
  });
  return worths.reduce((sum, one) => sum + one, 0);
}

/** Whether a cell is in a stretch of cells; of one whose rim is all that is in it nothing is seen. */
const lookAt = (start: number, length: number) => (at: number) => {
  const end = start + length;
  if (at - RIM >= start - TINY && at + 1 + RIM <= end + TINY) return 'whole';
  return at + 1 - RIM <= start + TINY || at + RIM >= end - TINY ? 'out' : 'cut';
};

/** Where a window of some length begins, in cells: most places whole, few cut, near the middle. */
function startOf(places: readonly number[], length: number, middle: number): number {
  const worth = (start: number): number => {
    const looks = places.map(lookAt(start, length));
    const count = (look: string) => looks.filter((one) => one === look).length;
    return count('whole') - count('cut') / 2 - Math.abs(start + length / 2 - middle) / 1000;
  };
  const flush = places.flatMap((at) => [at - RIM, at + 1 + RIM - length]);
  return best([middle - length / 2, ...flush], worth);
}

const together = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The first of the best. */
const best = <T>(all: readonly T[], worth: (one: T) => number): T =>
  all.reduce((a, b) => (worth(b) > worth(a) ? b : a));
