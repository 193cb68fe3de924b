package picknmix.server.table;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Who wants a bot to play on for whom. A value.
 *
 * @param bySeat the seats that agree, by the seat concerned
 */
record Votes(Map<Integer, Set<Integer>> bySeat) {
  static final Votes NONE = new Votes(Map.of());

  /** With the voter's word about that seat. */
  Votes with(int seat, int voter, boolean agrees) {
    Map<Integer, Set<Integer>> next = new TreeMap<>(bySeat);
    Set<Integer> votes = new TreeSet<>(next.getOrDefault(seat, Set.of()));
    boolean _ = agrees ? votes.add(voter) : votes.remove(voter);
    next.put(seat, Collections.unmodifiableSet(votes));
    return new Votes(Collections.unmodifiableMap(next));
  }

  /** Only those about these seats; the others have become void. */
  Votes about(Collection<Integer> seats) {
    if (seats.containsAll(bySeat.keySet())) {
      return this;
    }
    Map<Integer, Set<Integer>> next = new TreeMap<>(bySeat);
    next.keySet().retainAll(seats);
    return new Votes(Collections.unmodifiableMap(next));
  }

  /** Those who agree about that seat, in order. */
  List<Integer> about(int seat) {
    return List.copyOf(bySeat.getOrDefault(seat, Set.of()));
  }

  /**
   * Whether it is decided.
   *
   * @param voters those who have a say: each of them must agree
   */
  boolean areUnanimous(int seat, Collection<Integer> voters) {
    Set<Integer> agreed = bySeat.getOrDefault(seat, Set.of());
    return !agreed.isEmpty() && agreed.containsAll(voters);
  }
}
