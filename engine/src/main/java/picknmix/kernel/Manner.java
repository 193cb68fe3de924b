package picknmix.kernel;

/** How somebody plays: how well, and with what taste. */
public record Manner(Skill skill, Nature nature) {
  /** A level's, with no taste in particular. */
  public static Manner of(Level level) {
    return of(level, Nature.PLAIN);
  }

  public static Manner of(Level level, Nature nature) {
    return new Manner(Skill.of(level), nature);
  }
}
