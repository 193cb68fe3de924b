/** How far the middle of a side is from the middle of its tile. */
const OUT = 50;

/**
 * Paths drawn around the middle of a tile's upper side, moved to one of its sides (clockwise, 0 is the
 * upper one): their own numbers change, where a transform would be a thing of its own to the browser.
 */
export const onSide = (paths: string, side: number): string =>
  paths.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${turned(d, side)}"`);

function turned(d: string, side: number): string {
  return d.replace(/([a-z])([^a-z]*)/gi, (_, letter: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    return letter + pointsOf(letter, numbers, side).join(' ');
  });
}

/** The numbers of one command, turned: points, and in an arc what a turned circle does not change. */
function pointsOf(letter: string, numbers: readonly number[], side: number): number[] {
  const before = letter === 'A' ? 5 : 0;
  const all: number[] = [];
  for (let i = 0; i < numbers.length; i += before + 2) {
    const [x = 0, y = 0] = numbers.slice(i + before);
    const isFromMiddle = letter === letter.toUpperCase();
    all.push(...numbers.slice(i, i + before), ...turn(x, isFromMiddle ? y - OUT : y, side));
  }
  return all;
}

function turn(x: number, y: number, side: number): number[] {
  const [cos = 1, sin = 0] =
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][side] ?? [];
  return [x * cos - y * sin, x * sin + y * cos].map((n) => Math.round(n * 100) / 100 + 0);
}
