package picknmix.games.candyhunters.puzzle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import picknmix.games.candyhunters.CandyHuntersSubject;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.Json;
import picknmix.oracle.Oracle;

/**
 * All that can be played from a position of a puzzle, on the oracle: after one action, after two,
 * and so on until nothing is left. It is the solver's judge, so nothing about it is clever; it only
 * remembers positions, since one that was met before has nothing new to tell.
 */
final class ExhaustiveSearch {
  private static final String SEAT = "0";

  /** No puzzle brings so many points, so none is over before its rounds are (CH-24). */
  private static final int OUT_OF_REACH = 1_000_000;

  /** With how few actions each number of points can be had. */
  private final TreeMap<Integer, Integer> fewest = new TreeMap<>();

  private final Set<String> seen = new HashSet<>();

  ExhaustiveSearch(CandyHuntersState s) {
    List<Oracle> positions = List.of(oracle(s, OUT_OF_REACH));
    for (int actions = 0; !positions.isEmpty(); actions++) {
      for (Oracle position : positions) {
        fewest.putIfAbsent(position.scores().getFirst(), actions);
      }
      positions = after(positions);
    }
  }

  /** Each new position to which one more action leads. */
  private List<Oracle> after(List<Oracle> positions) {
    List<Oracle> next = new ArrayList<>();
    for (Oracle position : positions) {
      for (String action : position.legal(SEAT)) {
        Oracle after = position.apply(SEAT, action);
        if (seen.add(after.state().toString())) {
          next.add(after);
        }
      }
    }
    return next;
  }

  /** The puzzle on the oracle, with a goal of our own. */
  static Oracle oracle(CandyHuntersState s, int goal) {
    Map<String, Object> json = CandyHuntersSubject.make().game().codec().json(s);
    json.put("puzzle", Json.object("goal", goal, "rounds", s.rounds));
    return CandyHuntersSubject.make().oracle().apply(json);
  }

  /** The same, with a goal that nobody reaches. */
  static Oracle oracle(CandyHuntersState s) {
    return oracle(s, OUT_OF_REACH);
  }

  /** The most points that can be had at any time. */
  int most() {
    return fewest.lastKey();
  }

  /** How few actions bring at least so many points, of which there are enough. */
  int fewestTo(int points) {
    return fewest.tailMap(points).values().stream()
        .mapToInt(actions -> actions)
        .min()
        .orElseThrow();
  }

  int positions() {
    return seen.size() + 1;
  }
}
