package picknmix.games.candyghosts.oracle;

/** The way of a step: one of the four. */
record Direction(int dx, int dy) {}
