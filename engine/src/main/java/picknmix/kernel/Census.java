package picknmix.kernel;

/**
 * What a game counts of its matches, to see how it plays. Actions and events are counted in every
 * game; this is for what they do not tell. It may keep nothing from one call to the next.
 *
 * @param <S> the game's state
 */
public interface Census<S extends State<S>> {
  /** Looks at an action that is about to be carried out. */
  default void acting(S s, int seat, long action, Counter counter) {}

  /** Looks at a game that is over. */
  default void ended(S s, Counter counter) {}

  /** Where it is counted. */
  interface Counter {
    /**
     * Counts something.
     *
     * @param seat whose it is; a negative number if it is nobody's or everybody's
     * @param what a few words
     */
    void count(int seat, String what, int times);
  }
}
