import type { Judgement } from './judgement';

/** Where the lines are drawn, in pixels. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

export interface Curve {
  readonly seat: number;
  readonly points: readonly Point[];
  readonly path: string;
}

/** Room for marks at the edges. */
const EDGE = 10;

/** Lines that can be told apart without their colours. */
export const DASHES = ['none', '9 5', '2 5', '12 4 2 4', '5 5', '14 3 2 3 2 3'] as const;

/** Where a move is, from left to right; the end comes after the last one. */
export const xOf = (at: number, steps: number, { width }: Area): number =>
  EDGE + (width - 2 * EDGE) * (steps > 0 ? at / steps : 0);

/** Where a chance is: the better, the higher. */
export const yOf = (chance: number, { height }: Area): number =>
  EDGE + (height - 2 * EDGE) * (1 - Math.min(1, Math.max(0, chance)));

/** A line for each of these seats through what each could expect, to what became of it. */
export function curvesOf(
  judgements: readonly Judgement[],
  seats: readonly number[],
  steps: number,
  area: Area,
  end: readonly number[] | null,
): Curve[] {
  const all = end ? [...judgements, { at: steps, win: end }] : judgements;
  return seats.map((seat) => {
    const points = all.map(({ at, win }) => ({
      at,
      x: xOf(at, steps, area),
      y: yOf(win[seat] ?? 0, area),
    }));
    const path = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`);
    return { seat, points, path: path.join('') };
  });
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** The decision that is nearest to a place on the graph. */
export function nearest(
  judgements: readonly Judgement[],
  x: number,
  steps: number,
  area: Area,
): Judgement | null {
  const far = ({ at }: Judgement) => Math.abs(xOf(at, steps, area) - x);
  return judgements.reduce<Judgement | null>(
    (best, one) => (best === null || far(one) < far(best) ? one : best),
    null,
  );
}

/** The decision that a key leads to; null if the key means nothing here. */
export function byKey(
  key: string,
  judgements: readonly Judgement[],
  now: number | null,
): Judgement | null {
  const index = judgements.findIndex(({ at }) => at === now);
  const last = judgements.length - 1;
  const to: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    ArrowLeft: index < 0 ? last : index - 1,
    ArrowDown: index < 0 ? last : index - 1,
    PageUp: index + 10,
    PageDown: index - 10,
    Home: 0,
    End: last,
  };
  const wanted = to[key];
  if (wanted === undefined) return null;
  return judgements[Math.min(last, Math.max(0, wanted))] ?? null;
}
