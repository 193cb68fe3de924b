package picknmix.games.candyghosts.box;

/**
 * A line of an atmosphere card (CG-44): what it changes, for whom, and by how much.
 *
 * @param traits those with any of them, or {@link Trait#ALL}
 */
public record Effect(Change change, int traits, int number) {

  /** What an atmosphere can change. */
  public enum Change {
    AP("ap", true),
    ROLL("roll", true),
    STORAGE("storage", true),
    /** The ghosts' steps. */
    STEPS("steps", true),
    NO_CAPTURE("no-capture", false),
    NO_ATTACK("no-attack", false),
    /** But Disbelief stays. */
    NO_SPECIAL("no-special", false),
    /** No ghost at the end of their turn. */
    NO_SPAWN("no-spawn", false),
    /** No walls for them; beats the next. */
    THIN_WALLS("thin-walls", false),
    /** No steps through walls. */
    SOLID_WALLS("solid-walls", false),
    /** No obstacle stops them; wardrobes as for the agile. */
    SURE_FOOTED("sure-footed", false),
    /** CG-45: rooms without a player turn face down. */
    TRANSMOGRIFY("transmogrify", false);

    static final int COUNT = values().length;

    final String word;
    final boolean hasNumber;

    Change(String word, boolean hasNumber) {
      this.word = word;
      this.hasNumber = hasNumber;
    }

    @SuppressWarnings("EnumOrdinal")
    int number() {
      return ordinal();
    }
  }
}
