package picknmix.games.candyghosts.insight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Powers;
import picknmix.games.candyghosts.rules.Rolls;
import picknmix.games.candyghosts.rules.Targets;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.ActionList;
import picknmix.kernel.Json;

/** CG-57: how likely it is that Boom Voice comes as far as each ghost. */
final class Boom {
  private final CandyGhostsState s;
  private final int seat;

  Boom(CandyGhostsState s, int seat) {
    this.s = s;
    this.seat = seat;
  }

  /** As for any roll, for the nearest; and each of those in reach, the nearest first. */
  Map<String, @Nullable Object> json() {
    ActionList targets = new ActionList();
    Targets.list(s, seat, Verb.SPECIAL_ON, targets);
    List<int[]> ghosts = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      int who = CandyGhostsNotation.first(targets.get(i));
      ghosts.add(new int[] {who, Rolls.distance(s, seat, who)});
    }
    ghosts.sort((one, other) -> Integer.compare(one[1], other[1]));
    List<Map<String, @Nullable Object>> within = new ArrayList<>();
    for (int[] ghost : ghosts) {
      within.add(
          Json.object("who", s.name(ghost[0]), "distance", ghost[1], "chance", percent(ghost[1])));
    }
    int nearest = ghosts.isEmpty() ? 0 : ghosts.getFirst()[1];
    int chance = ghosts.isEmpty() ? 0 : percent(nearest);
    Map<String, @Nullable Object> json = Chances.json(nearest, need(nearest), 1, chance);
    json.put("within", within);
    return json;
  }

  private int need(int distance) {
    return Math.max(1, distance - Powers.roll(s, seat));
  }

  private int percent(int distance) {
    double chance = chance(distance, 0);
    int rounded = (int) Math.round(100 * chance);
    return chance < 1 ? Math.max(1, Math.min(99, rounded)) : rounded;
  }

  /** Faces that come far enough; after the highest the die is rolled again and added. */
  private double chance(int distance, int sum) {
    if (sum + 1 >= need(distance)) {
      return 1;
    }
    double chance = chance(distance, sum + Rolls.FACES);
    for (int die = 1; die < Rolls.FACES; die++) {
      chance += sum + die >= need(distance) ? 1 : 0;
    }
    return chance / Rolls.FACES;
  }
}
