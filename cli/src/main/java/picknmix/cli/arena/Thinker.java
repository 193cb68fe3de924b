package picknmix.cli.arena;

import org.jspecify.annotations.Nullable;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Rng;
import picknmix.kernel.State;
import picknmix.kernel.View;

/** Who thinks for a seat in one game. */
interface Thinker<S extends State<S>> {
  /** Hears of what was done meanwhile; that is not on its time. */
  default void attend() {}

  /** What to do now, in a view in which its seat can act; null if it waits for others. */
  @Nullable Long decide(View<S> view, Budget budget, Rng rng);
}
