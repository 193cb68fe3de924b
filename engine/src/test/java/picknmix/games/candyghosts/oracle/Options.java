package picknmix.games.candyghosts.oracle;

/** The table options that the state keeps. */
record Options(
    String story,
    String size,
    String boss,
    boolean roles,
    String group,
    int rounds,
    String ghosts) {}
