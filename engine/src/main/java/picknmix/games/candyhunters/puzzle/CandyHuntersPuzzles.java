package picknmix.games.candyhunters.puzzle;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.puzzle.solver.Limit;
import picknmix.games.candyhunters.puzzle.solver.Solution;
import picknmix.games.candyhunters.puzzle.solver.Solver;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Puzzles;
import picknmix.kernel.Refused;
import picknmix.kernel.Seed;
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

  @Override
  public Map<String, @Nullable Object> rate(
      CandyHuntersState start, long nodes, long millis, Watch watch) {
    String code = PuzzleCode.write(start);
    Rating rating = Rating.of(start, new Limit(nodes, millis, watch));
    Facts facts = rating.facts();
    Solution most = rating.most();
    Solution way = rating.way();
    boolean alone = start.goal >= most.score();
    return Json.object(
        "score",
        most.score(),
        "solution",
        way.texts(),
        "proven",
        most.proven() && way.proven(),
        "nodes",
        alone ? most.nodes() : most.nodes() + way.nodes(),
        "level",
        facts == null ? null : (Object) rating.level(),
        "facts",
        facts == null ? null : facts.json(),
        "code",
        code);
  }

  @Override
  public int levels() {
    return Puzzle.HARDEST;
  }

  @Override
  public Map<String, @Nullable Object> make(
      int level, Options options, Seed seed, int from, int tries, Watch watch) {
    int tried = 0;
    Puzzle made = null;
    while (made == null && tried < tries && watch.goesOn((double) tried / tries)) {
      made = Maker.make(level, options, seed, from + tried);
      tried++;
    }
    return Json.object("puzzle", made == null ? null : made.json(), "tried", tried);
  }

  @Override
  public String page(Field puzzle) {
    return PuzzleBook.page(Puzzle.read(puzzle));
  }
}
