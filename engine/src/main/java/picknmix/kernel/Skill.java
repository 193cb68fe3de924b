package picknmix.kernel;

/**
 * How well somebody plays, finer than by levels.
 *
 * @param points from 0, which is gentle, to 100, which is hard
 */
public record Skill(int points) {
  public static final int MOST = 100;

  /** How well a bot of that level plays. */
  public static Skill of(Level level) {
    return new Skill(
        switch (level) {
          case GENTLE -> 0;
          case EASY -> 30;
          case MEDIUM -> 60;
          case HARD -> MOST;
        });
  }

  /** The level that it has reached. */
  public Level lower() {
    Level reached = Level.GENTLE;
    for (Level level : Level.values()) {
      reached = of(level).points <= points ? level : reached;
    }
    return reached;
  }

  /** The level that comes next; the highest comes after itself. */
  public Level upper() {
    for (Level level : Level.values()) {
      if (of(level).points > points) {
        return level;
      }
    }
    return Level.HARD;
  }

  /** How many hundredths of the way from the lower level to the upper one. */
  public int percent() {
    int from = of(lower()).points;
    int to = of(upper()).points;
    return from == to ? 0 : 100 * (points - from) / (to - from);
  }

  /** What lies that far between what the two levels have. */
  public int between(int lower, int upper) {
    return lower + (upper - lower) * percent() / 100;
  }
}
