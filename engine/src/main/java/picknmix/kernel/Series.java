package picknmix.kernel;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Several games in a row with a winner over all. A pure value: the match service keeps it. */
public interface Series {
  /** The series after one more game. */
  Series after(List<Integer> scores, List<Integer> winners);

  /** How many games have been played. */
  int played();

  /** How many games it takes; null where that depends on how they end. */
  default @Nullable Integer games() {
    return null;
  }

  boolean isOver();

  /** Each seat's points over all games so far. */
  List<Integer> totals();

  /** The winners of the series; empty while it goes on. */
  List<Integer> winners();

  /** The seat that starts the next game; null where the host or chance says. */
  default @Nullable Integer first() {
    return null;
  }

  /** How many treats each seat has got, where the winners of a game get one; else null. */
  default @Nullable List<Integer> treats() {
    return null;
  }

  /** How many treats there are still to win; null where there are none at all. */
  default @Nullable Integer treatsLeft() {
    return null;
  }

  /** How it stands, for those who play. */
  default Map<String, @Nullable Object> json() {
    return Json.object(
        "played", played(),
        "games", games(),
        "totals", totals(),
        "treats", treats(),
        "treatsLeft", treatsLeft(),
        "over", isOver(),
        "first", first(),
        "winners", winners());
  }
}
