package picknmix.games.candyhunters.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersState;

/** Writes puzzles as the book has them, for people to read: puzzles.txt says how. */
final class BookWriter {
  static final TownText TOWN = new TownText("0*@");
  static final String INDENT = "  ";

  /** What stands between the actions of a turn, and between facts. */
  static final String THEN = ";";

  static final String AND = ",";

  private static final int WIDTH = 3;

  private BookWriter() {}

  static String write(Puzzle puzzle) {
    CandyHuntersState s = puzzle.start();
    StringBuilder out = new StringBuilder();
    line(out, "puzzle", puzzle.name() == null ? "?" : puzzle.name());
    line(out, "level", puzzle.level() + "");
    line(out, "goal", s.goal + "");
    line(out, "rounds", s.rounds + "");
    line(out, "patterns", String.join(" ", Patterns.names(s.hands[0])));
    if (s.largeGhost && s.town.large == Town.NOWHERE) {
      line(out, "large", "beside the board");
    }
    line(out, "facts", facts(puzzle.facts().json()));
    out.append("town\n");
    for (List<String> row : TOWN.write(s.town)) {
      out.append(INDENT).append(aligned(row)).append('\n');
    }
    out.append("solution\n");
    for (List<String> turn : turns(puzzle.solution())) {
      out.append(INDENT).append(String.join(THEN + " ", turn)).append('\n');
    }
    return out.toString();
  }

  private static void line(StringBuilder out, String key, String value) {
    out.append(key).append(' ').append(value).append('\n');
  }

  /** Numbers with their names, and the names of what is true; the rounds have a line already. */
  private static String facts(Map<String, @Nullable Object> facts) {
    List<String> parts = new ArrayList<>();
    facts.forEach(
        (name, value) -> {
          if (value instanceof Integer number && !name.equals("rounds")) {
            parts.add(name + " " + number);
          } else if (value instanceof Boolean flag && flag) {
            parts.add(name);
          }
        });
    return String.join(AND + " ", parts);
  }

  private static String aligned(List<String> row) {
    StringBuilder out = new StringBuilder();
    for (String sign : row) {
      out.append(sign).append(" ".repeat(WIDTH - sign.length()));
    }
    return out.toString().stripTrailing();
  }

  /** The actions turn by turn: each begins with a build. */
  private static List<List<String>> turns(List<String> actions) {
    List<List<String>> turns = new ArrayList<>();
    for (String action : actions) {
      if (turns.isEmpty() || action.startsWith("build ")) {
        turns.add(new ArrayList<>());
      }
      turns.getLast().add(action);
    }
    return turns;
  }
}
