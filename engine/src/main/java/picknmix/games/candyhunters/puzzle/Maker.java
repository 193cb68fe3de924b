package picknmix.games.candyhunters.puzzle;

import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.puzzle.Positions.Wish;
import picknmix.games.candyhunters.puzzle.solver.Limit;
import picknmix.games.candyhunters.puzzle.solver.Solution;
import picknmix.games.candyhunters.puzzle.solver.Solver;
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
  /**
   * What the solver may look at in one go: a puzzle that takes more is left out. A haunted card
   * fits nearly anywhere, so that two rounds with one would always take more.
   */
  private static final long NODES = 300_000;

  private Maker() {}

  /** The puzzle of that level with that number; null if that try fails, as most do. */
  public static @Nullable Puzzle make(int level, Options options, Seed seed, int number) {
    CandyHuntersState wish = new CandyHuntersState();
    CandyHuntersOptions.choose(wish, options.withDefaults(CandyHuntersOptions.ALL));
    long mixed = SplitMix.mix(new FastRandom(seed).bits() + number * SplitMix.STEP);
    Rng rng = new FastRandom(mixed);
    int rounds = wish.haunted ? 1 : rounds(level, rng);
    int cards = rounds + rng.below(2);
    boolean obvious = level == Puzzle.EASIEST;
    Puzzle puzzle = make(new Wish(rounds, cards, wish.haunted, wish.largeGhost), obvious, rng);
    return puzzle != null && puzzle.level() == level ? puzzle : null;
  }

  private static int rounds(int level, Rng rng) {
    return switch (level) {
      case 1 -> 1;
      case 2 -> 1 + rng.below(2);
      case 3 -> 2;
      case 4 -> 2 + rng.below(2);
      default -> 3;
    };
  }

  /** A puzzle of whatever level comes out, if any; one that is obvious only if it may be. */
  static @Nullable Puzzle make(Wish wish, boolean obvious, Rng rng) {
    Sketch sketch = new Positions(rng).draw(wish);
    if (sketch == null) {
      return null;
    }
    Solution solution = Solver.solve(sketch.state(), Limit.ofNodes(NODES));
    sketch.goal = solution.score();
    if (!solution.shortest() || !isWorthwhile(sketch.state(), solution, obvious)) {
      return null;
    }
    CandyHuntersState start = new Trim(sketch, solution, NODES).sketch().state();
    Rating rating = Rating.of(start, Limit.ofNodes(NODES));
    return rating.facts() == null
        ? null
        : new Puzzle(null, rating.level(), start, rating.way().texts(), rating.facts());
  }

  /** Something to win in nearly every round, the last one needed, and not at first sight. */
  private static boolean isWorthwhile(CandyHuntersState s, Solution solution, boolean obvious) {
    Traits traits = Traits.of(s, solution.actions());
    return traits.rounds() == s.rounds
        && Long.bitCount(traits.cards()) >= Math.max(1, s.rounds - 1)
        && s.goal >= 1 + 3 * s.rounds
        && (obvious || new Obvious().points(s) < s.goal);
  }
}
