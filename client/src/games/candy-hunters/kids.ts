import type { SeatInfo } from '../../net/protocol';

/** For kids whose player has chosen nearly the same colour as somebody before them. */
const OTHERS = ['#c2410c', '#1d5fb4', '#7a3fb0', '#0f766e', '#8a4b00'];
/** Colours nearer than this, as a distance between red, green and blue, look alike. */
const ALIKE = 90;

/** The colour of each player's kids: their own, unless it looks like that of another player. */
export function kidColours(seats: readonly SeatInfo[]): string[] {
  const chosen: string[] = [];
  for (const { color } of seats) {
    const wanted = [color ?? '', ...OTHERS].filter((one) => /^#[0-9a-f]{6}$/i.test(one));
    const free = wanted.find((one) => chosen.every((taken) => distance(one, taken) >= ALIKE));
    chosen.push(free ?? wanted[0] ?? '');
  }
  return chosen;
}

function distance(a: string, b: string): number {
  const [one, other] = [channels(a), channels(b)];
  return Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)));
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
