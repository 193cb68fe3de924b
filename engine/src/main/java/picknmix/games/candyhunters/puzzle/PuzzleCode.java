package picknmix.games.candyhunters.puzzle;

import java.util.ArrayList;
import java.util.List;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picknmix.kernel.Words;

/**
 * A whole puzzle in one word that fits into a link, {@code 2r7_P05P12P21_BkRg..B-Y..YRk-GkRGgY}:
 * rounds and points, an L behind them if the Large Ghost is still beside the board; the patterns;
 * the rows of the town with kids, ghosts and the Large Ghost as k, g and l.
 */
public final class PuzzleCode {
  private static final TownText TOWN = new TownText("kgl");
  private static final String EXAMPLE = "2r7_P05P12_BkRg..B-Y..YRk";
  private static final char LARGE = 'L';

  private PuzzleCode() {}

  // ---- Reading

  /** Where the puzzle begins. Cards may come in any order, and nothings around the town. */
  public static CandyHuntersState read(String code) {
    List<String> parts = Words.split(code, '_');
    if (parts.size() != 3) {
      throw Refused.badRequest("puzzle: " + Json.write(code) + " is no code like " + EXAMPLE);
    }
    String head = parts.getFirst();
    boolean large = !head.isEmpty() && head.charAt(head.length() - 1) == LARGE;
    List<String> numbers = Words.split(large ? head.substring(0, head.length() - 1) : head, 'r');
    Integer rounds = Words.number(numbers.getFirst());
    Integer goal = Words.number(numbers.getLast());
    if (numbers.size() != 2 || rounds == null || goal == null) {
      throw Refused.badRequest(
          "puzzle: a code begins with rounds and points like 2r7, not with " + Json.write(head));
    }
    Draft draft = new Draft();
    if (large) {
      draft.addLargeGhost();
    }
    cards(parts.get(1)).forEach(draft::addCard);
    List<String> rows = Words.split(parts.get(2), '-');
    for (int y = 0; y < rows.size(); y++) {
      TOWN.read(signs(rows.get(y)), y, draft);
    }
    return draft.start(goal, rounds);
  }

  /** The names of the cards; a new one begins with every letter. */
  private static List<String> cards(String text) {
    return cut(text, c -> c >= 'A' && c <= 'Z');
  }

  /** The signs of a row; who stands there is written small, behind the building. */
  private static List<String> signs(String text) {
    return cut(text, c -> c < 'a' || c > 'z');
  }

  private interface Beginning {
    boolean at(char c);
  }

  private static List<String> cut(String text, Beginning beginning) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= text.length(); i++) {
      if (i == text.length() || beginning.at(text.charAt(i))) {
        parts.add(text.substring(from, i));
        from = i;
      }
    }
    return parts;
  }

  // ---- Writing

  /** The code of a puzzle that begins here, with the rounds that are left. */
  public static String write(CandyHuntersState s) {
    checkBeginning(s);
    StringBuilder out = new StringBuilder();
    out.append(s.rounds - s.round + 1).append('r').append(s.goal);
    if (s.largeGhost && s.town.large == Town.NOWHERE) {
      out.append(LARGE);
    }
    out.append('_').append(String.join("", Patterns.names(s.hands[0]))).append('_');
    List<String> rows = new ArrayList<>();
    for (List<String> row : TOWN.write(s.town)) {
      rows.add(String.join("", row));
    }
    return out.append(String.join("-", rows)).toString();
  }

  private static void checkBeginning(CandyHuntersState s) {
    if (!s.puzzle) {
      throw Refused.badRequest("the match is no puzzle");
    }
    if (s.phase != Phase.BUILD) {
      throw Refused.badRequest("a puzzle begins with a build, not in the middle of a turn");
    }
    if (s.scored[0] != 0 || s.candies(0) != 0 || s.scares[0] != 0) {
      throw Refused.badRequest("a puzzle begins without points, and some were scored already");
    }
    if (s.hands[0] == 0) {
      throw Refused.badRequest("a puzzle begins with a pattern, and there is none");
    }
  }
}
