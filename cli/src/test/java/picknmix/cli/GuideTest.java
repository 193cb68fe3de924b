package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.games.Games;
import picknmix.protocol.EngineProtocol;

/**
 * The lessons of the web page, each game's {@code guide.json} and others: what a script asks for
 * can be done, whichever of the accepted actions the player takes, and it ends where it says.
 */
final class GuideTest {
  private static final Path GAMES = Path.of("../client/src/games");

  /** The player whom the script leads. */
  private static final int OWN = 0;

  private final EngineProtocol engine = new EngineProtocol(Games.all(), Entropy::seed);

  /** Each by its game's folder and its own name: {@code cukierki/guide-walls.json}. */
  static List<String> lessons() throws IOException {
    try (Stream<Path> files = Files.walk(GAMES, 2)) {
      return files
          .filter(file -> file.getFileName().toString().matches("guide(-[a-z]+)?\\.json"))
          .map(file -> GAMES.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("lessons")
  @DisplayName("A guided first game can be played as its script says, and ends where it says")
  void isPlayed(String lesson) {
    Script script = new Script(lesson);
    List<Step> steps = script.steps();
    assertThat(steps.getFirst().from()).as("the first step sets the table").isNotNull();
    assertThat(steps.getFirst().fields()).as("the first step has words").containsKey("say");
    for (int i = 0; i < steps.size(); i++) {
      String from = steps.get(i).from();
      if (from != null) {
        ask(Map.of("cmd", "load", "state", script.position(from)), from);
        walk(script, i, true);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("lessons")
  @DisplayName("All positions of a guided first game are of that game, for the same people, in use")
  void isWhole(String lesson) {
    Script script = new Script(lesson);
    List<@Nullable String> used = script.steps().stream().map(Step::from).distinct().toList();
    assertThat(script.positions().keySet()).isSubsetOf(used);
    assertThat(script.positions().values().stream().map(p -> tree(p).get("game")).distinct())
        .containsExactly(Path.of(lesson).getParent().toString());
    assertThat(script.positions().values().stream().map(p -> tree(p).get("seats")).distinct())
        .hasSize(1);
  }

  /** Plays on from a step to the next position or the end, for everything that a step accepts. */
  private void walk(Script script, int index, boolean isSet) {
    if (index == script.steps().size()) {
      Map<String, @Nullable Object> status = ask(Map.of("cmd", "status"), "the end");
      assertThat(status).as("the end").containsAllEntriesOf(script.ends());
      return;
    }
    Step step = script.steps().get(index);
    if (step.from() != null && !isSet) {
      return;
    }
    String where = "step " + index;
    for (Object move : step.play()) {
      List<?> pair = (List<?>) move;
      apply(pair.get(0), (String) pair.get(1), where);
    }
    if (step.wanted().isEmpty()) {
      walk(script, index + 1, false);
    }
    for (String wanted : step.wanted()) {
      List<String> fitting = fitting(wanted);
      assertThat(fitting).as(where + " asks for " + wanted).isNotEmpty();
      for (String action : fitting) {
        apply(OWN, action, where);
        walk(script, index + 1, false);
        undo(1);
      }
    }
    if (!step.play().isEmpty()) {
      undo(step.play().size());
    }
  }

  /** The actions that a pattern means now. */
  private List<String> fitting(String wanted) {
    if (!wanted.contains("*")) {
      return List.of(wanted);
    }
    Object listed = ask(Map.of("cmd", "legal", "seat", OWN), wanted).get("actions");
    return ((List<?>) Objects.requireNonNull(listed))
        .stream().map(String.class::cast).filter(action -> fits(wanted, action)).toList();
  }

  /** Word by word; a star at the end stands for any number of them. */
  private static boolean fits(String wanted, String action) {
    List<String> pattern = List.of(wanted.split(" ", -1));
    List<String> words = List.of(action.split(" ", -1));
    boolean open = pattern.getLast().equals("*");
    if (open ? words.size() < pattern.size() : words.size() != pattern.size()) {
      return false;
    }
    for (int i = 0; i < pattern.size(); i++) {
      if (!pattern.get(i).equals("*") && !pattern.get(i).equals(words.get(i))) {
        return false;
      }
    }
    return true;
  }

  private void apply(Object who, String action, String where) {
    ask(Map.of("cmd", "apply", "seat", who, "action", action), where + ": " + action);
  }

  private void undo(int count) {
    ask(Map.of("cmd", "undo", "count", count), "undo");
  }

  private Map<String, @Nullable Object> ask(Map<String, Object> request, String what) {
    Map<String, @Nullable Object> reply = engine.answer(new LinkedHashMap<>(request));
    assertThat(reply.get("error")).as(what).isNull();
    return reply;
  }

  private static Map<String, @Nullable Object> tree(@Nullable Object value) {
    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
    ((Map<?, ?>) Objects.requireNonNull(value)).forEach((k, v) -> tree.put((String) k, v));
    return tree;
  }

  /** A game's script, as the page reads it. */
  private record Script(Map<String, @Nullable Object> fields) {
    Script(String lesson) {
      this(read(lesson));
    }

    private static Map<String, @Nullable Object> read(String lesson) {
      try {
        return tree(JsonText.parse(Files.readString(GAMES.resolve(lesson))));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    List<Step> steps() {
      return list(fields.get("steps")).stream().map(step -> new Step(tree(step))).toList();
    }

    Map<String, @Nullable Object> positions() {
      return tree(fields.get("positions"));
    }

    Object position(String name) {
      return Objects.requireNonNull(positions().get(name), name);
    }

    Map<String, @Nullable Object> ends() {
      return tree(fields.get("ends"));
    }
  }

  private record Step(Map<String, @Nullable Object> fields) {
    @Nullable String from() {
      return (String) fields.get("from");
    }

    List<?> play() {
      return list(fields.get("play"));
    }

    List<String> wanted() {
      Object wanted = fields.get("do");
      return wanted instanceof String one
          ? List.of(one)
          : list(wanted).stream().map(String.class::cast).toList();
    }
  }

  private static List<?> list(@Nullable Object value) {
    return value == null ? List.of() : (List<?>) value;
  }
}
