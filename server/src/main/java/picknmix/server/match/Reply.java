package picknmix.server.match;

import org.jspecify.annotations.Nullable;
import picknmix.kernel.Refused;

/** What became of a command; only its sender is told. */
public sealed interface Reply {
  /**
   * It was carried out, now or when it came the first time, as the action of that number.
   *
   * @param race whom it was quicker than; null if it had no rival
   */
  record Applied(int sequence, @Nullable Race race) implements Reply {}

  /**
   * It could have been done at the table that its sender saw, but somebody was quicker.
   *
   * @param sequence how many actions there have been
   * @param race who was quicker, and by how much; null if that is not how it was decided
   */
  record TooLate(int sequence, @Nullable Race race) implements Reply {}

  /** It cannot be done; nothing has changed. */
  record Rejected(Refused refused) implements Reply {}
}
