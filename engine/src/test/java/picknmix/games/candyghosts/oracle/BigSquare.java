package picknmix.games.candyghosts.oracle;

/** On which side of the map Start or Exit lies, and from which coordinate on (GS-1). */
record BigSquare(String side, int at) {}
