package picknmix.bots;

import java.util.Comparator;
import java.util.List;
import picknmix.kernel.Bot.Advice;
import picknmix.kernel.Bot.Candidate;

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
}
