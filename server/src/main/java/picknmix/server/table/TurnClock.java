package picknmix.server.table;

import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;
import picknmix.server.store.TurnTerms;

/**
 * How long everybody has for a decision, and who decides for them when the time is up.
 *
 * @param millis 0 for as long as they like
 * @param bot medium if left out
 */
public record TurnClock(int millis, @Nullable Level bot) {
  static @Nullable TurnClock of(@Nullable TurnTerms kept) {
    return kept == null ? null : new TurnClock(kept.millis(), kept.bot());
  }
}
