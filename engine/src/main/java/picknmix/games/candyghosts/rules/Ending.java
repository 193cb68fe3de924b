package picknmix.games.candyghosts.rules;

/** Why a step is a final action, as far as all can see (GS-8); the first that is true is told. */
public enum Ending {
  /** A free ghost is met there. */
  GHOST("ghost"),
  BOSS("boss"),
  /** A face-down room is entered. */
  DARK("dark"),
  /** An item stops whoever has, or has not, some trait. */
  OBSTACLE("obstacle"),
  WALL("wall");

  public final String word;

  Ending(String word) {
    this.word = word;
  }
}
