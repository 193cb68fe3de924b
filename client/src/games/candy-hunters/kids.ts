import type { SeatInfo } from '../../net/protocol';

/** For players who have chosen nearly the same colour as somebody before them. */
const OTHERS = ['#c2410c', '#1d5fb4', '#7a3fb0', '#0f766e', '#8a4b00'];
/** Colours nearer than this, as a distance between red, green and blue, look alike. */
const ALIKE = 90;

/**
 * Everybody at the table in a colour that is theirs alone, kids and face alike: their own, unless it
 * looks like that of another player. People come first; bots have not chosen theirs.
 */
export function distinct(seats: readonly SeatInfo[]): SeatInfo[] {
  const chosen = new Map<number, string>();
  for (const { seat, color } of [...seats].sort((a, b) => turn(a) - turn(b))) {
    const wanted = [color ?? '', ...OTHERS].filter((one) => /^#[0-9a-f]{6}$/i.test(one));
    const taken = [...chosen.values()];
    const free = wanted.find((one) => taken.every((other) => distance(one, other) >= ALIKE));
    chosen.set(seat, free ?? wanted[0] ?? '');
  }
  return seats.map((info) => ({ ...info, color: chosen.get(info.seat) ?? info.color }));
}

const turn = ({ kind }: SeatInfo): number => (kind === 'bot' ? 1 : 0);

function distance(a: string, b: string): number {
  const [one, other] = [channels(a), channels(b)];
  return Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)));
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
