package picknmix.games.candyghosts.insight;

import static picknmix.games.candyghosts.map.Places.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.ActionArgument;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.kernel.Json;
import picknmix.kernel.Seat;

/** What one ghost or boss would do: whom it is after, how far it comes, whom it may catch. */
final class Hunt {
  final int who;
  private final CandyGhostsState now;
  private final List<String> targets = new ArrayList<>();
  private final List<Map<String, @Nullable Object>> ends = new ArrayList<>();
  private final List<Integer> endsAt = new ArrayList<>();

  /** After whom it goes on the way that is being tried; null if that is settled. */
  private @Nullable String after;

  /** Seats, a bit for each. */
  private int caught;

  int steps;

  Hunt(CandyGhostsState now, int who) {
    this.now = now;
    this.who = who;
  }

  private void addTarget(int target) {
    targets.add(ActionArgument.PREY.text(target));
  }

  /** One of those whom it may choose. */
  void goAfter(int target) {
    addTarget(target);
    after = targets.getLast();
  }

  /** After the noise, or after whoever is free and stands where it is going. */
  void aimAt(int goal) {
    if (now.noise == goal) {
      addTarget(ActionArgument.NOISE);
      return;
    }
    for (int seat = 0; seat < now.seats; seat++) {
      if (now.at[seat] == goal && !now.isPossessed(seat)) {
        addTarget(seat);
      }
    }
  }

  /** CG-8: it has entered a big square and meets one of those there. */
  void chooseOn(CandyGhostsState s, int place) {
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.at[seat] == place && !s.isPossessed(seat)) {
        addTarget(seat);
        caught |= 1 << seat;
      }
    }
  }

  void catches(int seat) {
    caught |= 1 << seat;
  }

  /** It may come to rest there, and meets those who are not as they were before. */
  void end(CandyGhostsState then, int place, List<Integer> route) {
    for (int seat = 0; seat < now.seats; seat++) {
      boolean free = now.at[seat] != NONE && !now.isPossessed(seat);
      if (free && (then.at[seat] == NONE || then.isPossessed(seat))) {
        caught |= 1 << seat;
      }
    }
    if (!endsAt.contains(place)) {
      endsAt.add(place);
      List<String> way = route.stream().map(Places::text).toList();
      ends.add(Json.object("at", Places.text(place), "target", after, "route", way));
    }
  }

  Map<String, @Nullable Object> json() {
    return Json.object(
        "who",
        now.name(who),
        "at",
        Places.text(now.placeOf(who)),
        "targets",
        targets,
        "steps",
        steps,
        "catches",
        Seat.list(caught),
        "ends",
        ends);
  }
}
