package picknmix.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picknmix.kernel.Bot.Advice;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Bot.Candidate;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.State;
import picknmix.kernel.View;

/** One search of {@link Ismcts}, with its memory. */
final class Search<S extends State<S>> {
  /** So many determinizations are kept and used again, then nothing allocates any more. */
  private static final int MOST_DETERMINIZATIONS = 1024;

  /** Rounds between two looks at the clock. */
  private static final int PATIENCE = 8;

  private final Rules<S> rules;
  private final Eval<S> eval;
  private final Ismcts.Style style;
  private final View<S> view;
  private final Rng rng;
  private final CommonRandom luck;
  private final double exploration;
  private final List<S> determinizations = new ArrayList<>();
  private final S state;
  private final Decision<S> root;
  private final Decision<S> decision;
  private final Tree tree = new Tree(256);
  private final double[] values;
  private int[] children = new int[64];
  private int[] path = new int[64];
  private int depth;
  private int tried;

  Search(Rules<S> rules, Eval<S> eval, Ismcts.Style style, View<S> view, Rng rng) {
    this.rules = rules;
    this.eval = eval;
    this.style = style;
    this.view = view;
    this.rng = rng;
    this.luck = new CommonRandom(rng.bits());
    this.exploration = style.exploration() * eval.scale();
    this.root = new Decision<>(rules, eval);
    this.decision = new Decision<>(rules, eval);
    S first = view.determinize(rng);
    determinizations.add(first);
    this.state = first.copy();
    this.values = new double[first.seats()];
  }

  Advice run(Budget budget) {
    int choices = root.list(state, view.viewer());
    if (choices == 0) {
      return new Advice(null, 0, List.of());
    }
    root.judge(state, view.viewer());
    long start = System.nanoTime();
    long nanos = budget.millis() * 1_000_000L;
    int most = budget.iterations() > 0 ? budget.iterations() : Integer.MAX_VALUE;
    if (choices == 1 || (nanos == 0 && budget.iterations() <= 0)) {
      most = 1;
    }
    for (int round = 0; round < most; round++) {
      if (nanos > 0 && round % PATIENCE == PATIENCE - 1 && System.nanoTime() - start >= nanos) {
        break;
      }
      playOn();
    }
    return advice();
  }

  /**
   * The next determinization for an action: all actions meet the same determinizations in turn,
   * which is only fair.
   */
  private S determinization(int child) {
    int index = child == Tree.NONE ? 0 : tree.visits(child) % MOST_DETERMINIZATIONS;
    if (index == determinizations.size()) {
      determinizations.add(view.determinize(rng));
    }
    return determinizations.get(index);
  }

  /** One round: down the tree, one node more, on by what seems best, and back up. */
  private void playOn() {
    depth = 0;
    int node = Tree.ROOT;
    int seat = view.viewer();
    int player = seat;
    int turns = style.turns();
    long first = root.actions.get(select(root, node, seat));
    int child = tree.find(node, seat, first);
    state.copyFrom(determinization(child));
    luck.begin(child == Tree.NONE ? 0 : tree.visits(child));
    while (seat != Seat.OVER && (turns > 0 || !eval.isQuiet(state))) {
      long action =
          depth == 0
              ? first
              : seat == Seat.CHANCE ? decision.draw(state, luck) : choose(node, seat);
      node = node == Tree.NONE ? Tree.NONE : follow(node, seat, action);
      rules.apply(state, seat, action, null);
      seat = decision.actor(state, rng);
      if (seat >= 0 && seat != player) {
        player = seat;
        turns--;
      }
    }
    eval.values(state, values);
    for (int i = 0; i < depth; i++) {
      int mover = tree.seat(path[i]);
      tree.visit(path[i], mover >= 0 ? values[mover] : 0);
    }
  }

  private long choose(int node, int seat) {
    int choices = decision.list(state, seat);
    if (choices == 1) {
      return decision.actions.get(0);
    }
    if (node == Tree.NONE) {
      return decision.judgeAndPick(state, seat, style.noise(), rng);
    }
    decision.judge(state, seat);
    return decision.actions.get(select(decision, node, seat));
  }

  /** The child, new if need be; {@link Tree#NONE} after a new one, since there the tree ends. */
  private int follow(int node, int seat, long action) {
    int child = tree.find(node, seat, action);
    boolean isNew = child == Tree.NONE;
    if (isNew) {
      child = tree.add(node, seat, action);
      if (child == Tree.NONE) {
        return Tree.NONE;
      }
      tree.offer(child);
    }
    if (depth == path.length) {
      path = Arrays.copyOf(path, 2 * depth);
    }
    path[depth++] = child;
    return isNew && seat != Seat.CHANCE ? Tree.NONE : child;
  }

  /**
   * The action with the highest upper bound (UCB). What it seemed to be worth counts as a few
   * visits, on the level of what has been found out about its siblings.
   */
  private int select(Decision<S> decision, int node, int seat) {
    int choices = decision.actions.size();
    double level = lookAtChildren(decision, node, seat);
    double priorWeight = style.priorWeight();
    int best = 0;
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < choices; i++) {
      int child = children[i];
      double visits = priorWeight;
      double sum = priorWeight * (level + decision.priors[i]);
      int availability = tried;
      if (child != Tree.NONE) {
        visits += tree.visits(child);
        sum += tree.sum(child);
        availability = tree.availability(child);
      }
      double bound = sum / visits + exploration * Math.sqrt(log2(availability + 1) / visits);
      if (bound > highest) {
        highest = bound;
        best = i;
      }
    }
    return best;
  }

  /**
   * Finds the children, tells by how much they have turned out better than they seemed, and keeps
   * how often they were tried together.
   */
  private double lookAtChildren(Decision<S> decision, int node, int seat) {
    int choices = decision.actions.size();
    if (children.length < choices) {
      children = new int[2 * choices];
    }
    tried = 0;
    double surplus = 0;
    for (int i = 0; i < choices; i++) {
      int child = tree.find(node, seat, decision.actions.get(i));
      children[i] = child;
      if (child != Tree.NONE) {
        tree.offer(child);
        tried += tree.visits(child);
        // Not as surplus += sum − …: compiled to JavaScript that loses its brackets.
        surplus -= tree.visits(child) * decision.priors[i] - tree.sum(child);
      }
    }
    return tried == 0 ? 0 : surplus / tried;
  }

  /** The binary logarithm, straight between the powers of two: the same on every platform. */
  static double log2(int n) {
    int whole = 31 - Integer.numberOfLeadingZeros(n);
    return whole + (n - (1 << whole)) / (double) (1 << whole);
  }

  private Advice advice() {
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < root.actions.size(); i++) {
      long action = root.actions.get(i);
      int child = tree.find(Tree.ROOT, view.viewer(), action);
      if (child != Tree.NONE) {
        int visits = tree.visits(child);
        candidates.add(new Candidate(action, visits, tree.sum(child) / visits));
      }
    }
    return Candidates.best(candidates);
  }
}
