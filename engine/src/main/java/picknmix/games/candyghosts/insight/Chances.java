package picknmix.games.candyghosts.insight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.box.Special;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Powers;
import picknmix.games.candyghosts.rules.Rolls;
import picknmix.games.candyghosts.rules.Specials;
import picknmix.kernel.ActionList;
import picknmix.kernel.Json;

/** What dice would have to show for each thing that somebody may try, and how likely that is. */
final class Chances {
  private static final CandyGhostsNotation NOTATION = new CandyGhostsNotation();

  private final CandyGhostsState s;
  private final int seat;

  /** By action; throws by place. */
  final Map<String, @Nullable Object> odds = Json.object();

  final Map<String, @Nullable Object> thrown = Json.object();

  Chances(CandyGhostsState s, int seat, ActionList actions) {
    this.s = s;
    this.seat = seat;
    for (int i = 0; i < actions.size(); i++) {
      add(actions.get(i));
    }
  }

  private void add(long action) {
    int first = CandyGhostsNotation.first(action);
    int second = CandyGhostsNotation.second(action);
    switch (CandyGhostsNotation.verb(action)) {
      case CAPTURE, ATTACK -> add(action, one(Rolls.distance(s, seat, first)));
      case GIVE -> add(action, one(s.house.distance(s.at[seat], s.at[second])));
      case THROW -> thrown.computeIfAbsent(Places.text(second), place -> throwTo(second));
      case SPECIAL_ON -> add(action, special(Rolls.distance(s, seat, first)));
      case SPECIAL -> {
        if (Powers.special(s, seat) == Special.BOOM) {
          add(action, new Boom(s, seat).json());
        }
      }
      default -> {}
    }
  }

  private void add(long action, Map<String, @Nullable Object> chance) {
    odds.put(NOTATION.text(action), chance);
  }

  // ---- counting dice

  private Map<String, @Nullable Object> special(int distance) {
    return switch (Powers.special(s, seat)) {
      case WHISPERER -> json(distance, 0, 0, 100);
      case WHISTLER -> two(distance);
      default -> one(distance);
    };
  }

  private Map<String, @Nullable Object> one(int distance) {
    int good = 0;
    for (int die = 1; die <= Rolls.FACES; die++) {
      good += Rolls.reaches(s, seat, die, distance) ? 1 : 0;
    }
    return json(distance, Rolls.need(s, seat, distance), 1, percent(good, Rolls.FACES));
  }

  private Map<String, @Nullable Object> two(int distance) {
    int good = 0;
    for (int die = 1; die <= Rolls.FACES; die++) {
      for (int second = 1; second <= Rolls.FACES; second++) {
        good += Specials.whistleReaches(s, seat, die + second, distance) ? 1 : 0;
      }
    }
    int all = Rolls.FACES * Rolls.FACES;
    return json(distance, Specials.whistleNeed(s, seat, distance), 2, percent(good, all));
  }

  private Map<String, @Nullable Object> throwTo(int place) {
    Map<String, @Nullable Object> chance = one(s.house.distance(s.at[seat], place));
    chance.remove("dice");
    return chance;
  }

  private static int percent(int good, int all) {
    return (100 * good + all / 2) / all;
  }

  static Map<String, @Nullable Object> json(int distance, int need, int dice, int chance) {
    return Json.object("distance", distance, "need", need, "dice", dice, "chance", chance);
  }

  // ---- what is added to the dice

  /** The modifier of all rolls and where it comes from; null if there is nothing to roll for. */
  @Nullable Map<String, @Nullable Object> rolls() {
    if (odds.isEmpty() && thrown.isEmpty()) {
      return null;
    }
    List<Map<String, @Nullable Object>> because = new ArrayList<>();
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      add(because, "item", Kind.of(kind).word, Powers.roll(s, seat, kind));
    }
    if (s.now >= 0) {
      int change = s.effect(Change.ROLL, s.traits(seat));
      add(because, "atmosphere", Box.atmosphere(s.now).name, change);
    }
    return Json.object("modifier", Powers.roll(s, seat), "because", because);
  }

  private static void add(
      List<Map<String, @Nullable Object>> because, String kind, String word, int change) {
    if (change != 0) {
      because.add(Json.object("kind", kind, "word", word, "n", change));
    }
  }
}
