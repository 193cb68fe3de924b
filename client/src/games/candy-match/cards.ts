/** The six candies by their letters, as in the rules of record (CM-1). */
export type Candy = 'B' | 'C' | 'G' | 'L' | 'M' | 'T';

export const CANDIES: readonly Candy[] = ['B', 'C', 'G', 'L', 'M', 'T'];

/** The candies that a card such as `BGT1` shows: its letters, without the copy's number. */
export function candiesOf(card: string): Candy[] {
  return [...card].filter((c): c is Candy => (CANDIES as readonly string[]).includes(c));
}

/** A place for a candy on a card that is 100 wide and 124 high: centre and size. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const SPOTS: readonly (readonly Spot[])[] = [
  [{ x: 50, y: 62, size: 86 }],
  [
    { x: 65, y: 34, size: 62 },
    { x: 35, y: 90, size: 62 },
  ],
  [
    { x: 50, y: 33, size: 54 },
    { x: 28, y: 90, size: 52 },
    { x: 72, y: 90, size: 52 },
  ],
];

/** Where a card's candies lie; the left top corner stays free for a key's name. */
export function spotsFor(count: number): readonly Spot[] {
  return SPOTS[count - 1] ?? [];
}
