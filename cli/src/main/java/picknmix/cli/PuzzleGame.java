package picknmix.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.Games;
import picknmix.kernel.Game;
import picknmix.kernel.Puzzles;
import picknmix.kernel.Refused;
import picknmix.kernel.State;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Whose puzzles they are; what every command about puzzles asks for. */
final class PuzzleGame {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      defaultValue = "candy-hunters",
      description = "Which game (${DEFAULT-VALUE}).")
  private String game;

  Game<?> game() {
    try {
      Game<?> found = Games.find(game);
      if (found.puzzles() != null) {
        return found;
      }
    } catch (Refused mistake) {
      throw new ParameterException(spec.commandLine(), mistake.reason());
    }
    throw new ParameterException(spec.commandLine(), game + " has no puzzles");
  }

  /** The puzzles of a game that has some. */
  static <S extends State<S>> Puzzles<S> of(Game<S> game) {
    Puzzles<S> puzzles = game.puzzles();
    if (puzzles == null) {
      throw new IllegalArgumentException(game.id() + " has no puzzles");
    }
    return puzzles;
  }

  /** What the list tells of the puzzles, by their codes. */
  static Map<Object, Map<String, @Nullable Object>> byCode(Puzzles<?> puzzles) {
    Map<Object, Map<String, @Nullable Object>> known = new LinkedHashMap<>();
    puzzles.list().forEach(puzzle -> known.put(String.valueOf(puzzle.get("code")), puzzle));
    return known;
  }
}
