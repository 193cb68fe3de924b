package picknmix.kernel;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Looks back at a match of a game of speed: who was how quick, and what nobody saw.
 *
 * @param <S> the game's state
 */
public interface PaceReview<S extends State<S>> {
  /**
   * The review as JSON.
   *
   * @param times when each action happened, in milliseconds, in ascending order
   */
  Map<String, @Nullable Object> of(Session<S> session, long[] times);
}
