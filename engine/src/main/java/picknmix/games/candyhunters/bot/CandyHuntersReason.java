package picknmix.games.candyhunters.bot;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import picknmix.kernel.Reason;

/** Reasons of Candy Hunters' own. */
public sealed interface CandyHuntersReason extends Reason {
  /** The turn can score that pattern there. */
  record ScoresPattern(String card, int points, List<String> where) implements CandyHuntersReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "pattern", "card", card, "points", points, "where", where);
    }

    @Override
    public String text() {
      return "The turn can score "
          + card
          + " for "
          + points
          + " at "
          + String.join(" ", where)
          + ".";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /** So many ghosts fewer scare when the pattern is scored (CH-16). */
  record FewerScares(int count, List<String> where) implements CandyHuntersReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "fewer-scares", "count", count, "where", where);
    }

    @Override
    public String text() {
      return "What was played is scored with a ghost on " + String.join(" ", where) + ".";
    }

    @Override
    public boolean praises() {
      return false;
    }
  }

  /** A kid of one's own gets candy there. */
  record KidHome(String colour, String at) implements CandyHuntersReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "kid-home", "colour", colour, "where", List.of(at));
    }

    @Override
    public String text() {
      return "It brings the kid at " + at + " home with candy.";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /** What was played scores a pattern on which another's kid gets candy. */
  record OthersCandy(int seat, String at) implements CandyHuntersReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "others-candy", "seat", seat, "where", List.of(at));
    }

    @Override
    public String text() {
      return "What was played gives candy to the kid of seat " + seat + " at " + at + ".";
    }

    @Override
    public boolean praises() {
      return false;
    }
  }

  /**
   * A ghost on that building takes points from another's pattern.
   *
   * @param often in which share of what the other may hold
   */
  record GhostStops(int seat, String at, String colour, int points, double often)
      implements CandyHuntersReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "type",
          "ghost-stops",
          "seat",
          seat,
          "where",
          List.of(at),
          "colour",
          colour,
          "points",
          points,
          "often",
          often);
    }

    @Override
    public String text() {
      String some = points == 1 ? "a point" : points + " points";
      return "A ghost on " + at + " stops " + some + " of seat " + seat + ".";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /**
   * That card will lie in the town when the next turn begins.
   *
   * @param often in which share of what the others may do
   */
  record Ready(String card, double often) implements CandyHuntersReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "ready", "card", card, "often", often);
    }

    @Override
    public String text() {
      long times = Math.round(100 * often);
      return card + " will lie in the town next turn, " + times + " times in 100.";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }
}
