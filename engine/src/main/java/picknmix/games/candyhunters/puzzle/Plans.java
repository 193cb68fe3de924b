package picknmix.games.candyhunters.puzzle;

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

    /** Whether a round is left in which anything may be built. */
    final boolean slack;

    Plan(Fit first, @Nullable Fit second, int[] builds, boolean slack) {
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
    plans.add(new Plan(first, second, lacking, haunted || lacking.length < layout.builds));
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

  /** The most that one card scored in this round, before whose build we stand, can bring. */
  int boundAtOnce(long ghosts, long kids, int had) {
    int most = 0;
    for (Fit fit : fits) {
      if (fit.builds() <= 1 && (fit.wrong == 0 || fit.ignorable > 0)) {
        most = Math.max(most, bound(fit, ghosts, kids, had, 2));
      }
    }
    return most;
  }

  private int bound(Plan plan, long ghosts, long kids, int had, int moves) {
    Fit first = plan.first;
    Fit second = plan.second;
    if (second == null) {
      return bound(first, ghosts, kids, had, moves + 2 * (rounds - 1));
    }
    int points = first.worth + second.worth;
    points -= Math.max(0, Long.bitCount(ghosts & first.right) - moves);
    points -= Math.max(0, Long.bitCount(ghosts & second.right) - moves - 2);
    long area = first.right | second.right;
    long near = (first.near | second.near) & ~area;
    long nextNear = (first.nextNear | second.nextNear) & ~area & ~near;
    int inside = Long.bitCount(kids & area);
    int home = inside + entering(kids & ~area, near, nextNear, moves + 2);
    return points + home + Math.min(home, Integer.bitCount(~had & 15));
  }

  private int bound(Fit fit, long ghosts, long kids, int had, int moves) {
    int points = fit.worth - Math.max(0, Long.bitCount(ghosts & fit.right) - moves);
    long inside = kids & fit.right;
    int home = Long.bitCount(inside);
    int colours = had | layout.coloursOf(inside);
    int entering = entering(kids & ~fit.right, fit.near, fit.nextNear, moves);
    entering = Math.min(entering, Long.bitCount(fit.right) + fit.missing.length - home);
    points += home + Integer.bitCount(colours & ~had);
    return points + entering + Math.min(entering, Integer.bitCount(~colours & 15));
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
  boolean builds(long ghosts, long kids, int had, int need, IntSet out) {
    boolean free = false;
    if (rounds > 2) {
      for (Fit fit : fits) {
        addSites(fit.missing, out);
      }
      return true;
    }
    for (int i = 0; i < plans.size(); i++) {
      Plan plan = plans.get(i);
      if (bound(plan, ghosts, kids, had, 2) >= need) {
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
