package picknmix.kernel;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Several games in a row with a winner over all. A pure value: the match service keeps it. */
public interface Series {
  /** The series after one more game. */
  Series after(List<Integer> scores, List<Integer> winners);

  boolean isOver();

  /** Each seat's points over all games so far. */
  List<Integer> totals();

  /** The winners of the series; empty while it goes on. */
  List<Integer> winners();

  /** The seat that starts the next game; null where the host or chance says. */
  default @Nullable Integer first() {
    return null;
  }

  Map<String, @Nullable Object> json();
}
