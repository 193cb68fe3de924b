package picknmix.bots;

import java.util.Arrays;

/**
 * Chooses what a search tries next at a node: of the children whose actions can be done, or the one
 * of the other actions that seems best. Reusable working memory.
 */
final class Selection {
  private final Tree tree;
  private int[] children = new int[64];
  private double[] priors = new double[64];
  private int size;
  private boolean hasRest;
  private double restPrior;

  Selection(Tree tree) {
    this.tree = tree;
  }

  void clear() {
    size = 0;
    hasRest = false;
  }

  /** A child that can be tried again; in the order of actions. */
  void add(int child, double prior) {
    if (size == children.length) {
      children = Arrays.copyOf(children, 2 * size);
      priors = Arrays.copyOf(priors, 2 * size);
    }
    children[size] = child;
    priors[size] = prior;
    size++;
  }

  /** What the best of those that were never tried seems to be worth. */
  void addRest(double prior) {
    hasRest = true;
    restPrior = prior;
  }

  /**
   * The child with the highest upper bound (UCB), or {@link Tree#NONE} if that is an action which
   * was never tried. What it seemed to be worth counts as a few visits, on the level of what has
   * been found out about its siblings. Of those that were never tried only the one that seems best
   * can have the highest.
   */
  int pick(Ismcts.Trying trying, double scale) {
    int tried = 0;
    double surplus = 0;
    for (int i = 0; i < size; i++) {
      int child = children[i];
      tree.offer(child);
      tried += tree.visits(child);
      // Not as surplus += sum − …: compiled to JavaScript that loses its brackets.
      surplus -= tree.visits(child) * priors[i] - tree.sum(child);
    }
    double level = tried == 0 ? 0 : surplus / tried;
    double weight = trying.priorWeight();
    double exploration = trying.exploration() * scale;
    int best = Tree.NONE;
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < size; i++) {
      int child = children[i];
      double visits = weight + tree.visits(child);
      double sum = weight * (level + priors[i]) + tree.sum(child);
      double bound = bound(exploration, sum, visits, tree.availability(child));
      if (bound > highest) {
        highest = bound;
        best = child;
      }
    }
    boolean isRest =
        hasRest && bound(exploration, weight * (level + restPrior), weight, tried) > highest;
    return isRest ? Tree.NONE : best;
  }

  private static double bound(double exploration, double sum, double visits, int availability) {
    return sum / visits + exploration * Math.sqrt(log2(availability + 1) / visits);
  }

  /** The binary logarithm, straight between the powers of two: the same on every platform. */
  static double log2(int n) {
    int whole = 31 - Integer.numberOfLeadingZeros(n);
    return whole + (n - (1 << whole)) / (double) (1 << whole);
  }
}
