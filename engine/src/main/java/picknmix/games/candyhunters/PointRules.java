package picknmix.games.candyhunters;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import picknmix.games.candyhunters.CandyHuntersState.Phase;
import picknmix.kernel.ScoreSheet;

/** What it is all worth, and who wins: CH-21, CH-22. */
final class PointRules {
  private static final int A_REGULAR = 2;
  private static final int A_HAUNTED = 5;

  private PointRules() {}

  static int points(CandyHuntersState s, int seat) {
    return regular(s, seat) + haunted(s, seat) + candies(s, seat) - s.scares[seat];
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
            line("patterns", s, seat -> regular(s, seat)),
            line("haunted", s, seat -> haunted(s, seat)),
            line("candies", s, seat -> candies(s, seat)),
            line("scares", s, seat -> -s.scares[seat])));
  }

  private static ScoreSheet.Line line(
      String category, CandyHuntersState s, IntUnaryOperator points) {
    List<Integer> all = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      all.add(points.applyAsInt(seat));
    }
    return new ScoreSheet.Line(category, all);
  }

  /** A bit for each winner; nobody while the game goes on, or when a puzzle is not solved. */
  static int winners(CandyHuntersState s) {
    if (s.phase != Phase.OVER) {
      return 0;
    }
    if (s.puzzle) {
      return isSolved(s) ? 1 : 0;
    }
    int best = 0;
    int winners = 1;
    for (int seat = 1; seat < s.seats; seat++) {
      int difference = compare(s, seat, best);
      if (difference > 0) {
        best = seat;
        winners = 0;
      }
      winners |= difference >= 0 ? 1 << seat : 0;
    }
    return winners;
  }

  /** CH-24: whether the goal is reached. */
  static boolean isSolved(CandyHuntersState s) {
    return s.puzzle && points(s, 0) >= s.goal;
  }

  /** CH-22: positive if the one seat is ahead of the other, 0 if all is equal. */
  private static int compare(CandyHuntersState s, int one, int other) {
    int difference = points(s, one) - points(s, other);
    if (difference == 0) {
      difference = Long.bitCount(s.scored[other]) - Long.bitCount(s.scored[one]);
    }
    if (difference == 0) {
      difference = s.scares[other] - s.scares[one];
    }
    return difference != 0 ? difference : colours(s, one) - colours(s, other);
  }
}
