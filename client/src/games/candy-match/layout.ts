/**
 * Where the cards lie. Each card has a place of its own and stays there while others come and go:
 * people remember where they saw a candy, and a table that shuffles itself would rob them of it.
 */

/** A place in the grid, counted from the left top corner. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export interface Arrangement {
  readonly columns: number;
  readonly rows: number;
  /** The places by number; the number is also what a card's key stands for. */
  readonly places: readonly Place[];
  /** The number of each card's place. */
  readonly cards: ReadonlyMap<string, number>;
}

/** Height of a card by its width. */
export const CARD_RATIO = 1.24;
/** What lies between two cards, in parts of a card's width. */
export const GAP = 0.1;
/** Below this, in pixels, a card is too small to see and to press: then the table scrolls. */
const SMALLEST = 52;
/** A single card should not fill a large screen. */
const LARGEST = 240;
/** Places there are at the least, so that the first cards do not fill the screen. */
const FEWEST = 6;
/** In a larger grid a few cards may be left far from where everybody looks. */
const LARGE = 10;
/** A new grid must make the cards so much larger to be worth that all of them move. */
const WORTH_MOVING = 1.35;

export const EMPTY: Arrangement = { columns: 0, rows: 0, places: [], cards: new Map() };

/** How wide a card can be in a grid that fills an area. */
export function cardWidth(columns: number, rows: number, width: number, height: number): number {
  const byWidth = width / (columns + (columns - 1) * GAP);
  const byHeight = height / (rows * CARD_RATIO + (rows - 1) * GAP);
  return Math.min(byWidth, byHeight);
}

/** How wide it is then: never too small, nor too large. */
export const cardSize = (...grid: Parameters<typeof cardWidth>): number =>
  Math.max(SMALLEST, unscrolled(...grid));

/** How wide it would be if the table never scrolled. */
const unscrolled = (...grid: Parameters<typeof cardWidth>): number =>
  Math.min(LARGEST, cardWidth(...grid));

/** How many of the smallest cards lie beside each other. */
const mostColumns = (width: number): number =>
  Math.max(1, Math.floor((width + SMALLEST * GAP) / (SMALLEST * (1 + GAP))));

/** The next arrangement: cards that stay keep their places, new ones take the first free ones. */
export function arrange(
  before: Arrangement,
  table: readonly string[],
  width: number,
  height: number,
): Arrangement {
  const best = bestGrid(Math.max(FEWEST, table.length), width, height);
  const old = unscrolled(before.columns, before.rows, width, height);
  const possible = unscrolled(best.columns, best.rows, width, height);
  // A turned phone, or a table that has become much emptier, is worth a new start.
  const fresh =
    before.places.length === 0 ||
    before.columns > mostColumns(width) ||
    possible > old * WORTH_MOVING ||
    isHuddled(before, table);
  const grid = fresh ? { ...best, places: fromTheMiddle(best.columns, best.rows) } : before;
  const grown = grow(grid, table.length, width, height);
  const kept = fresh ? new Map<string, number>() : before.cards;
  return { ...grown, cards: seat(table, kept) };
}

/** Whether the few cards that stay of many lie all on one side of the table. */
function isHuddled(before: Arrangement, table: readonly string[]): boolean {
  const { columns, rows, places, cards } = before;
  const stay = table.flatMap((card) => places[cards.get(card) ?? -1] ?? []);
  if (places.length < LARGE || stay.length < 2 || 2 * table.length > places.length) return false;
  const isAside = (at: number[], middle: number) =>
    Math.max(...at) < middle || Math.min(...at) > middle;
  return (
    isAside(
      stay.map(({ column }) => column),
      (columns - 1) / 2,
    ) ||
    isAside(
      stay.map(({ row }) => row),
      (rows - 1) / 2,
    )
  );
}

/** What lies in the middle of the area: of a few cards the middle of them, else that of the grid. */
export function middleOf({ columns, rows, places, cards }: Arrangement): Place {
  const taken = [...cards.values()].flatMap((place) => places[place] ?? []);
  const few = taken.length > 0 && taken.length <= FEWEST;
  const between = (at: readonly number[]) => (Math.min(...at) + Math.max(...at)) / 2;
  return {
    column: few ? between(taken.map(({ column }) => column)) : (columns - 1) / 2,
    row: few ? between(taken.map(({ row }) => row)) : (rows - 1) / 2,
  };
}

function seat(table: readonly string[], kept: ReadonlyMap<string, number>): Map<string, number> {
  const cards = new Map<string, number>();
  const taken = new Set<number>();
  for (const card of table) {
    const place = kept.get(card);
    if (place !== undefined) {
      cards.set(card, place);
      taken.add(place);
    }
  }
  let free = 0;
  for (const card of table) {
    if (!cards.has(card)) {
      while (taken.has(free)) free++;
      cards.set(card, free);
      taken.add(free);
    }
  }
  return cards;
}

/** The grid with the largest cards. */
function bestGrid(count: number, width: number, height: number) {
  let best = { columns: 1, rows: count };
  for (let columns = 2; columns <= Math.min(count, mostColumns(width)); columns++) {
    const rows = Math.ceil(count / columns);
    if (
      cardWidth(columns, rows, width, height) > cardWidth(best.columns, best.rows, width, height)
    ) {
      best = { columns, rows };
    }
  }
  return best;
}

/** Adds rows or columns at the end until all have a place: nobody changes row or column. */
function grow(
  grid: Omit<Arrangement, 'cards'>,
  count: number,
  width: number,
  height: number,
): Omit<Arrangement, 'cards'> {
  let { columns, rows } = grid;
  const places = [...grid.places];
  while (places.length < count) {
    const wider = cardWidth(columns + 1, rows, width, height);
    const higher = cardWidth(columns, rows + 1, width, height);
    if (wider > higher && columns < mostColumns(width)) {
      for (let row = 0; row < rows; row++) places.push({ column: columns, row });
      columns++;
    } else {
      for (let column = 0; column < columns; column++) places.push({ column, row: rows });
      rows++;
    }
  }
  return { columns, rows, places };
}

/** The places next to the middle first, so that a few cards lie where everybody looks. */
function fromTheMiddle(columns: number, rows: number): Place[] {
  const away = ({ column, row }: Place) =>
    (column - (columns - 1) / 2) ** 2 + ((row - (rows - 1) / 2) * CARD_RATIO) ** 2;
  return Array.from({ length: columns * rows }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  }))
    .reverse() // of two places as near, the one to the right or below comes first
    .sort((a, b) => away(a) - away(b));
}
