package picknmix.games.candyghosts;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.oracle.Components;
import picknmix.games.candyghosts.oracle.Flow;
import picknmix.games.candyghosts.oracle.Loading;
import picknmix.games.candyghosts.oracle.Night;
import picknmix.games.candyghosts.oracle.Scores;
import picknmix.games.candyghosts.oracle.Writing;
import picknmix.oracle.Oracle;

/**
 * Candy Ghosts a second time, from docs/rules/candy-ghosts.md and candy-ghosts-notation.md alone.
 */
public final class CandyGhostsOracle implements Oracle {
  private final Night night;

  /** What the deciders may do: asked for again and again, or never; so listed when it first is. */
  private @Nullable Set<String> listed;

  private CandyGhostsOracle(Night night) {
    this.night = night;
  }

  /** The state in the notation page's JSON, and what is in the data file it is played with. */
  public static CandyGhostsOracle of(Map<String, Object> state, Components data) {
    return new CandyGhostsOracle(Loading.night(state, data));
  }

  private Set<String> listed() {
    if (listed == null) {
      listed = Collections.unmodifiableSet(new LinkedHashSet<>(Flow.legal(night)));
    }
    return listed;
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
    return toAct().contains(seat) ? listed() : Set.of();
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
    return new CandyGhostsOracle(Flow.apply(night, action));
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
