package picknmix.games.candyhunters.puzzle.solver;

import java.util.Arrays;
import java.util.List;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;

/**
 * What the solver found.
 *
 * @param score the most points; after {@link Solver#reach}, those that the actions reach
 * @param actions a shortest way to them
 * @param proven whether there are proven to be no more points; if not, the limit came first
 * @param shortest whether the way is proven to be a shortest one
 * @param nodes how many positions were looked at
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares solutions
public record Solution(int score, long[] actions, boolean proven, boolean shortest, long nodes) {
  /** The actions in notation. */
  public List<String> texts() {
    CandyHuntersNotation notation = new CandyHuntersNotation();
    return Arrays.stream(actions).mapToObj(notation::text).toList();
  }
}
