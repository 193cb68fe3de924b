package picknmix.games.candyhunters.puzzle.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.box.Colour;

/**
 * Branch and bound over whole turns. First it looks for more and more points; what it has then not
 * found is proven not to be there. Then it looks for as many points by fewer and fewer actions.
 */
final class Search {
  /** How many rounds must be left so that turns are collected and the most promising go first. */
  private static final int COLLECTED = 3;

  private static final int NO_LARGE = -1;

  private final Board board;
  private final boolean largeGhost;
  private final Quest quest;
  private final Seen mostFrom = new Seen();
  private final Seen leastFrom = new Seen();
  private final Level[] levels;
  private final Turn[] line;
  private final Arrangements inVain;

  private Turn[] bestLine = {};
  private int root;
  private int bestRoot;
  private boolean proven;
  private boolean shortest;

  /** What the search needs for itself in each turn. */
  private static final class Level {
    final Position built;
    final Position after;
    final Arrangements arrangements;
    final IntSet builds = new IntSet();

    Level(Layout layout) {
      built = new Position(layout);
      after = new Position(layout);
      arrangements = new Arrangements(layout);
    }
  }

  /** A turn that was collected, and what it can bring at most. */
  private record Promise(Turn turn, Position after, int bound, int cost) {}

  Search(Board board, Layout layout, int rounds, boolean largeGhost, Quest quest) {
    this.board = board;
    this.largeGhost = largeGhost;
    this.quest = quest;
    inVain = new Arrangements(layout);
    levels = new Level[rounds];
    line = new Turn[rounds];
    for (int i = 0; i < rounds; i++) {
      levels[i] = new Level(layout);
      line[i] = new Turn(-1, layout, 0, 0, NO_LARGE, null);
    }
  }

  /** Where the search may begin: before a build, or with so many ghost moves left. */
  record Root(Position position, int rounds, int moves) {
    static final int BEFORE_BUILD = -1;
  }

  /** Looks for the most points, and then perhaps for the fewest actions to them. */
  void run(List<Root> roots, boolean thenShorten) {
    pass(roots);
    proven = !quest.isStopped();
    if (bestLine.length == 0) {
      shortest = proven;
    } else if (thenShorten && proven) {
      quest.shorten();
      pass(roots);
      shortest = !quest.isStopped();
    }
  }

  private void pass(List<Root> roots) {
    for (root = 0; root < roots.size(); root++) {
      Root from = roots.get(root);
      if (from.moves == Root.BEFORE_BUILD) {
        turn(from.position, from.rounds, 0);
      } else {
        levels[0].built.set(from.position);
        expand(from.rounds, 0, () -> rest(-1, from.rounds, from.moves, 0));
      }
    }
  }

  Turn[] bestLine() {
    return bestLine;
  }

  int bestRoot() {
    return bestRoot;
  }

  boolean isProven() {
    return proven;
  }

  boolean isShortest() {
    return shortest;
  }

  // ---- Turns

  private void turn(Position p, int rounds, int depth) {
    int need = quest.need(p);
    Plans plans = p.layout.plans(p.hand, false);
    if (quest.isDone()
        || !plans.promises(p.lastingGhosts(), p.kids, p.had, 2, need, quest.budget(p))) {
      return;
    }
    quest.count();
    if (rounds == 1) {
      last(p, plans, need, depth);
      return;
    }
    if (isRefuted(p, need)) {
      return;
    }
    IntSet builds = levels[depth].builds;
    choose(p, plans, need, false, builds);
    expand(
        rounds,
        depth,
        () -> {
          for (int i = 0; i < builds.size() && !quest.isDone(); i++) {
            built(p, builds.get(i), rounds, depth);
          }
        });
    if (!quest.isDone()) {
      refute(p, need);
    }
  }

  private boolean isRefuted(Position p, int need) {
    int most = mostFrom.get(p.firstKey(), p.secondKey(0), p.thirdKey());
    if (most != Seen.UNKNOWN && most < need) {
      return true;
    }
    if (!quest.isShortening()) {
      return false;
    }
    int least = leastFrom.get(p.firstKey(), p.secondKey(need), p.thirdKey());
    return least != Seen.UNKNOWN && quest.isTooLong(p.cost + least);
  }

  private void refute(Position p, int need) {
    if (quest.isShortening()) {
      leastFrom.put(p.firstKey(), p.secondKey(need), p.thirdKey(), quest.budget(p));
    } else {
      mostFrom.put(p.firstKey(), p.secondKey(0), p.thirdKey(), quest.most(p));
    }
  }

  private void built(Position p, int build, int rounds, int depth) {
    Position built = levels[depth].built;
    built.set(p);
    built.build(build, largeGhost);
    rest(build, rounds, 2, depth);
  }

  /** What may be built: what a plan needs, and for those that need nothing one tile a site. */
  private void choose(Position p, Plans plans, int need, boolean last, IntSet builds) {
    builds.clear();
    if (board.scarce) {
      for (int site : p.layout.sites()) {
        for (int colour = 0; colour < Colour.COUNT; colour++) {
          if ((p.stacks >> (4 * colour) & 15) > 0) {
            builds.add(Layout.build(site, colour));
          }
        }
      }
      return;
    }
    boolean free = plans.builds(p.lastingGhosts(), p.kids, p.had, need, quest.budget(p), builds);
    if (free && !(last && isCrowdedInVain(p, plans))) {
      addFree(p.layout, builds);
    }
  }

  /** Whether no card that lies there would count enough, even if every site were built upon. */
  private boolean isCrowdedInVain(Position p, Plans plans) {
    Layout crowded = p.layout.crowded();
    if (crowded == null || largeGhost) {
      return false;
    }
    Arrangements all = inVain;
    all.list(crowded, p.ghosts, p.kids, p.large, 2, quest.budget(p) - 3);
    for (int i = 0; i < all.size; i++) {
      int cost = p.cost + all.cost[i] + 2;
      for (Fit fit : plans.complete()) {
        if (fit.unmet(all.ghosts[i]) <= fit.ignorable) {
          int gain = Position.gain(fit, p.layout, all.ghosts[i], all.kids[i], p.had);
          if (quest.isBetter(p.points + gain, cost)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static void addFree(Layout layout, IntSet builds) {
    int needed = builds.size();
    for (int site : layout.sites()) {
      boolean taken = false;
      for (int i = 0; i < needed; i++) {
        taken |= Layout.cellOf(builds.get(i)) == site;
      }
      if (!taken) {
        builds.add(Layout.build(site, 0));
      }
    }
  }

  /** The last turn. */
  private void last(Position p, Plans plans, int need, int depth) {
    IntSet builds = levels[depth].builds;
    choose(p, plans, need, true, builds);
    for (int i = 0; i < builds.size() && !quest.isDone(); i++) {
      built(p, builds.get(i), 1, depth);
    }
  }

  /** The ghosts and the score of a turn whose tile is built. */
  private void rest(int build, int rounds, int moves, int depth) {
    Level level = levels[depth];
    Position p = level.built;
    Plans plans = p.layout.plans(p.hand, true);
    if (!plans.promises(p.lastingGhosts(), p.kids, p.had, moves, quest.need(p), quest.budget(p))) {
      return;
    }
    Arrangements all = level.arrangements;
    // The score is an action too, and the budget is the first number that is too much.
    all.list(p.layout, p.ghosts, p.kids, p.large, moves, quest.budget(p) - 2);
    Fit[] complete = plans.complete();
    for (int i = 0; i < all.size && !quest.isDone(); i++) {
      quest.count();
      int cost = p.cost + all.cost[i] + 1;
      if (quest.isTooLong(cost)) {
        continue;
      }
      for (Fit fit : complete) {
        if (fit.unmet(all.ghosts[i]) <= fit.ignorable) {
          score(build, fit, i, cost, rounds, depth);
        }
      }
      if (rounds > 1) {
        Position after = level.after;
        after.set(p);
        arrange(after, all, i);
        after.cost = cost;
        line[depth] = new Turn(build, p.layout, after.ghosts, after.kids, after.large, null);
        goOn(after, rounds - 1, depth);
      }
    }
  }

  private static void arrange(Position p, Arrangements all, int i) {
    p.ghosts = all.ghosts[i];
    p.kids = all.kids[i];
    p.large = all.large[i];
  }

  private void score(int build, Fit fit, int i, int cost, int rounds, int depth) {
    Level level = levels[depth];
    Position p = level.built;
    Arrangements all = level.arrangements;
    int points = p.points + Position.gain(fit, p.layout, all.ghosts[i], all.kids[i], p.had);
    boolean better = quest.isBetter(points, cost);
    boolean more = rounds > 1 && (p.hand & ~(1L << fit.card)) != 0;
    if (!better && !more) {
      return;
    }
    line[depth] = new Turn(build, p.layout, all.ghosts[i], all.kids[i], all.large[i], fit);
    if (better) {
      quest.keep(points, cost);
      bestLine = Arrays.copyOf(line, depth + 1);
      bestRoot = root;
    }
    if (more) {
      Position after = level.after;
      after.set(p);
      arrange(after, all, i);
      after.cost = cost;
      after.score(fit);
      goOn(after, rounds - 1, depth);
    }
  }

  // ---- The most promising first

  private @Nullable List<Promise> collected;

  private void expand(int rounds, int depth, Runnable work) {
    if (rounds < COLLECTED) {
      work.run();
      return;
    }
    List<Promise> before = collected;
    List<Promise> promises = new ArrayList<>();
    collected = promises;
    work.run();
    collected = before;
    promises.sort(order());
    for (int i = 0; i < promises.size() && !quest.isDone(); i++) {
      Promise promise = promises.get(i);
      if (promise.bound >= quest.need(promise.after) && !quest.isTooLong(promise.cost)) {
        line[depth] = promise.turn;
        turn(promise.after, rounds - 1, depth + 1);
      }
      if (depth == 0) {
        quest.tell((double) i / promises.size());
      }
    }
  }

  private Comparator<Promise> order() {
    Comparator<Promise> byCost = Comparator.comparingInt(Promise::cost);
    return quest.isShortening()
        ? byCost
        : Comparator.<Promise>comparingInt(promise -> -promise.bound - promise.after.points)
            .thenComparing(byCost);
  }

  private void goOn(Position after, int rounds, int depth) {
    List<Promise> promises = collected;
    if (promises == null || rounds + 1 < COLLECTED) {
      turn(after, rounds, depth + 1);
      return;
    }
    int need = quest.need(after);
    Plans plans = after.layout.plans(after.hand, false);
    int bound = plans.bound(after.lastingGhosts(), after.kids, after.had, 2);
    if (bound < need) {
      return;
    }
    int least =
        quest.isShortening()
            ? plans.least(after.lastingGhosts(), after.kids, after.had, 2, need)
            : 0;
    if (!quest.isTooLong(after.cost + least)) {
      promises.add(new Promise(line[depth], after.copy(), bound, after.cost + least));
    }
  }
}
