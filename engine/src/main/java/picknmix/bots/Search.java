package picknmix.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot.Budget;
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
  private final List<S> determinizations = new ArrayList<>();
  private final S state;
  private final Decision<S> decision;
  private final @Nullable Overview<S> overview;
  private final Selection selection;
  private int[] children = new int[64];
  private int[] path = new int[64];
  private int depth;

  /** What was found out, in this search and in those before that it goes on from. */
  final Tree tree;

  /** What can be done now. */
  final Decision<S> root;

  /** What the last round came to for each seat. */
  final double[] values;

  /** How often each action was the first of a round in this search. */
  private final int[] begun;

  /** The node of each first action, so that it need not be looked for in every round. */
  private final int[] firsts;

  Search(
      Rules<S> rules,
      Eval<S> eval,
      Function<S, Ismcts.Style> styles,
      View<S> view,
      Tree tree,
      Rng rng) {
    this.rules = rules;
    this.eval = eval;
    this.view = view;
    this.tree = tree;
    this.rng = rng;
    this.luck = new CommonRandom(rng.bits());
    this.root = new Decision<>(rules, eval);
    this.decision = new Decision<>(rules, eval);
    this.overview = eval.overview();
    this.selection = new Selection(tree);
    S first = view.determinize(rng);
    determinizations.add(first);
    this.style = styles.apply(first);
    this.state = first.copy();
    this.values = new double[first.seats()];
    this.begun = new int[root.list(state, view.viewer())];
    this.firsts = new int[begun.length];
    for (int i = 0; i < firsts.length; i++) {
      firsts[i] = tree.find(Tree.ROOT, view.viewer(), root.actions.get(i));
    }
    if (begun.length > 0) {
      root.judge(state, view.viewer());
    }
  }

  /** How many rounds there were. */
  int rounds() {
    return Arrays.stream(begun).sum();
  }

  /** Whichever begin the next rounds meet the same imagined state, and the same luck. */
  void beginTogether() {
    Arrays.fill(begun, Arrays.stream(begun).max().orElse(0));
  }

  /** The number of any action, by chance. */
  int anyChoice() {
    return rng.below(choices());
  }

  /** Each seat's chance to win, if that is what so many rounds came to in all. */
  List<Double> wins(double[] sums, int rounds) {
    double[] chances = Arrays.stream(sums).map(sum -> sum / rounds).toArray();
    eval.wins(chances);
    return Arrays.stream(chances).boxed().toList();
  }

  /** How many actions there are to choose from. */
  int choices() {
    return begun.length;
  }

  /** Plays rounds until the budget is used up; a single one if there is none or no choice. */
  void run(Budget budget) {
    long start = System.nanoTime();
    long nanos = budget.millis() * 1_000_000L;
    int most = budget.iterations() > 0 ? budget.iterations() : Integer.MAX_VALUE;
    if (choices() == 1 || (nanos == 0 && budget.iterations() <= 0)) {
      most = 1;
    }
    for (int round = 0; round < most; round++) {
      if (nanos > 0 && round % PATIENCE == PATIENCE - 1 && System.nanoTime() - start >= nanos) {
        break;
      }
      play(selectFirst());
    }
  }

  /** The next determinization: all actions meet the same ones in turn, which is only fair. */
  private S determinization(int number) {
    int index = number % MOST_DETERMINIZATIONS;
    while (index >= determinizations.size()) {
      determinizations.add(view.determinize(rng));
    }
    return determinizations.get(index);
  }

  /**
   * One round: that action, down the tree, one node more, on by what seems best, and back up.
   *
   * @param choice the action's number in the list
   */
  void play(int choice) {
    depth = 0;
    int node = Tree.ROOT;
    int seat = view.viewer();
    int player = seat;
    int turns = style.turns();
    int number = begun[choice]++;
    state.copyFrom(determinization(number));
    luck.begin(number);
    while (seat != Seat.OVER && (turns > 0 || !eval.isQuiet(state))) {
      long action =
          depth == 0
              ? root.actions.get(choice)
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
    firsts[choice] = depth == 0 ? Tree.NONE : path[0];
    for (int i = 0; i < depth; i++) {
      int mover = tree.seat(path[i]);
      tree.visit(path[i], mover >= 0 ? values[mover] : 0);
    }
  }

  private long choose(int node, int seat) {
    if (overview != null && (node != Tree.NONE || style.noise() == 0)) {
      int choices = overview.look(state, seat);
      if (choices > 0) {
        return node == Tree.NONE || choices == 1
            ? overview.best()
            : selectAtAGlance(overview, node, seat);
      }
    }
    return chooseFromList(node, seat);
  }

  private long chooseFromList(int node, int seat) {
    int choices = decision.list(state, seat);
    if (choices == 1) {
      return decision.actions.get(0);
    }
    if (node == Tree.NONE) {
      return decision.judgeAndPick(state, seat, style.noise(), rng);
    }
    decision.judge(state, seat);
    findChildren(decision.actions, node, seat);
    return decision.actions.get(select(decision, style.later()));
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

  /** The number of the action to begin a round with. */
  private int selectFirst() {
    makeRoom(choices());
    System.arraycopy(firsts, 0, children, 0, choices());
    return select(root, style.now());
  }

  /** The number of the listed action to try; its children are found already. */
  private int select(Decision<S> decision, Ismcts.Trying trying) {
    selection.clear();
    int untried = -1;
    for (int i = 0; i < decision.actions.size(); i++) {
      if (children[i] != Tree.NONE) {
        selection.add(children[i], decision.priors[i]);
      } else if (untried < 0 || decision.priors[i] > decision.priors[untried]) {
        untried = i;
      }
    }
    if (untried >= 0) {
      selection.addRest(decision.priors[untried]);
    }
    int child = selection.pick(trying, eval.scale());
    return child == Tree.NONE ? untried : decision.actions.indexOf(tree.action(child));
  }

  /** The same without a list: only what was tried before is looked at, and the best of the rest. */
  private long selectAtAGlance(Overview<S> overview, int node, int seat) {
    selection.clear();
    for (int child = tree.child(node); child != Tree.NONE; child = tree.sibling(child)) {
      double prior = tree.seat(child) == seat ? overview.take(tree.action(child)) : Double.NaN;
      if (!Double.isNaN(prior)) {
        selection.add(child, prior);
      }
    }
    long rest = overview.best();
    if (rest != Overview.NONE) {
      selection.addRest(overview.worth());
    }
    int child = selection.pick(style.later(), eval.scale());
    return child == Tree.NONE ? rest : tree.action(child);
  }

  private void findChildren(ActionList actions, int node, int seat) {
    makeRoom(actions.size());
    Arrays.fill(children, 0, actions.size(), Tree.NONE);
    for (int child = tree.child(node); child != Tree.NONE; child = tree.sibling(child)) {
      int at = tree.seat(child) == seat ? actions.indexOf(tree.action(child)) : -1;
      if (at >= 0) {
        children[at] = child;
      }
    }
  }

  private void makeRoom(int choices) {
    if (children.length < choices) {
      children = new int[2 * choices];
    }
  }
}
