package picknmix.server.match;

import java.util.concurrent.Executor;
import picknmix.kernel.Bot;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Manner;
import picknmix.kernel.Nature;
import picknmix.kernel.Person;
import picknmix.kernel.State;

/** Where bots think. */
public interface Minds {
  /**
   * Runs the thoughts of a table's bots.
   *
   * @param quick whether they take no time to speak of
   */
  Executor of(String table, boolean quick);

  /** How much of their usual time bots may think now, from 0 to 1: with many at work it is less. */
  double share();

  /** All on one executor, with all the time they like. */
  static Minds on(Executor threads) {
    return new Minds() {
      @Override
      public Executor of(String table, boolean quick) {
        return threads;
      }

      @Override
      public double share() {
        return 1;
      }
    };
  }

  /** Whether a bot of that level decides without a search. */
  static boolean isQuick(Game<?> game, Level level) {
    return level.compareTo(Level.EASY) <= 0 || game.hasClock();
  }

  /** Somebody who thinks for as long as there is time for all. */
  default <S extends State<S>> Person<S> person(Game<S> game, Level level, Nature nature) {
    Manner manner = Manner.of(level, nature);
    if (isQuick(game, level)) {
      return game.person(manner, game::patience);
    }
    return game.person(manner, () -> budget(game));
  }

  /** How long a bot of that game may think now. */
  default Bot.Budget budget(Game<?> game) {
    Bot.Budget usual = game.patience();
    double share = share();
    return new Bot.Budget(part(usual.millis(), share), part(usual.iterations(), share));
  }

  private static int part(int usual, double share) {
    return usual == 0 ? 0 : Math.max(1, (int) (usual * share));
  }
}
