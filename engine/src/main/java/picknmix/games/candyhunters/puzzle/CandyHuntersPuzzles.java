package picknmix.games.candyhunters.puzzle;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.Json;
import picknmix.kernel.Puzzles;
import picknmix.kernel.Refused;
import picknmix.kernel.Watch;

/** Candy Hunters' puzzles as the rest of the program asks for them. */
public final class CandyHuntersPuzzles implements Puzzles<CandyHuntersState> {
  @Override
  public List<Map<String, @Nullable Object>> list() {
    return PuzzleBook.ours().puzzles().stream().map(Puzzle::json).toList();
  }

  /** No name has the underscores of a code. */
  @Override
  public CandyHuntersState start(String puzzle) {
    if (puzzle.indexOf('_') >= 0) {
      return PuzzleCode.read(puzzle);
    }
    Puzzle found = PuzzleBook.ours().find(puzzle);
    if (found == null) {
      throw Refused.badRequest("there is no puzzle " + Json.write(puzzle));
    }
    return found.start().copy();
  }

  @Override
  public boolean isPuzzle(CandyHuntersState s) {
    return s.puzzle;
  }

  @Override
  public String code(CandyHuntersState s) {
    return PuzzleCode.write(s);
  }

  @Override
  public Map<String, @Nullable Object> solve(
      CandyHuntersState s, long nodes, long millis, Watch watch) {
    Solution solution = Solver.solve(s, new Limit(nodes, millis, watch));
    return Json.object(
        "score", solution.score(),
        "solution", solution.texts(),
        "proven", solution.proven(),
        "nodes", solution.nodes());
  }

  @Override
  public Map<String, @Nullable Object> reach(
      CandyHuntersState s, long nodes, long millis, Watch watch) {
    Solution solution = Solver.reach(s, s.goal, new Limit(nodes, millis, watch));
    boolean reached = solution.score() >= s.goal;
    return Json.object(
        "possible", reached || solution.proven() ? (Object) reached : null,
        "solution", reached ? solution.texts() : List.of(),
        "nodes", solution.nodes());
  }
}
