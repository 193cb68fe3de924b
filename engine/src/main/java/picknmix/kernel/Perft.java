package picknmix.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * Counts action sequences: the quickest way to see whether two engines have the same rules. What
 * each seat that can act may do, dice outcomes and open actions worth trying all count as actions;
 * the clock does not; a game that ends earlier counts once.
 *
 * @param <S> the game's state
 */
public final class Perft<S extends State<S>> {
  private final Rules<S> rules;
  private final List<S> states = new ArrayList<>();
  private final List<ActionList> lists = new ArrayList<>();

  private Perft(Rules<S> rules) {
    this.rules = rules;
  }

  /** The number of action sequences of that length from the state on. */
  public static <S extends State<S>> long count(Rules<S> rules, S state, int depth) {
    Perft<S> perft = new Perft<>(rules);
    for (int i = 0; i <= depth; i++) {
      perft.states.add(state.copy());
      perft.lists.add(new ActionList());
    }
    return perft.count(depth);
  }

  /** Counts from the state kept for that depth; deeper ones are worked out in those below. */
  private long count(int depth) {
    S s = states.get(depth);
    int turn = rules.turn(s);
    if (depth == 0 || turn == Seat.OVER) {
      return 1;
    }
    if (turn == Seat.CHANCE) {
      return chance(s, depth);
    }
    long nodes = 0;
    for (int actors = rules.actors(s); actors != 0; actors &= actors - 1) {
      nodes = Math.addExact(nodes, seat(s, Integer.numberOfTrailingZeros(actors), depth));
    }
    return nodes;
  }

  private long seat(S s, int seat, int depth) {
    ActionList list = lists.get(depth);
    list.clear();
    rules.legal(s, seat, list);
    long open = rules.openCount(s, seat);
    if (depth == 1) {
      return Math.addExact(list.size(), open);
    }
    long nodes = 0;
    for (int i = 0; i < list.size(); i++) {
      nodes = Math.addExact(nodes, after(s, seat, list.get(i), depth));
    }
    for (long i = 0; i < open; i++) {
      nodes = Math.addExact(nodes, after(s, seat, rules.openAction(s, seat, i), depth));
    }
    return nodes;
  }

  private long chance(S s, int depth) {
    Outcomes outcomes = new Outcomes();
    rules.chance(s, outcomes);
    long nodes = 0;
    for (int i = 0; i < outcomes.size(); i++) {
      nodes = Math.addExact(nodes, after(s, Seat.CHANCE, outcomes.action(i), depth));
    }
    return nodes;
  }

  private long after(S s, int seat, long action, int depth) {
    S next = states.get(depth - 1);
    next.copyFrom(s);
    rules.apply(next, seat, action, null);
    return count(depth - 1);
  }
}
