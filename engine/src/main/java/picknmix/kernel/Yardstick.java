package picknmix.kernel;

/**
 * How much of what was at stake bots of each level keep in a game: 0 is what actions by chance
 * would, 1 who never loses anything. Measured, see docs/review.md.
 */
public record Yardstick(double gentle, double easy, double medium, double hard) {

  public double of(Level level) {
    return switch (level) {
      case GENTLE -> gentle;
      case EASY -> easy;
      case MEDIUM -> medium;
      case HARD -> hard;
    };
  }

  /**
   * Where on the ladder of the levels a share stands: at 0 by chance, at 1 like gentle, and so on
   * to 4 like hard; between two of them in between.
   */
  public double rung(double share) {
    double below = 0;
    int rung = 0;
    for (Level level : Level.values()) {
      double reached = of(level);
      if (share < reached) {
        return rung + Math.max(0, (share - below) / (reached - below));
      }
      below = reached;
      rung++;
    }
    return rung;
  }
}
