package picknmix.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import picknmix.kernel.Bot.Advice;
import picknmix.kernel.Bot.Candidate;
import picknmix.kernel.Rng;

/** Turns what a bot has thought of into advice. */
final class Candidates {
  /** How many are worth telling. */
  private static final int SHOWN = 5;

  private static final Comparator<Candidate> BEST_FIRST =
      Comparator.comparingInt(Candidate::visits).thenComparingDouble(Candidate::value).reversed();

  private Candidates() {}

  /** The one tried most often, or of those the one worth most; the runners-up with it. */
  static Advice best(List<Candidate> candidates) {
    List<Candidate> shown = candidates.stream().sorted(BEST_FIRST).limit(SHOWN).toList();
    Candidate best = shown.getFirst();
    return new Advice(best.action(), best.value(), shown);
  }

  /** As {@link #best(List)}, by chance among equals: for bots that have not tried anything. */
  static Advice best(List<Candidate> candidates, Rng rng) {
    List<Candidate> sorted = new ArrayList<>(candidates);
    sorted.sort(BEST_FIRST);
    int equals = 1;
    while (equals < sorted.size()
        && BEST_FIRST.compare(sorted.get(equals), sorted.getFirst()) == 0) {
      equals++;
    }
    if (equals > 1) {
      Collections.swap(sorted, 0, rng.below(equals));
    }
    return best(sorted);
  }
}
