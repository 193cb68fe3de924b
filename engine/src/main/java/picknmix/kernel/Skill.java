package picknmix.kernel;

/**
 * How well somebody plays, finer than by levels.
 *
 * @param points from 0, which is gentle, to 100, which is hard
 */
public record Skill(int points) {
  public static final int MOST = 100;

  /** Where the levels are. */
  private static final int[] MARKS = {0, 30, 60, MOST};

  /** How well a bot of that level plays. */
  public static Skill of(Level level) {
    return new Skill(MARKS[level.ordinal()]);
  }

  /** The level that it has reached. */
  public Level lower() {
    int level = 0;
    while (level + 1 < MARKS.length && points >= MARKS[level + 1]) {
      level++;
    }
    return Level.values()[level];
  }

  /** The level that comes next; the highest comes after itself. */
  public Level upper() {
    return Level.values()[Math.min(lower().ordinal() + 1, MARKS.length - 1)];
  }

  /** How many hundredths of the way from the lower level to the upper one. */
  public int percent() {
    int from = MARKS[lower().ordinal()];
    int to = MARKS[upper().ordinal()];
    return from == to ? 0 : 100 * (points - from) / (to - from);
  }

  /** What lies that far between what the two levels have. */
  public int between(int lower, int upper) {
    return lower + (upper - lower) * percent() / 100;
  }
}
