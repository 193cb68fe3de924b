package picknmix.games.candyghosts.box;

/** What a character is like (CG-1); sets of traits are bit sets. */
public enum Trait {
  VAIN("vain"),
  SMART("smart"),
  SHORT("short"),
  CLUMSY("clumsy"),
  ANXIOUS("anxious"),
  STRONG("strong"),
  AGILE("agile"),
  PET_LOVER("pet-lover");

  /** Everybody's, whatever they are like. */
  public static final int ALL = -1;

  /** How many sets of traits there are. */
  static final int SETS = 1 << values().length;

  final String word;

  Trait(String word) {
    this.word = word;
  }

  @SuppressWarnings("EnumOrdinal")
  int bit() {
    return 1 << ordinal();
  }

  public boolean isIn(int traits) {
    return (traits & bit()) != 0;
  }

  /** The bit of the trait with that word, or 0. */
  static int bit(String word) {
    for (Trait trait : values()) {
      if (trait.word.equals(word)) {
        return trait.bit();
      }
    }
    return 0;
  }
}
