package picknmix.games.candyghosts.box;

/** What somebody secretly wants (CG-71). */
public enum Role {
  FRIEND("friend", true),
  TRAITOR("traitor", true),
  COWARD("coward", true),
  HOARDER("hoarder", true),
  VANDAL("vandal", true),
  EXPLORER("explorer", false),
  INTROVERT("introvert", false);

  public final String word;

  /** CG-90: whether there is a use for it where all rooms are face up. */
  public final boolean inGallery;

  Role(String word, boolean inGallery) {
    this.word = word;
    this.inGallery = inGallery;
  }
}
