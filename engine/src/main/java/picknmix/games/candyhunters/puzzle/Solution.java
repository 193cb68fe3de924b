package picknmix.games.candyhunters.puzzle;

import java.util.Arrays;
import java.util.List;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;

/**
 * What the solver found.
 *
 * @param score the most points; after {@link Solver#reach}, those that the actions reach
 * @param actions a shortest way to them
 * @param proven whether there is no better one; if not, the limit came first
 * @param nodes how many positions were looked at
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares solutions
public record Solution(int score, long[] actions, boolean proven, long nodes) {
  /** The actions in notation. */
  public List<String> texts() {
    CandyHuntersNotation notation = new CandyHuntersNotation();
    return Arrays.stream(actions).mapToObj(notation::text).toList();
  }
}
