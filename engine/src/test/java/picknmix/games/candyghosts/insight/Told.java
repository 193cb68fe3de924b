package picknmix.games.candyghosts.insight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.rules.CandyGhostsState;

/** A viewer's insight, to be asked for its parts. */
final class Told {
  private static final CandyGhosts GAME = new CandyGhosts();

  final Map<String, Object> all;

  Told(CandyGhostsState s, int viewer) {
    all = GAME.view(s, viewer).insight();
  }

  /** A way to a place; {@code flags} are passing, flips and push. */
  record Way(String at, int cost, List<String> route, String ends, List<String> flags) {
    static Way of(Map<?, ?> json) {
      List<String> flags = new ArrayList<>();
      for (String flag : List.of("passing", "flips", "push")) {
        if (json.get(flag) != null) {
          flags.add(flag);
        }
      }
      return new Way(
          (String) json.get("at"),
          (int) json.get("cost"),
          texts(json.get("route")),
          (String) json.get("ends"),
          flags);
    }
  }

  /** Where one ghost or boss may come to rest. */
  record End(String at, String target, List<String> route) {}

  /** What one ghost or boss is after. */
  record Hunter(
      String who,
      String at,
      List<String> targets,
      int steps,
      List<Integer> catches,
      List<End> ends) {
    static Hunter of(Map<?, ?> json) {
      List<End> ends = new ArrayList<>();
      for (Object end : (List<?>) json.get("ends")) {
        Map<?, ?> rest = (Map<?, ?>) end;
        ends.add(
            new End(
                (String) rest.get("at"), (String) rest.get("target"), texts(rest.get("route"))));
      }
      List<Integer> catches =
          ((List<?>) json.get("catches")).stream().map(Integer.class::cast).toList();
      return new Hunter(
          (String) json.get("who"),
          (String) json.get("at"),
          texts(json.get("targets")),
          (int) json.get("steps"),
          catches,
          ends);
    }
  }

  private static List<String> texts(Object list) {
    return ((List<?>) list).stream().map(String.class::cast).toList();
  }

  /** Every way, the short ones that end the turn among them. */
  List<Way> ways() {
    List<Way> ways = new ArrayList<>();
    for (Object entry : (List<?>) all.get("reach")) {
      Map<?, ?> json = (Map<?, ?>) entry;
      ways.add(Way.of(json));
      if (json.get("short") != null) {
        ways.add(Way.of((Map<?, ?>) json.get("short")));
      }
    }
    return ways;
  }

  /** The way to that place; null if there is none. */
  Way way(String place) {
    return ways().stream().filter(way -> way.at.equals(place)).findFirst().orElse(null);
  }

  List<Hunter> hunters() {
    return ((List<?>) all.get("hunts")).stream().map(hunt -> Hunter.of((Map<?, ?>) hunt)).toList();
  }

  Hunter hunter(String who) {
    return hunters().stream().filter(hunter -> hunter.who.equals(who)).findFirst().orElseThrow();
  }
}
