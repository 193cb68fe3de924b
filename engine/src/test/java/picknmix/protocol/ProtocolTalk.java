package picknmix.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picknmix.games.Games;
import picknmix.kernel.Json;
import picknmix.kernel.Seed;

/** A conversation with the engine protocol, for tests of its commands. */
abstract class ProtocolTalk {
  static final String SEED = "00000000000000000000000000000000000000000000000000000000000000ff";

  /** What was told of the progress of long work. */
  final List<Double> told = new ArrayList<>();

  final EngineProtocol protocol = new EngineProtocol(Games.all(), () -> Seed.of(1), told::add);

  Map<String, Object> ask(Object... keysAndValues) {
    return protocol.answer(Json.object(keysAndValues));
  }

  /** The reply, which is no refusal. */
  Map<String, Object> reply(Object... keysAndValues) {
    Map<String, Object> reply = ask(keysAndValues);
    assertThat(reply).containsEntry("ok", true);
    return reply;
  }

  /** The same as text. */
  String ok(Object... keysAndValues) {
    return Json.write(reply(keysAndValues));
  }

  /** The request is refused, and nothing has changed. */
  void refused(String code, String why, Object... keysAndValues) {
    String before = Json.write(ask("cmd", "transcript"));
    String reply = Json.write(ask(keysAndValues));
    assertThat(reply).contains("\"ok\":false").contains("\"code\":\"" + code + "\"").contains(why);
    assertThat(Json.write(ask("cmd", "transcript"))).isEqualTo(before);
  }

  /** A match of Candy Match begins. */
  void begin() {
    ok("cmd", "new", "game", "candy-match", "seats", 3, "seed", SEED, "first", 0);
  }

  /** Loads a state of two seats with an empty deck. */
  String load(String phase, List<String> table) {
    List<String> rest = new ArrayList<>();
    Map<?, ?> components = Games.find("candy-match").components();
    ((List<?>) components.get("cards")).forEach(card -> rest.add((String) card));
    rest.removeAll(table);
    return Json.write(
        ask(
            "cmd",
            "load",
            "state",
            Json.object(
                "game",
                "candy-match",
                "seats",
                2,
                "options",
                Json.object("calls", "call-then-pick"),
                "phase",
                phase,
                "deck",
                List.of(),
                "table",
                table,
                "piles",
                List.of(rest.subList(0, 20), rest.subList(20, rest.size())),
                "revealer",
                0,
                "caller",
                null,
                "choosers",
                List.of(),
                "done",
                List.of(false, false))));
  }
}
