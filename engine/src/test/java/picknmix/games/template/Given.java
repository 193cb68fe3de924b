package picknmix.games.template;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Legality;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;
import picknmix.kernel.View;

/** A small position for a test, to be played on: {@code Given.hands("M4", "B1 B2", "L1 L2")}. */
final class Given {
  private final Session<TemplateState> session;
  private List<Event> events = List.of();

  private Given(Map<String, Object> state) {
    session = Session.load(new Template(), Field.of(state, "state", Refused.Code.BAD_STATE));
  }

  /** Seat 0 is to play, a jar holds one sweet, and all that is not named is lost. */
  static Given hands(String deck, String... hands) {
    return new Given(json(deck, hands));
  }

  static Map<String, Object> json(String deck, String... hands) {
    List<String> lost = new ArrayList<>(Sweets.names(Sweets.ALL));
    lost.removeAll(words(deck));
    List<Object> piles = new ArrayList<>();
    List<Object> empty = new ArrayList<>();
    for (String hand : hands) {
      lost.removeAll(words(hand));
      piles.add(words(hand));
      empty.add(List.of());
    }
    return Json.object(
        "game",
        "template-game",
        "seats",
        hands.length,
        "options",
        Json.object("jar", 1),
        "turn",
        0,
        "deck",
        words(deck),
        "hands",
        piles,
        "jars",
        empty,
        "eaten",
        empty,
        "lost",
        lost,
        "biting",
        null);
  }

  static List<String> words(String text) {
    return text.isEmpty() ? List.of() : Arrays.asList(text.split(" ", -1));
  }

  Given play(int seat, String action) {
    events = session.apply(seat, action);
    return this;
  }

  /** What a field of the JSON state holds now, as JSON text. */
  String get(String key) {
    return Json.write(session.game().codec().json(session.state()).get(key));
  }

  /** What a field of the viewer's JSON view holds now, as JSON text. */
  String seen(int viewer, String key) {
    return Json.write(session.view(viewer).json().get(key));
  }

  View<TemplateState> view(int viewer) {
    return session.view(viewer);
  }

  /** What the viewer was told of the last action. */
  List<String> told(int viewer) {
    return events.stream()
        .map(event -> event.seenBy(viewer))
        .filter(Objects::nonNull)
        .map(event -> Json.write(event.json()))
        .toList();
  }

  String status(String key) {
    return Json.write(session.status().get(key));
  }

  String sheet() {
    return Json.write(session.game().rules().sheet(session.state()).json());
  }

  List<String> legal(int seat) {
    ActionList actions = new ActionList();
    session.game().rules().legal(session.state(), seat, actions);
    return Arrays.stream(actions.toArray()).mapToObj(session.game().notation()::text).toList();
  }

  /** Why the action is not legal, or null; asked of the rules, whoever's turn it is. */
  @Nullable String refusal(int seat, String action) {
    var game = session.game();
    return Legality.refusal(game.rules(), session.state(), seat, game.notation().parse(action));
  }
}
