package picknmix.games.candyghosts.box;

/** How wild the ghosts are (CG-93): what share of an atmosphere's extra steps they take. */
public enum Wildness {
  LAZY("lazy"),
  LIVELY("lively"),
  WILD("wild");

  public final String word;

  Wildness(String word) {
    this.word = word;
  }

  @SuppressWarnings("EnumOrdinal")
  int number() {
    return ordinal();
  }
}
