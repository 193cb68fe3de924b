package picknmix.kernel;

/**
 * How random players play, for playouts and walks: picks who acts next and what they do. It keeps
 * its working memory, so each thread needs its own, and picking allocates nothing.
 *
 * @param <S> the game's state
 */
public interface RandomPolicy<S extends State<S>> {
  /** The next action in a state that is not over; {@link #seat} then tells whose it is. */
  long pick(S s, Rng rng);

  /** Who plays the action picked last: a seat or {@link Seat#CHANCE}. */
  int seat();
}
