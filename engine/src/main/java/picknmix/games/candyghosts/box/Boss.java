package picknmix.games.candyghosts.box;

/** The two bosses. */
public enum Boss {
  /** CG-41: walks like a ghost, and somebody respawns where she would possess or be consumed. */
  ONNA("onna", true),

  /** CG-42: jumps and eats. */
  PIGIN("pigin", false);

  public final String word;

  /** Whether captures, attacks and specials reach it. */
  public final boolean isFought;

  Boss(String word, boolean isFought) {
    this.word = word;
    this.isFought = isFought;
  }
}
