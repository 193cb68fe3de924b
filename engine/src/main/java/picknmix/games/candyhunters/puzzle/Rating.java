package picknmix.games.candyhunters.puzzle;

import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.puzzle.solver.Limit;
import picknmix.games.candyhunters.puzzle.solver.Solution;
import picknmix.games.candyhunters.puzzle.solver.Solver;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.Watch;

/**
 * How hard a puzzle is, from what can be measured (CH-25).
 *
 * @param most the most points that it holds
 * @param way a shortest solution
 * @param facts null if the limit came before they were all known
 * @param level from 1 to 5; 0 without facts
 */
public record Rating(Solution most, Solution way, @Nullable Facts facts, int level) {
  /** The hasty player gives up after so many tries. */
  static final int MOST_TRIES = 511;

  /** How much of the work it is, more or less, to solve the puzzle. */
  private static final double SOLVING = 0.25;

  /**
   * Rates the puzzle as it stands; if its goal is 0 or more than it holds, then as if the most were
   * its goal. With a limit of nodes alone a rating is the same on every machine.
   */
  public static Rating of(CandyHuntersState start, Limit limit) {
    long begun = System.currentTimeMillis();
    Watch solving = limit.watch().part(0, SOLVING);
    Solution most = Solver.solve(start, limit.since(begun, solving));
    CandyHuntersState s = start.copy();
    boolean asked = s.goal > 0 && s.goal < most.score();
    s.goal = asked ? s.goal : most.score();
    Solution way = asked ? Solver.reach(s, s.goal, limit.since(begun, solving)) : most;
    if (!most.proven() || !way.shortest() || most.score() <= 0) {
      return new Rating(most, way, null, 0);
    }
    return rate(s, most, way, limit.since(begun, limit.watch().part(SOLVING, 1)));
  }

  private static Rating rate(CandyHuntersState s, Solution most, Solution way, Limit limit) {
    FirstTurns first = new FirstTurns(s, limit);
    if (!first.known()) {
      return new Rating(most, way, null, 0);
    }
    Obvious obvious = new Obvious();
    Traits traits = Traits.of(s, way.actions());
    Facts facts =
        new Facts(
            s.rounds,
            way.actions().length,
            first.kept(),
            first.turns(),
            traits.push(),
            traits.sacrifice(),
            traits.wasted(),
            obvious.points(s),
            obvious.tries(s, MOST_TRIES));
    return new Rating(most, way, facts, Difficulty.level(facts, s.goal));
  }
}
