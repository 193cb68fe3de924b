package picknmix.games.candyhunters.puzzle;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.Field;
import picknmix.kernel.Json;

/**
 * A puzzle, and what is known of it (CH-23 to CH-25).
 *
 * @param name what the book calls it; null if it is not in the book
 * @param level from 1, very simple, to 5
 * @param start where it begins; to be read, not written
 * @param solution a shortest one, in notation
 */
public record Puzzle(
    @Nullable String name, int level, CandyHuntersState start, List<String> solution, Facts facts) {

  /** The lowest and the highest level (CH-5). */
  public static final int EASIEST = 1;

  public static final int HARDEST = 5;

  /** A puzzle from what {@link #json} tells of it. */
  static Puzzle read(Field puzzle) {
    return new Puzzle(
        puzzle.has("name") ? puzzle.get("name").text() : null,
        puzzle.get("level").number(EASIEST, HARDEST),
        PuzzleCode.read(puzzle.get("code").text()),
        puzzle.get("solution").list().stream().map(Field::text).toList(),
        Facts.read(puzzle.get("facts")));
  }

  public Puzzle named(String other) {
    return new Puzzle(other, level, start, solution, facts);
  }

  /** Whether it uses more than the basic game (CH-23). */
  public boolean isExtra() {
    return start.haunted || start.largeGhost;
  }

  public String code() {
    return PuzzleCode.write(start);
  }

  public Map<String, @Nullable Object> json() {
    return Json.object(
        "name",
        name,
        "level",
        level,
        "code",
        code(),
        "goal",
        start.goal,
        "rounds",
        start.rounds,
        "cards",
        Patterns.names(start.hands[0]),
        "solution",
        solution,
        "extra",
        isExtra(),
        "facts",
        facts.json());
  }
}
