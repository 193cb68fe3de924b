package picknmix.games.candyghosts.insight;

import static picknmix.games.candyghosts.map.Places.isSquare;
import static picknmix.games.candyghosts.rules.CandyGhostsState.COVERED;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Ending;
import picknmix.games.candyghosts.rules.Pending.Do;
import picknmix.games.candyghosts.rules.Steps;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.ActionList;
import picknmix.kernel.Json;

/**
 * Where somebody's figure may go with the points that are left: the steps of the rules, taken one
 * after the other, the cheapest first. Where a step ends the turn or shows something the way ends.
 */
final class Reach {
  private static final int PLACES = Places.EXIT + 1;

  /** The house with the furniture where it has been pushed to, and where one was in it. */
  private static final class World {
    final CandyGhostsState s;
    final boolean[] seen = new boolean[PLACES];

    World(CandyGhostsState s) {
      this.s = s;
    }
  }

  /** One place on a way; {@code before} is null where the way begins. */
  private record Stop(int place, int cost, boolean push, @Nullable Stop before, World world) {}

  private final int seat;
  private final int points;
  private final CandyGhostsState here;
  private final CandyGhostsState trial;
  private final List<World> worlds = new ArrayList<>();
  private final Queue<Stop> queue = new ArrayDeque<>();
  private final ActionList steps = new ActionList();

  /** The cheapest way to a place that leaves the turn open, and the cheapest that ends it. */
  private final @Nullable Stop[] open = new @Nullable Stop[PLACES];

  private final @Nullable Stop[] last = new @Nullable Stop[PLACES];
  private final @Nullable Ending[] ending = new @Nullable Ending[PLACES];

  /** The places, in the order in which they were found. */
  private final List<Integer> found = new ArrayList<>();

  private Reach(CandyGhostsState s, int seat) {
    this.seat = seat;
    points = isBossy(s) ? s.pending.points() : s.ap;
    here = s;
    trial = s.copy();
  }

  /** CG-54: whether it is another's figure that the active player moves. */
  static boolean isBossy(CandyGhostsState s) {
    return s.pending.is(Do.BOSSY);
  }

  static List<Map<String, @Nullable Object>> of(CandyGhostsState s, int seat) {
    Reach reach = new Reach(s, seat);
    reach.search();
    return reach.json();
  }

  // ---- looking

  private void search() {
    World world = new World(here.copy());
    worlds.add(world);
    world.seen[here.at[seat]] = true;
    queue.add(new Stop(here.at[seat], 0, false, null, world));
    while (!queue.isEmpty()) {
      goOn(queue.remove());
    }
  }

  private void goOn(Stop from) {
    CandyGhostsState s = from.world.s;
    s.at[seat] = from.place;
    steps.clear();
    Steps.list(s, seat, points - from.cost, steps);
    for (int i = 0; i < steps.size(); i++) {
      int to = CandyGhostsNotation.first(steps.get(i));
      boolean push = CandyGhostsNotation.verb(steps.get(i)) == Verb.PUSH;
      Ending end = Steps.ending(s, seat, to, push);
      if (end != null) {
        end(new Stop(to, from.cost + 1, push, from, from.world), end);
      } else if (push || !from.world.seen[to]) {
        go(from, to, push);
      }
    }
  }

  private void end(Stop stop, Ending end) {
    if (last[stop.place] == null) {
      last[stop.place] = stop;
      ending[stop.place] = end;
      find(stop.place);
    }
  }

  /** A step that leaves the turn open; one that flips an item is not tried out. */
  private void go(Stop from, int to, boolean push) {
    World world = from.world;
    boolean goesOn = !isCovered(world.s, to);
    if (goesOn) {
      trial.copyFrom(world.s);
      Steps.go(trial, seat, to, push);
      goesOn = !trial.hasLeft(seat);
      world = push ? pushed(trial) : world;
    }
    Stop stop = new Stop(to, from.cost + 1, push, from, world);
    if (open[to] == null && to != here.at[seat]) {
      open[to] = stop;
      find(to);
    }
    if (!world.seen[to] && goesOn) {
      queue.add(stop);
    }
    world.seen[to] = true;
  }

  private static boolean isCovered(CandyGhostsState s, int place) {
    return isSquare(place) && s.item[place] >= COVERED;
  }

  /** The world in which all things lie as they do in this state. */
  private World pushed(CandyGhostsState s) {
    for (World world : worlds) {
      if (Arrays.equals(world.s.item, s.item)) {
        return world;
      }
    }
    World world = new World(s.copy());
    worlds.add(world);
    return world;
  }

  private void find(int place) {
    if (open[place] == null || last[place] == null) {
      found.add(place);
    }
  }

  // ---- telling

  private List<Map<String, @Nullable Object>> json() {
    List<Map<String, @Nullable Object>> json = new ArrayList<>();
    for (int place : found) {
      Stop way = open[place];
      Stop end = last[place];
      if (way == null && end != null) {
        json.add(json(end, ending[place]));
      } else if (way != null) {
        Map<String, @Nullable Object> entry = json(way, null);
        if (end != null && end.cost < way.cost) {
          entry.put("short", json(end, ending[place]));
        }
        json.add(entry);
      }
    }
    return json;
  }

  private Map<String, @Nullable Object> json(Stop stop, @Nullable Ending end) {
    List<String> route = new ArrayList<>();
    for (Stop at = stop; at.before != null; at = at.before) {
      route.addFirst(Places.text(at.place));
    }
    Map<String, @Nullable Object> json =
        Json.object(
            "at",
            Places.text(stop.place),
            "cost",
            stop.cost,
            "route",
            route,
            "ends",
            end == null ? null : end.word);
    if (isSquare(stop.place) && here.otherOn(stop.place, seat) >= 0) {
      json.put("passing", true);
    }
    if (isCovered(here, stop.place)) {
      json.put("flips", true);
    }
    if (stop.push) {
      json.put("push", true);
    }
    return json;
  }
}
