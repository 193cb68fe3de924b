package picknmix.bench;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import picknmix.games.candyhunters.puzzle.solver.Limit;
import picknmix.games.candyhunters.puzzle.solver.Solution;
import picknmix.games.candyhunters.puzzle.solver.Solver;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Watch;

/**
 * {@code ./picknmix bench puzzles}: how long Candy Hunters' solver takes for {@link PuzzleBoards},
 * and how much it spares beside {@link PlainSearch}. Times are those of the thread on its core, so
 * that what else the machine does counts little.
 */
final class PuzzleBench {
  private static final int MOST_ROUNDS = 4;
  private static final int WARM_UP = 200;

  /** No board gets longer than this; with four rounds, only what comes next. */
  private static final long LIMIT_MILLIS = 60_000;

  private static final long LIMIT_MILLIS_OF_FOUR = 1_000;

  /** The first boards of this size are small enough to be searched plainly in two rounds. */
  private static final int SMALL = 10;

  private static final int LINES = 100_000;
  private static final double MILLI = 1e6;

  private final int boards;
  private final int sample;

  private PuzzleBench(boolean quick) {
    boards = quick ? 40 : 400;
    sample = quick ? 1 : 3;
  }

  static void run(boolean quick) {
    PuzzleBench bench = new PuzzleBench(quick);
    for (int seed = 0; seed < WARM_UP; seed++) {
      solve(PuzzleBoards.board(-1 - seed, 1 + seed % 2));
    }
    bench.solver();
    bench.besidePlainSearch();
  }

  // ---- The solver alone

  private record Timed(Solution solution, double millis) {}

  private static Timed solve(CandyHuntersState s) {
    long millis = s.rounds == MOST_ROUNDS ? LIMIT_MILLIS_OF_FOUR : LIMIT_MILLIS;
    long start = clock();
    Solution solution = Solver.solve(s, new Limit(0, millis, Watch.NOBODY));
    return new Timed(solution, (clock() - start) / MILLI);
  }

  private static long clock() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private void solver() {
    System.out.printf(
        Locale.ROOT,
        "Candy Hunters' puzzles: the solver on %d boards of each kind, one core%n",
        boards);
    System.out.printf(Locale.ROOT, "  %-8s %9s %9s %9s %9s %12s %14s %8s%n", (Object[]) HEAD);
    for (int rounds = 1; rounds <= MOST_ROUNDS; rounds++) {
      solver(rounds);
    }
    System.out.println();
  }

  private static final String[] HEAD = {
    "rounds", "median ms", "90 %", "99 %", "most", "median nodes", "most nodes", "proven"
  };

  private void solver(int rounds) {
    double[] millis = new double[boards];
    long[] nodes = new long[boards];
    int proven = 0;
    for (int seed = 0; seed < boards; seed++) {
      Timed timed = solve(PuzzleBoards.board(seed, rounds));
      millis[seed] = timed.millis;
      nodes[seed] = timed.solution.nodes();
      proven += timed.solution.proven() ? 1 : 0;
    }
    Arrays.sort(millis);
    Arrays.sort(nodes);
    System.out.printf(
        Locale.ROOT,
        "  %-8d %9.2f %9.2f %9.2f %9.2f %,12d %,14d %8d%n",
        rounds,
        at(millis, 0.5),
        at(millis, 0.9),
        at(millis, 0.99),
        millis[boards - 1],
        nodes[boards / 2],
        nodes[boards - 1],
        proven);
  }

  /** The least that so large a part of them does not exceed. */
  private static double at(double[] sorted, double part) {
    return sorted[(int) Math.ceil(part * sorted.length) - 1];
  }

  // ---- Beside plain search

  private void besidePlainSearch() {
    System.out.printf(
        Locale.ROOT,
        "Beside plain search on the engine, on %d boards of %d tiles%n",
        sample,
        SMALL);
    System.out.printf(
        Locale.ROOT,
        "  %-8s %16s %16s %14s %12s%n",
        "rounds",
        "all lines",
        "positions",
        "search",
        "ratio");
    int found = 0;
    for (int seed = 0; found < sample; seed++) {
      if (tiles(PuzzleBoards.board(seed, 1)) == SMALL) {
        compare(seed);
        found++;
      }
    }
    System.out.printf(
        Locale.ROOT, "  all lines: about so many positions, from %,d random ones (Knuth)%n", LINES);
    System.out.printf(
        Locale.ROOT, "  positions: what ghosts can come to after a build counted once%n");
    System.out.printf(
        Locale.ROOT, "  three rounds: an estimate, as if they grew from two as two did from one%n");
  }

  private static int tiles(CandyHuntersState s) {
    int tiles = 0;
    for (int colour = 0; colour < s.stacks.length; colour++) {
      tiles += s.town.count(colour);
    }
    return tiles;
  }

  private static void compare(int seed) {
    Searched one = search(seed, 1);
    Searched two = search(seed, 2);
    double growth = (double) two.positions / one.positions;
    row(seed, 1, (double) one.positions, one.millis, "");
    row(seed, 2, (double) two.positions, two.millis, "");
    row(seed, 3, two.positions * growth, two.millis * growth, "(estimate)");
  }

  private static void row(int seed, int rounds, double positions, double millis, String remark) {
    CandyHuntersState s = PuzzleBoards.board(seed, rounds);
    double lines = new PlainSearch(false).estimate(s, LINES, new FastRandom(seed));
    double ratio = millis / solve(s).millis;
    System.out.printf(
        Locale.ROOT,
        "  %-8d %16.2g %16.2g %12.4g s %,12.0f %s%n",
        rounds,
        lines,
        positions,
        millis / 1000,
        ratio,
        remark);
  }

  private record Searched(long positions, double millis) {}

  private static Searched search(int seed, int rounds) {
    CandyHuntersState s = PuzzleBoards.board(seed, rounds);
    PlainSearch plain = new PlainSearch(true);
    long start = clock();
    plain.run(s);
    double millis = (clock() - start) / MILLI;
    int most = solve(s).solution.score();
    if (plain.most() != most) {
      throw new IllegalStateException(
          "board " + seed + " in " + rounds + ": solver " + most + ", search " + plain.most());
    }
    return new Searched(plain.positions(), millis);
  }
}
