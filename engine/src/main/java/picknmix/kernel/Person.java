package picknmix.kernel;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Plays a seat as a person might: not always the best, and not at once. Whoever seats them asks
 * after everything that happens, and lets them act when the time has come, unless by then they want
 * something else. Wanting the same again, they keep the time that they had in mind.
 *
 * @param <S> the game's state
 */
@FunctionalInterface
public interface Person<S extends State<S>> {
  /**
   * How long somebody may search for a decision: nobody who plays with them should wait much more
   * than a second, and a server has many tables.
   */
  Bot.Budget PATIENCE = new Bot.Budget(400, 0);

  /** What they are going to do if nothing else happens; they may be asked at any time. */
  Intent decide(View<S> view, Rng rng);

  /**
   * What somebody is about to do.
   *
   * @param action null if they wait for others
   * @param millis how long it will take them
   * @param latest by then at the latest they do it, whatever time they had in mind before: others
   *     wait for them
   */
  record Intent(@Nullable Long action, int millis, int latest) {
    /** Nothing. */
    public static final Intent WAIT = new Intent(null, 0);

    /** What nobody waits for. */
    public Intent(@Nullable Long action, int millis) {
      this(action, millis, Integer.MAX_VALUE);
    }
  }

  /** So many times as slow; whom others wait for has to say so. */
  default Person<S> slowed(int times) {
    return (view, rng) -> {
      Intent intent = decide(view, rng);
      return new Intent(intent.action(), times * intent.millis());
    };
  }

  /** The same, but with patience where others can act too: it may be a child's moment. */
  default Person<S> waitingForOthers(Rules<S> rules) {
    int aWhile = 3_000;
    return (view, rng) -> {
      Intent intent = decide(view, rng);
      boolean shared = Integer.bitCount(rules.actors(view.determinize(rng))) > 1;
      return shared ? new Intent(intent.action(), aWhile + intent.millis()) : intent;
    };
  }

  /** A person for games without hurry: plays like the bot, after a moment. */
  static <S extends State<S>> Person<S> like(
      Bot<S> bot, Rules<S> rules, Supplier<Bot.Budget> budget) {
    int moment = 450;
    return (view, rng) ->
        rules.canAct(view.determinize(rng), view.viewer())
            ? new Intent(bot.advise(view, budget.get(), rng).action(), moment + rng.below(moment))
            : Intent.WAIT;
  }
}
