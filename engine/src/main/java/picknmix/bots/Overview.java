package picknmix.bots;

import picknmix.kernel.State;

/**
 * What a seat can do, seen without a list of it: for games that find many actions at once. A search
 * asks what those that it has tried before seem to be worth, and which of the rest seems best; most
 * are never looked at one by one.
 *
 * <p>It tells exactly what {@link Eval#priors} tells of the list.
 *
 * @param <S> the game's state
 */
public interface Overview<S extends State<S>> {
  /** No action. */
  long NONE = -1;

  /**
   * Looks at all that the seat can do, and tells how many actions that is; 0 if only a list can.
   */
  int look(S s, int seat);

  /**
   * What an action seems to be worth, which from now on is none of the rest; {@link Double#NaN} if
   * it cannot be done here.
   */
  double take(long action);

  /** The action of the rest that seems best, the first of equals; {@link #NONE} if none is left. */
  long best();

  /** What that one seems to be worth. */
  double worth();
}
