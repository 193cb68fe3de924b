package picknmix.games.candyhunters.puzzle.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.box.Patterns;

/**
 * What could be scored from a layout on, by number and place of the missing tiles alone, and how
 * much that can bring at most. A ghost move takes one ghost off a card's cells at most, and brings
 * one kid one step nearer at most: so pieces are counted, and no ghost is moved.
 */
final class Plans {
  private final Layout layout;
  private final int rounds;
  private final boolean built;

  private final List<Plan> plans = new ArrayList<>();
  private final Fit[] fits;
  private final Fit[] complete;

  /** One card, or one card and then another in the round after. */
  private static final class Plan {
    final Fit first;
    final @Nullable Fit second;

    /** What is to be built for it, and what of this must be built in this very round. */
    final int[] builds;

    final boolean firstBuildsNow;

    /** How many turns its builds take. */
    final int turns;

    /** Whether a round is left in which anything may be built. */
    final boolean slack;

    Plan(Fit first, @Nullable Fit second, int[] builds, int turns, boolean slack) {
      this.turns = turns;
      this.first = first;
      this.second = second;
      this.builds = builds;
      this.slack = slack;
      firstBuildsNow = second != null && first.builds() > 0;
    }
  }

  /**
   * The plans with these cards.
   *
   * @param built whether this round's tile is already built
   */
  Plans(Layout layout, long hand, boolean built) {
    this.layout = layout;
    this.built = built;
    rounds = layout.builds + (built ? 1 : 0);
    List<Fit> held = new ArrayList<>();
    for (Fit fit : layout.fits) {
      if ((Patterns.bit(fit.card) & hand) != 0) {
        held.add(fit);
      }
    }
    fits = held.toArray(new Fit[0]);
    complete = held.stream().filter(fit -> fit.builds() == 0).toArray(Fit[]::new);
    if (rounds <= 2) {
      for (Fit fit : fits) {
        if (fit.wrong == 0 || fit.ignorable > 0) {
          add(fit, null);
          for (Fit next : fits) {
            if (rounds == 2 && next.card != fit.card && fit.builds() <= (built ? 0 : 1)) {
              add(fit, next);
            }
          }
        }
      }
    }
  }

  private void add(Fit first, @Nullable Fit second) {
    int[] lacking = union(first.missing, second == null ? new int[0] : second.missing);
    boolean haunted = first.ignorable > 0 || (second != null && second.ignorable > 0);
    if (!haunted) {
      boolean rebuilt =
          second == null
              || ((second.wrong & ~first.right) == 0 && Long.bitCount(second.wrong) <= 1);
      if (!rebuilt || lacking.length > layout.builds) {
        return;
      }
    }
    int turns = first.builds() + (built ? 1 : 0);
    plans.add(new Plan(first, second, lacking, turns, haunted || lacking.length < layout.builds));
  }

  private static int[] union(int[] some, int[] others) {
    int[] union = Arrays.copyOf(some, some.length + others.length);
    int size = some.length;
    for (int other : others) {
      boolean known = false;
      for (int one : some) {
        known |= one == other;
      }
      if (!known) {
        union[size++] = other;
      }
    }
    return Arrays.copyOf(union, size);
  }

  // ---- Bounds

  /** The most that can be gained, if so many ghost moves are left in this round. */
  int bound(long ghosts, long kids, int had, int moves) {
    if (rounds > 2) {
      return coarse(kids, had);
    }
    int most = 0;
    for (int i = 0; i < plans.size(); i++) {
      most = Math.max(most, bound(plans.get(i), ghosts, kids, had, moves));
    }
    return most;
  }

  /** Whether so much can be gained by fewer actions than these. */
  boolean promises(long ghosts, long kids, int had, int moves, int need, int actions) {
    if (actions == Integer.MAX_VALUE || rounds > 2) {
      return bound(ghosts, kids, had, moves) >= need;
    }
    for (int i = 0; i < plans.size(); i++) {
      Plan plan = plans.get(i);
      if (bound(plan, ghosts, kids, had, moves) >= need
          && least(plan, ghosts, kids, had, moves, need) < actions) {
        return true;
      }
    }
    return false;
  }

  /** The fewest actions by which so much may be gained. */
  int least(long ghosts, long kids, int had, int moves, int need) {
    int least = rounds > 2 ? 3 : Integer.MAX_VALUE / 2;
    for (int i = 0; i < plans.size(); i++) {
      Plan plan = plans.get(i);
      if (bound(plan, ghosts, kids, had, moves) >= need) {
        least = Math.min(least, least(plan, ghosts, kids, had, moves, need));
      }
    }
    return least;
  }

  /**
   * The fewest actions of a plan that can gain so much. A turn takes a build, a word about the
   * ghosts and one about the score; a step of a kid takes a push, and its ghost move; a turn with
   * ghost moves takes one action more than one without.
   */
  private int least(Plan plan, long ghosts, long kids, int had, int moves, int need) {
    int most = moves + 2 * (rounds - 1);
    int steps = 0;
    while (steps < most && value(plan, ghosts, kids, had, moves, steps, most) < need) {
      steps++;
    }
    int leaving = 0;
    while (leaving < most && value(plan, ghosts, kids, had, moves, most, leaving) < need) {
      leaving++;
    }
    int turns = plan.second == null ? Math.max(1, plan.turns) : 2;
    int ghostMoves = Math.max(steps, leaving);
    while (moves + 2 * (turns - 1) < ghostMoves) {
      turns++;
    }
    // Where all ghosts are stuck nothing is said about them; in a later turn they may be.
    int actions = 2 * turns + (layout.around(ghosts) == 0 ? 0 : 1) - (built ? 1 : 0);
    if (moves < 2) {
      return actions - 1 + steps;
    }
    return actions + steps + (ghostMoves + 1) / 2;
  }

  private int bound(Plan plan, long ghosts, long kids, int had, int moves) {
    int most = moves + 2 * (rounds - 1);
    return value(plan, ghosts, kids, had, moves, most, most);
  }

  /** What a plan can bring if kids go so many steps and so many ghosts leave, and no more. */
  private int value(Plan plan, long ghosts, long kids, int had, int moves, int steps, int leaving) {
    Fit first = plan.first;
    Fit second = plan.second;
    if (second == null) {
      return value(first, ghosts, kids, had, steps, leaving);
    }
    int points = first.worth + second.worth;
    points -= Math.max(0, Long.bitCount(ghosts & first.right) - Math.min(leaving, moves));
    points -= Math.max(0, Long.bitCount(ghosts & second.right) - leaving);
    long area = first.right | second.right;
    long near = (first.near | second.near) & ~area;
    long nextNear = (first.nextNear | second.nextNear) & ~area & ~near;
    int inside = Long.bitCount(kids & area);
    int home = inside + entering(kids & ~area, near, nextNear, steps);
    return points + home + Math.min(home, Integer.bitCount(~had & 15));
  }

  private int value(Fit fit, long ghosts, long kids, int had, int steps, int leaving) {
    int points = fit.worth - Math.max(0, Long.bitCount(ghosts & fit.right) - leaving);
    long inside = kids & fit.right;
    int home = Long.bitCount(inside);
    int room = Long.bitCount(fit.right) + fit.missing.length;
    home = Math.min(room, home + entering(kids & ~inside, fit.near, fit.nextNear, steps));
    // A step brings one more colour at most: a kid comes in, or goes from one cell to another.
    int colours = Integer.bitCount(layout.coloursOf(inside) & ~had) + steps;
    return points + home + Math.min(Math.min(home, colours), Integer.bitCount(~had & 15));
  }

  /** How many of these kids can come in: each needs a move for each step. */
  private static int entering(long kids, long near, long nextNear, int moves) {
    int ones = Math.min(Long.bitCount(kids & near), moves);
    int left = moves - ones;
    int twos = Math.min(Long.bitCount(kids & nextNear), left / 2);
    left -= 2 * twos;
    return ones + twos + Math.min(Long.bitCount(kids & ~near & ~nextNear), left / 3);
  }

  /** As many cards as there are rounds, and all kids. */
  private int coarse(long kids, int had) {
    long cards = 0;
    int worth = 0;
    int count = 0;
    for (Fit fit : fits) {
      if ((cards & Patterns.bit(fit.card)) == 0 && count < rounds) {
        cards |= Patterns.bit(fit.card);
        count++;
        worth += fit.worth;
      }
    }
    if (count == 0) {
      return 0;
    }
    for (Fit fit : fits) { // all haunted ones may be among them
      worth += (cards & Patterns.bit(fit.card)) == 0 && fit.ignorable > 0 ? fit.worth : 0;
    }
    int home = Long.bitCount(kids);
    return worth + home + Math.min(home, Integer.bitCount(~had & 15));
  }

  // ---- What to build

  /** The builds of this round that can bring at least so much; true if a free build can too. */
  boolean builds(long ghosts, long kids, int had, int need, int actions, IntSet out) {
    boolean free = false;
    if (rounds > 2) {
      for (Fit fit : fits) {
        addSites(fit.missing, out);
      }
      return true;
    }
    for (int i = 0; i < plans.size(); i++) {
      Plan plan = plans.get(i);
      if (bound(plan, ghosts, kids, had, 2) >= need
          && (actions == Integer.MAX_VALUE || least(plan, ghosts, kids, had, 2, need) < actions)) {
        boolean forced = plan.firstBuildsNow && plan.first.ignorable == 0;
        addSites(forced ? plan.first.missing : plan.builds, out);
        free |= !forced && plan.slack;
      }
    }
    return free;
  }

  private void addSites(int[] builds, IntSet out) {
    for (int build : builds) {
      if (layout.isSite(Layout.cellOf(build))) {
        out.add(build);
      }
    }
  }

  /** The cards that lack no tile that they need. */
  Fit[] complete() {
    return complete;
  }
}
