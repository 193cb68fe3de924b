package picknmix.server.match;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Bot;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Move;
import picknmix.kernel.Preview;
import picknmix.kernel.Reason;
import picknmix.kernel.State;
import picknmix.kernel.View;
import picknmix.review.Hint;

/**
 * Gives hints to people who are to decide. All of a hint follows from what their seat sees and
 * remembers, as a bot on that seat would, and it is thought of on the bots' threads.
 *
 * @param <S> the game's state
 */
public final class Adviser<S extends State<S>> {
  private static final Counsel TOO_LATE = new Counsel.TooLate();

  private final Match<S> match;
  private final Supplier<Bot.Budget> budget;
  private final Executor minds;

  /**
   * Somebody who knows this match.
   *
   * @param budget how long one may think about a hint now
   */
  public Adviser(Match<S> match, Supplier<Bot.Budget> budget, Executor minds) {
    this.match = match;
    this.budget = budget;
    this.minds = minds;
  }

  /**
   * Helps whoever sits there and saw the table of that number. It fails with a {@link
   * picknmix.kernel.Refused} if there is nothing to decide for them.
   */
  public CompletableFuture<Counsel> advise(int seat, int seen) {
    return match
        .decisionOf(seat, seen)
        .thenCompose(
            moves ->
                moves == null
                    ? CompletableFuture.completedFuture(TOO_LATE)
                    : CompletableFuture.supplyAsync(() -> think(seat, seen, moves), minds));
  }

  private Counsel think(int seat, int seen, List<Move> moves) {
    if (match.known() != seen) {
      return TOO_LATE; // while there was no thread for it
    }
    Game<S> game = match.game();
    View<S> view = match.remembering(seat).after(moves);
    Hint hint = Hint.of(game, view, budget.get(), moves.size());
    if (match.known() != seen) {
      return TOO_LATE;
    }
    return counsel(game, view, hint);
  }

  private static <S extends State<S>> Counsel counsel(
      Game<S> game, View<S> view, @Nullable Hint hint) {
    if (hint == null) {
      return new Counsel.Nothing();
    }
    S imagined = view.determinize(new FastRandom(0));
    Move move = new Move(view.viewer(), hint.action());
    Preview preview = Preview.of(game, imagined, move, view.viewer(), imagined.copy());
    return new Counsel.Given(
        hint.where(),
        game.notation().text(hint.action()),
        preview.events().stream().map(Event::json).toList(),
        hint.reasons().stream().map(Reason::json).toList(),
        hint.sure());
  }
}
