package picknmix.bots;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Reason;
import picknmix.kernel.State;

/**
 * What a game has to say when an action is explained: {@link Coach} tries two of them in the same
 * imagined states, and this tells what is different in the game's own words. It goes by what
 * happened there, so that nothing is said that is not so.
 *
 * @param <S> the game's state
 */
public interface Lessons<S extends State<S>> {
  /** The places on the board that an action is about, in notation. */
  List<String> places(long action);

  /** What to look at to find an action: places, and pieces of one's own. */
  default List<String> where(long action) {
    return places(action);
  }

  /** What time it is in the game, such as its round and phase; all may know it. */
  default Map<String, @Nullable Object> time(S s) {
    return Map.of();
  }

  /** Whether the players want each other's points; not where they win or lose together. */
  default boolean areRivals() {
    return true;
  }

  /**
   * What is better in the first courses than in the second, the weightiest first; the n-th of both
   * begin in the same state.
   */
  default List<Reason> reasons(List<Course<S>> better, List<Course<S>> worse) {
    return List.of();
  }

  /** In which share of the courses something is so. */
  static <T> double share(List<T> courses, java.util.function.Predicate<T> isSo) {
    return courses.stream().filter(isSo).count() / (double) courses.size();
  }
}
