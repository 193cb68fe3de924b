package picknmix.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.Games;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Json;
import picknmix.kernel.Option;
import picknmix.kernel.Rng;
import picknmix.kernel.Seed;

/** A compiled engine says what the engine says on the JVM, byte for byte. */
@Timeout(300)
interface ParityContract {
  int MOST_ACTIONS = 150;
  int LONG_THOUGHTS = 5;

  CompiledEngine engine();

  static List<String> games() {
    return Games.ids();
  }

  @Test
  default void describesTheGames() {
    Conversation conversation = new Conversation(engine());
    assertThat(conversation.ask("cmd", "games").get("ok")).isEqualTo(true);
    conversation.compare();
  }

  @Test
  default void refusesWhatIsNotJson() {
    for (String text : List.of("", "nope", "{\"cmd\":\"games\"", "[1,]", "{'cmd':'games'}")) {
      assertThat(engine().answer(text))
          .as(text)
          .startsWith("{\"ok\":false,\"error\":{\"code\":\"bad-json\"");
    }
    assertThat(engine().answer("[".repeat(100_000) + "]".repeat(100_000)))
        .contains("\"code\":\"bad-json\"");
  }

  @Test
  default void refusesWhatIsNoRequest() {
    Conversation conversation = new Conversation(engine());
    for (Object request : Arrays.asList(null, true, 7, 1.5, "games", List.of(), Json.object())) {
      conversation.ask(request);
    }
    conversation.ask("cmd", 5);
    conversation.ask("cmd", "dance");
    conversation.ask("cmd", "new");
    conversation.ask("cmd", "new", "game", "chess", "seats", 2);
    conversation.ask("cmd", "load", "state", List.of());
    conversation.ask("cmd", "replay", "lines", List.of(1));
    conversation.compare();
  }

  @Test
  default void repeatsTheId() {
    Conversation conversation = new Conversation(engine());
    for (Object id :
        Arrays.asList(
            null,
            false,
            0,
            -7,
            1L << 40,
            0.1,
            1e-7,
            -2.5e30,
            "Łódź, цукерка, 🍬 \" \\ / \n \t \u0000",
            List.of(List.of(), Json.object("", Json.object("__proto__", 1))))) {
      conversation.ask("id", id, "cmd", "dance");
    }
    conversation.compare();
  }

  @Test
  default void drawsSeedsOfItsOwn() {
    String id = Games.ids().getFirst();
    String begin = Json.write(Json.object("cmd", "new", "game", id, "seats", 2));
    String transcript = Json.write(Json.object("cmd", "transcript"));
    assertThat(engine().answer(begin)).startsWith("{\"ok\":true");
    String first = engine().answer(transcript);
    assertThat(first).containsPattern("\"seed\":\"[0-9a-f]{64}\"");
    assertThat(engine().answer(begin)).startsWith("{\"ok\":true");
    assertThat(engine().answer(transcript)).isNotEqualTo(first);
  }

  @ParameterizedTest
  @MethodSource("games")
  default void playsTheSameGames(String id) {
    Conversation conversation = new Conversation(engine());
    Rng rng = new FastRandom(id.length());
    for (int seats = 1; seats <= 6; seats++) {
      Map<String, Object> status =
          conversation.ask(
              "cmd", "new", "game", id, "seats", seats, "seed", Seed.of(seats).toString());
      if (status.get("ok").equals(true)) {
        conversation.play(status, MOST_ACTIONS, rng);
        takeBackAndReplay(conversation);
        compute(conversation);
      }
      conversation.compare();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  default void playsTheSameVariants(String id) {
    Conversation conversation = new Conversation(engine());
    Rng rng = new FastRandom(id.length());
    for (int i = 0; i < 12; i++) {
      Map<String, Object> options = randomOptions(Games.find(id).facts().options(), rng);
      Map<String, Object> status =
          conversation.ask(
              "cmd",
              "new",
              "game",
              id,
              "seats",
              2 + i % 3,
              "options",
              options,
              "seed",
              Seed.of(i).toString());
      if (status.get("ok").equals(true)) {
        conversation.play(status, MOST_ACTIONS / 3, rng);
        conversation.ask("cmd", "transcript");
      }
      conversation.compare();
    }
  }

  /** Long enough for a sum that is rounded otherwise to lead a search elsewhere. */
  @Timeout(900)
  @ParameterizedTest
  @MethodSource("games")
  default void thinksTheSameForLong(String id) {
    Conversation conversation = new Conversation(engine());
    Rng rng = new FastRandom(id.length());
    for (int seats = 2; seats <= 4; seats++) {
      Map<String, Object> options = lastOptions(Games.find(id).facts().options());
      Object seed = Seed.of(seats).toString();
      boolean rich =
          conversation
              .ask("cmd", "new", "game", id, "seats", seats, "options", options, "seed", seed)
              .get("ok")
              .equals(true);
      if (!rich) {
        conversation.ask("cmd", "new", "game", id, "seats", seats, "seed", seed);
      }
      for (int i = 0; i < LONG_THOUGHTS; i++) {
        conversation.play(conversation.ask("cmd", "status"), 4 * seats, rng);
        conversation.best("hard", 400);
      }
      conversation.compare();
    }
  }

  /** Small ones: what takes long is long in Node's JavaScript. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1r3_P05_BkRg-Y",
        "2r9_P05P12_BkRg..B-Y..YRk-GkRGgY",
        "1r5L_P05H3_BkRg..B-Y..YRk-GkRGgY",
        "2r7_P05_BkRg",
      })
  default void solvesTheSamePuzzles(String code) {
    Conversation conversation = new Conversation(engine());
    conversation.ask("cmd", "new", "game", "candy-hunters", "puzzle", code);
    conversation.ask("cmd", "code");
    conversation.ask("cmd", "rate", "nodes", 300);
    conversation.play(conversation.ask("cmd", "status"), 2, new FastRandom(code.length()));
    conversation.ask("cmd", "solve", "nodes", 3_000);
    conversation.ask("cmd", "reach", "nodes", 3_000);
    Object lines = conversation.ask("cmd", "transcript").get("lines");
    conversation.ask("cmd", "replay", "lines", lines);
    conversation.ask("cmd", "new", "game", "candy-hunters", "puzzle", code + "?");
    conversation.compare();
  }

  @Test
  default void hasAndMakesTheSamePuzzles() {
    Conversation conversation = new Conversation(engine());
    conversation.ask("cmd", "puzzles", "game", "candy-hunters");
    conversation.ask("cmd", "puzzles", "game", "cukierki");
    for (int level = 1; level <= 2; level++) {
      Object[] wish = {
        "cmd",
        "make",
        "game",
        "candy-hunters",
        "level",
        level,
        "seed",
        Seed.of(level).toString(),
        "from",
        0,
        "tries",
        6
      };
      conversation.ask(wish);
    }
    conversation.compare();
  }

  /** The richest variant: of everything that can be chosen the last. */
  private static Map<String, Object> lastOptions(List<Option> known) {
    Map<String, Object> options = Json.object();
    for (Option option : known) {
      if (!option.values().isEmpty()) {
        options.put(option.name(), option.values().getLast());
      }
    }
    return options;
  }

  private static Map<String, Object> randomOptions(List<Option> known, Rng rng) {
    Map<String, Object> options = Json.object();
    for (Option option : known) {
      if (rng.below(3) > 0) {
        options.put(
            option.name(),
            option.values().isEmpty()
                ? option.min() + rng.below(option.max() - option.min() + 1)
                : option.values().get(rng.below(option.values().size())));
      }
    }
    return options;
  }

  private static void takeBackAndReplay(Conversation conversation) {
    conversation.ask("cmd", "status");
    Object state = conversation.ask("cmd", "state").get("state");
    Object lines = conversation.ask("cmd", "transcript").get("lines");
    conversation.ask("cmd", "undo", "count", 3);
    conversation.ask("cmd", "undo", "count", 100_000);
    conversation.ask("cmd", "state");
    conversation.ask("cmd", "replay", "lines", lines);
    conversation.ask("cmd", "state");
    conversation.ask("cmd", "load", "state", state);
    conversation.ask("cmd", "state");
    conversation.ask("cmd", "replay", "lines", lines);
    conversation.ask("cmd", "undo", "count", 5);
  }

  private static void compute(Conversation conversation) {
    conversation.ask("cmd", "perft", "depth", 1);
    conversation.ask("cmd", "playout", "count", 2, "seed", 7);
    for (String level : List.of("easy", "medium", "hard")) {
      conversation.ask("cmd", "best", "level", level, "iterations", 20, "seed", 7);
      conversation.ask("cmd", "react", "seat", 0, "level", level, "iterations", 20, "seed", 7);
    }
  }
}
