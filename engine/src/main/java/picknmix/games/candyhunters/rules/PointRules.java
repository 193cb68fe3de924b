package picknmix.games.candyhunters.rules;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.kernel.Json;
import picknmix.kernel.ScoreSheet;
import picknmix.kernel.ScoreSheet.Line;

/** What it is all worth, and who is in front: CH-21, CH-22. */
public final class PointRules {
  private static final int A_REGULAR = 2;
  private static final int A_HAUNTED = 5;

  /** More scares than anybody can have. */
  private static final long MANY_SCARES = 1L << 21;

  private PointRules() {}

  public static int points(CandyHuntersState s, int seat) {
    return regular(s, seat) + haunted(s, seat) + candies(s, seat) - s.scares[seat];
  }

  /** What a scored card counts. */
  public static int card(int card) {
    return Patterns.isRegular(card) ? A_REGULAR : A_HAUNTED;
  }

  /** What each card counts when it is scored, by name. */
  public static Map<String, @Nullable Object> cards() {
    Map<String, @Nullable Object> points = Json.object();
    for (int card = 0; card < Patterns.COUNT; card++) {
      points.put(Patterns.name(card), card(card));
    }
    return points;
  }

  /** What one more candy of that colour would count: two for the first, then one. */
  public static int candy(CandyHuntersState s, int seat, int colour) {
    return s.candies(seat, colour) == 0 ? 2 : 1;
  }

  private static int regular(CandyHuntersState s, int seat) {
    return A_REGULAR * Long.bitCount(s.scored[seat] & Patterns.ALL_REGULAR);
  }

  private static int haunted(CandyHuntersState s, int seat) {
    return A_HAUNTED * Long.bitCount(s.scored[seat] & Patterns.ALL_HAUNTED);
  }

  /** Two for the first candy of a colour, one for each further one. */
  private static int candies(CandyHuntersState s, int seat) {
    return s.candies(seat) + colours(s, seat);
  }

  private static int colours(CandyHuntersState s, int seat) {
    int colours = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      colours += s.candies(seat, colour) > 0 ? 1 : 0;
    }
    return colours;
  }

  static ScoreSheet sheet(CandyHuntersState s) {
    return new ScoreSheet(
        List.of(
            Line.of("patterns", s.seats, seat -> regular(s, seat)),
            Line.of("haunted", s.seats, seat -> haunted(s, seat)),
            Line.of("candies", s.seats, seat -> candies(s, seat)),
            Line.of("scares", s.seats, seat -> -s.scares[seat])));
  }

  /** CH-22: points; between equals fewer patterns, then fewer scares, then more colours. */
  static long rank(CandyHuntersState s, int seat) {
    long rank = points(s, seat) * (Patterns.COUNT + 1L) - Long.bitCount(s.scored[seat]);
    rank = rank * MANY_SCARES - s.scares[seat];
    return rank * (Colour.COUNT + 1L) + colours(s, seat);
  }

  /** CH-24: whether the goal is reached. */
  public static boolean isSolved(CandyHuntersState s) {
    return s.puzzle && points(s, 0) >= s.goal;
  }
}
