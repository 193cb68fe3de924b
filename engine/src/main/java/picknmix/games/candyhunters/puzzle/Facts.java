package picknmix.games.candyhunters.puzzle;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Json;

/**
 * What was measured of a puzzle; its level follows from it (CH-25).
 *
 * @param actions how many a shortest solution has
 * @param kept how many first turns keep the goal within reach, of all {@code turns} that there are
 * @param push whether some ghost or kid must be pushed
 * @param sacrifice whether points must be given away for more later
 * @param wasted whether a building must be put up that seems to serve nothing
 * @param greedy the points of somebody who takes the best turn each time
 * @param tries how many tries somebody takes who only follows first impressions
 */
public record Facts(
    int rounds,
    int actions,
    int kept,
    int turns,
    boolean push,
    boolean sacrifice,
    boolean wasted,
    int greedy,
    int tries) {

  /** More than anything of a puzzle that is counted. */
  private static final int MOST = 1_000_000_000;

  static Facts read(Field facts) {
    return new Facts(
        facts.get("rounds").number(1, MOST),
        facts.get("actions").number(0, MOST),
        facts.get("kept").number(0, MOST),
        facts.get("turns").number(0, MOST),
        facts.get("push").flag(),
        facts.get("sacrifice").flag(),
        facts.get("wasted").flag(),
        facts.get("greedy").number(-MOST, MOST),
        facts.get("tries").number(0, MOST));
  }

  public Map<String, @Nullable Object> json() {
    return Json.object(
        "rounds", rounds,
        "actions", actions,
        "kept", kept,
        "turns", turns,
        "push", push,
        "sacrifice", sacrifice,
        "wasted", wasted,
        "greedy", greedy,
        "tries", tries);
  }
}
