package picknmix.games.candyhunters.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.puzzle.Positions.Wish;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;
import picknmix.games.candyhunters.rules.CandyHuntersOptions;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Options;
import picknmix.kernel.Rng;
import picknmix.kernel.Seed;
import picknmix.kernel.SplitMix;

/**
 * Makes puzzles: draws a position, has it solved, takes away what makes no difference, and keeps it
 * if it is worth solving. The same seed and number always make the same puzzle, or none.
 */
public final class Maker {
  /** What the solver may look at in one go: a puzzle that takes more is left out. */
  private static final long NODES = 2_000_000;

  private final int level;
  private final boolean haunted;
  private final boolean largeGhost;
  private final Rng rng;

  private Maker(int level, boolean haunted, boolean largeGhost, Rng rng) {
    this.level = level;
    this.haunted = haunted;
    this.largeGhost = largeGhost;
    this.rng = rng;
  }

  /** The puzzle of that level with that number; null if that try fails, as most do. */
  public static @Nullable Puzzle make(int level, Options options, Seed seed, int number) {
    CandyHuntersState wish = new CandyHuntersState();
    CandyHuntersOptions.choose(wish, options.withDefaults(CandyHuntersOptions.ALL));
    long mixed = SplitMix.mix(new FastRandom(seed).bits() + number * SplitMix.STEP);
    return new Maker(level, wish.haunted, wish.largeGhost, new FastRandom(mixed)).make();
  }

  private @Nullable Puzzle make() {
    int rounds = rounds();
    int cards = rounds + rng.below(2);
    Sketch sketch = new Positions(rng).draw(new Wish(rounds, cards, haunted, largeGhost));
    if (sketch == null) {
      return null;
    }
    Solution solution = Solver.solve(sketch.state(), Limit.ofNodes(NODES));
    sketch.goal = solution.score();
    if (!solution.proven() || !isWorthwhile(sketch, solution)) {
      return null;
    }
    Trim trim = new Trim(sketch, solution, NODES);
    trim.run();
    CandyHuntersState start = trim.sketch().state();
    Rating rating = Rating.of(start, Limit.ofNodes(NODES));
    if (rating.level() != level || rating.facts() == null) {
      return null;
    }
    return new Puzzle(null, level, start, written(rating.way()), rating.facts());
  }

  private int rounds() {
    return switch (level) {
      case 1 -> 1;
      case 2 -> 1 + rng.below(2);
      case 3 -> 2;
      case 4 -> 2 + rng.below(2);
      default -> 3;
    };
  }

  /** Something to win in every round, and above the first level not at first sight. */
  private boolean isWorthwhile(Sketch sketch, Solution solution) {
    CandyHuntersState s = sketch.state();
    Traits traits = Traits.of(s, solution.actions());
    int scored = Long.bitCount(traits.cards());
    boolean enough = scored >= Math.max(1, s.rounds - 1) && s.goal >= 1 + 3 * s.rounds;
    return enough && (level == Puzzle.EASIEST || new Obvious().points(s) < s.goal);
  }

  private static List<String> written(Solution solution) {
    CandyHuntersNotation notation = new CandyHuntersNotation();
    List<String> actions = new ArrayList<>();
    for (long action : solution.actions()) {
      actions.add(notation.text(action));
    }
    return actions;
  }
}
