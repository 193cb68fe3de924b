package picknmix.games.candyhunters.puzzle;

import java.util.Map;
import org.jspecify.annotations.Nullable;
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
