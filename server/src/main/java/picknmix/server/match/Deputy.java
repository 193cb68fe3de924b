package picknmix.server.match;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Rng;
import picknmix.kernel.State;
import picknmix.kernel.View;

/**
 * Decides, once, for somebody whose time is up. It sees what they see, and thinks on the bots'
 * threads.
 *
 * @param <S> the game's state
 */
public final class Deputy<S extends State<S>> {
  private final Game<S> game;
  private final Bot<S> bot;
  private final Rng rng;
  private final Executor minds;

  public Deputy(Game<S> game, Level level, Rng rng, Executor minds) {
    this.game = game;
    this.bot = game.bot(level);
    this.rng = rng;
    this.minds = minds;
  }

  /** What the viewer of this does, in notation. */
  CompletableFuture<String> decide(View<S> view) {
    return CompletableFuture.supplyAsync(() -> game.notation().text(action(view)), minds);
  }

  /** A bot may want to wait where others can act too; but there was time enough for that. */
  private synchronized long action(View<S> view) {
    Long advised = bot.advise(view, game.patience(), rng).action();
    if (advised != null) {
      return advised;
    }
    ActionList actions = new ActionList();
    game.rules().legal(view.determinize(rng), view.viewer(), actions);
    return actions.get(0);
  }
}
