import type { Cell } from './camera';

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** What lies straight ahead is nearer than what lies as far to the side. */
const ASIDE = 2;

/** Where an arrow key goes from here; undefined for other keys, and if nothing lies there. */
export function aheadOf<T extends Cell>(
  key: string,
  here: Cell,
  places: Iterable<T>,
): T | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  return leastOf(places, (place) => {
    const [x, y] = [place.x - here.x, place.y - here.y];
    const ahead = x * step.x + y * step.y;
    const aside = Math.abs(x * step.y) + Math.abs(y * step.x);
    return ahead > 0 ? ahead + ASIDE * aside : Number.POSITIVE_INFINITY;
  });
}

export const nearestTo = <T extends Cell>(here: Cell, places: Iterable<T>): T | undefined =>
  leastOf(places, ({ x, y }) => Math.hypot(x - here.x, y - here.y));

/** The first of those with the smallest measure, if any is finite. */
function leastOf<T>(all: Iterable<T>, measure: (one: T) => number): T | undefined {
  let [best, least]: [T | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const one of all) {
    const measured = measure(one);
    if (measured < least) [best, least] = [one, measured];
  }
  return best;
}
