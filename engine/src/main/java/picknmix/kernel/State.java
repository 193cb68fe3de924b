package picknmix.kernel;

/**
 * Where a game stands: mutable and packed into primitives, so that a search copies it in
 * nanoseconds instead of undoing moves. Only the game's own Rules and StateCodec write to it.
 *
 * <p>Rules hold no memory of their own and are shared by all threads. Where they need some while
 * they work, to list actions within an action for example, a state may carry it; it means nothing
 * and {@link #copyFrom} leaves it alone.
 *
 * @param <S> the state's own class
 */
public interface State<S extends State<S>> {
  /** How many play. */
  int seats();

  /** Becomes equal to the other state; the two share nothing afterwards. Allocates nothing. */
  void copyFrom(S other);

  /** A new state equal to this one. */
  S copy();
}
