package picknmix.games.candyghosts.bot;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import picknmix.kernel.Reason;

/**
 * Reasons of Candy Ghosts' own. Chances are shares of the imagined nights until the next round
 * begins.
 */
public sealed interface CandyGhostsReason extends Reason {
  /**
   * Somebody is caught less often.
   *
   * @param danger {@code possessed}, {@code swallowed} or {@code chased}
   * @param who by whom mostly
   * @param instead how often it happens after the other action
   */
  record Safer(int seat, String danger, String who, double chance, double instead)
      implements CandyGhostsReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "type", "safer",
          "seat", seat,
          "danger", danger,
          "who", who,
          "chance", chance,
          "instead", instead);
    }

    @Override
    public String text() {
      String often = CandyGhostsReason.often(chance, instead);
      return "Seat "
          + seat
          + " is "
          + danger
          + " by the next round "
          + often
          + ", mostly by "
          + who
          + ".";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /** Somebody who is possessed comes free. */
  record Frees(int seat, double chance, double instead) implements CandyGhostsReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "frees", "seat", seat, "chance", chance, "instead", instead);
    }

    @Override
    public String text() {
      return "Seat " + seat + " comes free " + CandyGhostsReason.often(chance, instead) + ".";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /** A ghost becomes a charge of one's own. */
  record Captures(double chance, double instead) implements CandyGhostsReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "captures", "chance", chance, "instead", instead);
    }

    @Override
    public String text() {
      return "The turn captures a ghost " + CandyGhostsReason.often(chance, instead) + ".";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /** Somebody gets out of the house. */
  record Out(int seat, double chance, double instead) implements CandyGhostsReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "out", "seat", seat, "chance", chance, "instead", instead);
    }

    @Override
    public String text() {
      String often = CandyGhostsReason.often(chance, instead);
      return "Seat " + seat + " is out by the next round " + often + ".";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /** The player ends so many action points nearer to the Exit. */
  record Nearer(double steps) implements CandyGhostsReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "nearer", "steps", Math.floor(10 * steps + 0.5) / 10);
    }

    @Override
    public String text() {
      return "The turn ends about " + Math.round(steps) + " steps nearer to the Exit.";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /** The turn brings an item. */
  record Takes(String item, String at) implements CandyGhostsReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "takes", "item", item, "where", List.of(at));
    }

    @Override
    public String text() {
      return "The turn picks up the " + item + " at " + at + ".";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  private static String often(double chance, double instead) {
    return percent(chance) + " times in 100 instead of " + percent(instead);
  }

  private static int percent(double share) {
    return (int) Math.floor(100 * share + 0.5);
  }
}
