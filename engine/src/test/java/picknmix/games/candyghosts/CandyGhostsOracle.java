package picknmix.games.candyghosts;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import picknmix.games.candyghosts.oracle.Flow;
import picknmix.games.candyghosts.oracle.Loading;
import picknmix.games.candyghosts.oracle.Night;
import picknmix.games.candyghosts.oracle.Scores;
import picknmix.games.candyghosts.oracle.Writing;
import picknmix.oracle.Oracle;

/**
 * Candy Ghosts a second time, from docs/rules/candy-ghosts.md and candy-ghosts-notation.md alone.
 */
public record CandyGhostsOracle(Night night, Set<String> listed) implements Oracle {

  /** What the deciders may do is listed once, since it is asked for again and again. */
  private static CandyGhostsOracle at(Night night) {
    return new CandyGhostsOracle(
        night, Collections.unmodifiableSet(new LinkedHashSet<>(Flow.legal(night))));
  }

  /** The state in the notation page's JSON, and the text of the data file it is played with. */
  public static CandyGhostsOracle of(Map<String, Object> state, String data) {
    return at(Loading.night(state, data));
  }

  @Override
  public Map<String, Object> state() {
    return Writing.state(night);
  }

  @Override
  public Map<String, Object> view(String viewer) {
    return Writing.view(night, viewer);
  }

  @Override
  public List<String> toAct() {
    return Flow.chance(night).isEmpty()
        ? Flow.deciders(night).stream().map(String::valueOf).toList()
        : List.of("chance");
  }

  @Override
  public Set<String> legal(String seat) {
    if (seat.equals("chance")) {
      return chance().keySet();
    }
    return toAct().contains(seat) ? listed : Set.of();
  }

  /** GS-5: weight 1 each. */
  @Override
  public Map<String, Integer> chance() {
    return Flow.chance(night).stream().collect(Collectors.toMap(Function.identity(), roll -> 1));
  }

  @Override
  public boolean open(String seat) {
    return false;
  }

  @Override
  public Set<String> openActions(String seat) {
    return Set.of();
  }

  @Override
  public boolean accepts(String seat, String action) {
    return legal(seat).contains(action);
  }

  @Override
  public CandyGhostsOracle apply(String seat, String action) {
    if (!accepts(seat, action)) {
      throw new IllegalArgumentException(seat + " may not " + action + ": " + state());
    }
    return at(Flow.apply(night, action));
  }

  @Override
  public List<Integer> scores() {
    return Scores.of(night);
  }

  @Override
  public List<Integer> winners() {
    return Scores.winners(night);
  }
}
