package picknmix.games.candyghosts.box;

/** What somebody secretly wants (CG-71). */
public enum Role {
  /** For each player who escapes, whether this one does or not. */
  FRIEND("friend", 1, true),
  /** For each player who does not escape. */
  TRAITOR("traitor", 2, true),
  /** For each player who escapes after this one. */
  COWARD("coward", 2, true),
  /** For each item that anyone escapes with. */
  HOARDER("hoarder", 1, true),
  /** For each item discarded in play. */
  VANDAL("vandal", 1, true),
  /** For each room that is face up at the end. */
  EXPLORER("explorer", 1, false),
  /** For each room that is face down at the end. */
  INTROVERT("introvert", 2, false);

  public final String word;

  /** The points for each. */
  public final int points;

  /** CG-90: whether there is a use for it where all rooms are face up. */
  public final boolean inGallery;

  Role(String word, int points, boolean inGallery) {
    this.word = word;
    this.points = points;
    this.inGallery = inGallery;
  }
}
