package picknmix.games.candyhunters.puzzle;

/**
 * From what was measured to a level (CH-25). Everything that makes a puzzle harder adds points of
 * difficulty and nothing takes any away, so that a puzzle that is harder in one way and no easier
 * in another is never on a lower level.
 */
final class Difficulty {
  private static final int A_ROUND = 5;
  private static final int A_PUSH = 1;
  private static final int A_SACRIFICE = 2;
  private static final int A_WASTED_BUILD = 2;
  private static final int NOT_OBVIOUS = 2;

  /** From so many points on it is the second level, the third and so on. */
  private static final int[] LEVELS = {12, 21, 28, 35};

  private Difficulty() {}

  static int level(Facts facts, int goal) {
    int points = points(facts, goal);
    int level = Puzzle.EASIEST;
    for (int from : LEVELS) {
      level += points >= from ? 1 : 0;
    }
    return level;
  }

  static int points(Facts facts, int goal) {
    int points = A_ROUND * (facts.rounds() - 1) + facts.actions() / 2;
    points += halvings(facts.turns(), facts.kept());
    points += halvings(facts.tries(), 1);
    points += facts.push() ? A_PUSH : 0;
    points += facts.sacrifice() ? A_SACRIFICE : 0;
    points += facts.wasted() ? A_WASTED_BUILD : 0;
    return points + (facts.greedy() < goal ? NOT_OBVIOUS : 0);
  }

  /** How often so many must be halved until at most those are left: yes or no questions to ask. */
  private static int halvings(int all, int left) {
    int halvings = 0;
    for (int rest = all; rest > Math.max(1, left); rest = (rest + 1) / 2) {
      halvings++;
    }
    return halvings;
  }
}
