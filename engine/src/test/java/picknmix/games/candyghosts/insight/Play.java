package picknmix.games.candyghosts.insight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;

/** A copy of a game that is played on, to see what comes of it. */
final class Play {
  private static final CandyGhosts GAME = new CandyGhosts();
  private static final Rules<CandyGhostsState> RULES = GAME.rules();

  final CandyGhostsState s;

  /** What was told so far. */
  final List<Map<String, Object>> events = new ArrayList<>();

  Play(CandyGhostsState s) {
    this.s = s.copy();
  }

  /** What a viewer may do, in notation. */
  static List<String> listed(CandyGhostsState s, int viewer) {
    ActionList list = new ActionList();
    RULES.legal(s, viewer, list);
    List<String> texts = new ArrayList<>();
    for (long action : list.toArray()) {
      texts.add(GAME.notation().text(action));
    }
    return texts;
  }

  /** The index of the first action with that verb, or −1. */
  static int first(ActionList list, Verb verb) {
    for (int i = 0; i < list.size(); i++) {
      if (CandyGhostsNotation.verb(list.get(i)) == verb) {
        return i;
      }
    }
    return -1;
  }

  int actor() {
    int turn = RULES.turn(s);
    return turn == Seat.ANYONE ? Seat.list(RULES.actors(s)).getFirst() : turn;
  }

  List<String> listed() {
    return listed(s, actor());
  }

  List<String> outcomes() {
    Outcomes outcomes = new Outcomes();
    RULES.chance(s, outcomes);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < outcomes.size(); i++) {
      texts.add(GAME.notation().text(outcomes.action(i)));
    }
    return texts;
  }

  void act(String action) {
    List<Event> told = new ArrayList<>();
    RULES.apply(s, actor(), GAME.notation().parse(action), told);
    told.forEach(event -> events.add(event.json()));
  }

  /** The values of that key in the events of that type about whom the other key names. */
  List<Object> told(String type, String key, Object who, String value) {
    return events.stream()
        .filter(event -> type.equals(event.get("type")) && who.equals(event.get(key)))
        .map(event -> event.get(value))
        .toList();
  }

  boolean tells(String type) {
    return events.stream().anyMatch(event -> type.equals(event.get("type")));
  }
}
