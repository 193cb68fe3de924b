/** Monkeys that come to each other's tables. */
export class Company {
  #tables = new Map();

  /** Where a monkey is now; the last table that it was at is where others may come. */
  sees(monkey, url) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/t/')) this.#tables.set(monkey, pathname);
  }

  /** Somebody else's table, or undefined. */
  tableFor(monkey) {
    const others = [...this.#tables].filter(([who]) => who !== monkey).map(([, table]) => table);
    return others.length > 0 ? monkey.chance.any(others) : undefined;
  }

  leave(monkey) {
    this.#tables.delete(monkey);
  }
}
