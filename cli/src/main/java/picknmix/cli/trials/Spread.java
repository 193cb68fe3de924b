package picknmix.cli.trials;

import java.util.ArrayList;
import java.util.List;

/** How long something took, each time. */
final class Spread {
  private final List<Long> millis = new ArrayList<>();

  void add(long one) {
    millis.add(one);
  }

  @Override
  public String toString() {
    List<Long> sorted = millis.stream().sorted().toList();
    return sorted.isEmpty()
        ? "for no time"
        : "%.1f s (half of the times), %.1f s (the longest)"
            .formatted(sorted.get(sorted.size() / 2) / 1e3, sorted.getLast() / 1e3);
  }
}
