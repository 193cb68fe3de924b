package picknmix.kernel;

import java.util.List;

/**
 * What a player with a good memory adds to what the table shows: what they have seen go by, and
 * what the others' actions tell about their hands. It is one seat's, and learns only what that seat
 * was shown.
 *
 * @param <S> the game's state
 */
public interface Memory<S extends State<S>> {
  /**
   * Takes in what somebody did.
   *
   * @param before what the seat saw just before
   * @param move with {@link Move#SECRET} for what the seat was not told
   * @param events what happened, as the seat saw it
   */
  void take(View<S> before, Move move, List<Event> events);

  /**
   * A full state that looks like this to the seat and contradicts nothing that it remembers; the
   * likelier ones come more often.
   */
  S imagine(View<S> now, Rng rng);

  /** Whether they all come to the same, see {@link View#isOpen}. */
  default boolean isOpen(View<S> now) {
    return now.isOpen();
  }
}
