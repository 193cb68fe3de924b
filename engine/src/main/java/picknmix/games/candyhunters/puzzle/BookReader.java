package picknmix.games.candyhunters.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picknmix.kernel.Words;

/** Reads puzzles as {@link BookWriter} writes them; what it cannot read it refuses. */
final class BookReader {
  private final List<Puzzle> puzzles = new ArrayList<>();

  /** Of the puzzle that is being read: what stands behind each word, and the lines below it. */
  private final Map<String, String> values = new HashMap<>();

  private final Map<String, List<String>> lists = new HashMap<>();
  private List<String> below = new ArrayList<>();

  private BookReader() {}

  static List<Puzzle> read(String text) {
    BookReader reader = new BookReader();
    for (String line : Words.split(text, '\n')) {
      reader.readLine(line.stripTrailing());
    }
    reader.endPuzzle();
    return List.copyOf(reader.puzzles);
  }

  private void readLine(String line) {
    if (line.isEmpty() || line.startsWith("#")) {
      return;
    }
    if (line.startsWith(BookWriter.INDENT)) {
      below.add(line.strip());
      return;
    }
    int blank = line.indexOf(' ');
    String key = blank < 0 ? line : line.substring(0, blank);
    if (key.equals("puzzle")) {
      endPuzzle();
    }
    values.put(key, blank < 0 ? "" : line.substring(blank + 1).strip());
    below = new ArrayList<>();
    lists.put(key, below);
  }

  private void endPuzzle() {
    if (!values.isEmpty()) {
      String name = value("puzzle");
      try {
        puzzles.add(puzzle(name));
      } catch (Refused refused) {
        throw Refused.badRequest("puzzle " + name + ": " + refused.reason());
      }
    }
    values.clear();
    lists.clear();
  }

  private Puzzle puzzle(String name) {
    Draft draft = new Draft();
    words(value("patterns"), " ").forEach(draft::addCard);
    if (values.containsKey("large")) {
      draft.addLargeGhost();
    }
    List<String> rows = list("town");
    for (int y = 0; y < rows.size(); y++) {
      BookWriter.TOWN.read(words(rows.get(y), " "), y, draft);
    }
    int rounds = number("rounds", value("rounds"));
    List<String> solution = new ArrayList<>();
    for (String turn : list("solution")) {
      solution.addAll(words(turn, BookWriter.THEN));
    }
    return new Puzzle(
        name, level(), draft.start(number("goal", value("goal")), rounds), solution, facts(rounds));
  }

  private int level() {
    int level = number("level", value("level"));
    if (level < Puzzle.EASIEST || level > Puzzle.HARDEST) {
      throw Refused.badRequest("the level must be from 1 to 5, not " + level);
    }
    return level;
  }

  private Facts facts(int rounds) {
    Map<String, @Nullable Object> json =
        Json.object("rounds", rounds, "push", false, "sacrifice", false, "wasted", false);
    for (String fact : words(value("facts"), BookWriter.AND)) {
      int blank = fact.indexOf(' ');
      if (blank < 0) {
        json.put(fact, true);
      } else {
        String name = fact.substring(0, blank);
        json.put(name, number(name, fact.substring(blank + 1)));
      }
    }
    return Facts.read(Field.of(json, "facts", Refused.Code.BAD_REQUEST));
  }

  private String value(String key) {
    String value = values.get(key);
    if (value == null) {
      throw Refused.badRequest("there is no line \"" + key + "\"");
    }
    return value;
  }

  private List<String> list(String key) {
    value(key);
    return lists.getOrDefault(key, List.of());
  }

  private static int number(String what, String text) {
    Integer number = Words.number(text);
    if (number == null) {
      throw Refused.badRequest(what + " must be a number, not " + Json.write(text));
    }
    return number;
  }

  /** What stands between the separators, without blanks around it; empty words are left out. */
  private static List<String> words(String text, String separator) {
    List<String> words = new ArrayList<>();
    for (String word : Words.split(text, separator.charAt(0))) {
      if (!word.isBlank()) {
        words.add(word.strip());
      }
    }
    return words;
  }
}
