/** A piece of data with its name: in a line, or with what belongs to it below. */
export interface Entry {
  readonly name: string;
  readonly text: string;
  readonly entries: readonly Entry[];
}

/** What fits into a line is not broken up. */
const LINE = 56;
const NOTHING = '–';

/** Data as an outline that can be read: a field below the other, short ones in a line. */
export const outline = (data: unknown): Entry[] => partsOf(data).map(entry);

function entry([name, value]: readonly [string, unknown]): Entry {
  const text = inLine(value);
  const isLine = text.length <= LINE || isPlain(value);
  return { name, text: isLine ? text : '', entries: isLine ? [] : outline(value) };
}

/** A single thing, or a list of such: that is read in a line, however long. */
const isPlain = (value: unknown): boolean =>
  partsOf(value).length === 0 ||
  (Array.isArray(value) && value.every((part) => partsOf(part).length === 0));

/** Data in a line: `card lantern, up, cells (x 2, y 3)`. */
export function inLine(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map(bracketed)
    : Object.entries(value).map(([name, part]) => `${spaced(name)} ${bracketed(part)}`);
  return parts.length > 0 ? parts.join(', ') : NOTHING;
}

const bracketed = (value: unknown): string =>
  typeof value === 'object' && value !== null && partsOf(value).length > 0
    ? `(${inLine(value)})`
    : inLine(value);

/** The fields of an object; what a list has, by number, as seats are counted. */
function partsOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.map((part, i) => [String(i), part]);
  return Object.entries(value).map(([name, part]) => [spaced(name), part]);
}

/** `lastTurn` and `last-turn` as words; `-1,0` stays a place. */
export const spaced = (name: string): string =>
  name
    .replace(/(\p{L})[-_](?=\p{L})/gu, '$1 ')
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, a, b) => `${a} ${b.toLowerCase()}`);
