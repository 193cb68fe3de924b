package picknmix.bots;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import picknmix.kernel.Reason;

/** Reasons that every game may have. */
public sealed interface CommonReason extends Reason {
  /** The game is won with it. */
  record Wins() implements CommonReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "wins");
    }

    @Override
    public String text() {
      return "It wins the game.";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /**
   * With the other one the game is lost.
   *
   * @param often in which share of what may lie hidden
   */
  record Loses(double often) implements CommonReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "loses", "often", often);
    }

    @Override
    public String text() {
      return "What was played loses the game, " + Math.round(100 * often) + " times in 100.";
    }

    @Override
    public boolean praises() {
      return false;
    }
  }

  /**
   * The turn brings more points: on average, if dice are in it.
   *
   * @param instead what the other one brings; null if there is no other in question
   */
  record MorePoints(double points, @Nullable Double instead) implements CommonReason {
    @Override
    public Map<String, @Nullable Object> json() {
      Double other = instead;
      return Json.object(
          "type",
          "more-points",
          "points",
          CommonReason.number(points),
          "instead",
          other == null ? null : CommonReason.number(other));
    }

    @Override
    public String text() {
      String brings = "The turn brings " + CommonReason.count(points, "point");
      Double other = instead;
      return brings + (other == null ? "." : " instead of " + CommonReason.number(other) + ".");
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /**
   * It takes points away that another would have had, which other actions do not.
   *
   * @param often in which share of what may lie hidden
   */
  record Stops(int seat, int points, double often, List<String> where) implements CommonReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return CommonReason.others("stops", seat, points, often, where);
    }

    @Override
    public String text() {
      String points = CommonReason.count(this.points, "point");
      return "It stops " + points + " for seat " + seat + CommonReason.at(where) + ".";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /**
   * The other one gives points to another, which other actions do not.
   *
   * @param often in which share of what may lie hidden
   */
  record Gives(int seat, int points, double often, List<String> where) implements CommonReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return CommonReason.others("gives", seat, points, often, where);
    }

    @Override
    public String text() {
      String points = CommonReason.count(this.points, "point");
      return "What was played lets seat " + seat + " have " + points + CommonReason.at(where) + ".";
    }

    @Override
    public boolean praises() {
      return false;
    }
  }

  private static Map<String, @Nullable Object> others(
      String type, int seat, int points, double often, List<String> where) {
    return Json.object(
        "type", type, "seat", seat, "points", points, "often", often, "where", where);
  }

  private static String at(List<String> where) {
    return where.isEmpty() ? "" : " at " + String.join(" ", where);
  }

  /** So many of them. */
  static String count(double number, String what) {
    return number(number) + " " + (number == 1 ? what : what + "s");
  }

  /** Rounded to a tenth, and whole if it is. */
  static Number number(double number) {
    double rounded = Math.floor(10 * number + 0.5) / 10;
    return rounded == Math.rint(rounded) ? (Number) (int) rounded : (Number) rounded;
  }
}
