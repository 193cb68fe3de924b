package picknmix.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.Games;
import picknmix.kernel.Game;

/**
 * What was asked for on the command line.
 *
 * @param games those that were named; none for all
 * @param against another commit to compare with; null if there is none
 * @param built where the launcher has built it
 * @param seats how many play; 0 for the usual number
 * @param options of the game, as they were typed
 */
record Arguments(
    boolean quick,
    boolean puzzles,
    List<Game<?>> games,
    @Nullable String against,
    @Nullable Path built,
    int seats,
    List<String> options) {

  /** A mistake on the command line. */
  static final class Mistake extends RuntimeException {
    Mistake(String message) {
      super(message);
    }
  }

  static Arguments parse(String... args) {
    boolean quick = false;
    boolean puzzles = false;
    List<Game<?>> games = new ArrayList<>();
    String against = null;
    Path built = null;
    int seats = 0;
    List<String> options = new ArrayList<>();
    Iterator<String> rest = Arrays.asList(args).iterator();
    while (rest.hasNext()) {
      String arg = rest.next();
      switch (arg) {
        case "--quick" -> quick = true;
        case "puzzles" -> puzzles = true;
        case "--against" -> against = value(arg, rest);
        case "--built" -> built = Path.of(value(arg, rest));
        case "--seats" -> seats = number(value(arg, rest));
        case "--option" -> options.add(option(value(arg, rest)));
        default -> games.add(game(arg));
      }
    }
    if (against == null && (seats > 0 || !options.isEmpty())) {
      throw new Mistake("--seats and --option are for --against");
    }
    return new Arguments(quick, puzzles, games, against, built, seats, options);
  }

  private static String value(String name, Iterator<String> rest) {
    if (!rest.hasNext()) {
      throw new Mistake(name + " needs a value");
    }
    return rest.next();
  }

  private static int number(String text) {
    if (!text.matches("[1-9][0-9]?")) {
      throw new Mistake("--seats needs a number, not '" + text + "'");
    }
    return Integer.parseInt(text);
  }

  private static String option(String text) {
    if (text.indexOf('=') <= 0) {
      throw new Mistake("--option is NAME=VALUE, not '" + text + "'");
    }
    return text;
  }

  private static Game<?> game(String id) {
    if (!Games.ids().contains(id)) {
      throw new Mistake(
          "no game or option '%s'; the games: %s".formatted(id, String.join(", ", Games.ids())));
    }
    return Games.find(id);
  }
}
