package picknmix.review;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Bot;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Move;
import picknmix.kernel.Reason;
import picknmix.kernel.State;
import picknmix.kernel.Tutor;
import picknmix.kernel.View;

/**
 * Help for somebody who is to act: first where to look, then what to do, then why.
 *
 * @param sure the chance that it is better than what the bot thought of next, from 0.5 to 1
 */
public record Hint(
    List<String> where, long action, List<Reason> reasons, double sure, List<Move> line) {

  /**
   * A hint for the viewer, who can act; half of the budget goes into finding the best two, the rest
   * into telling them apart.
   */
  public static <S extends State<S>> @Nullable Hint of(
      Game<S> game, View<S> view, Bot.Budget budget, long seed) {
    Tutor<S> tutor = game.tutor();
    Bot.Budget half = new Bot.Budget(budget.millis() / 2, (budget.iterations() + 1) / 2);
    Bot<S> bot = game.bot(Level.HARD);
    Bot.Advice advice = bot.advise(view, half, new FastRandom(seed));
    Long action = advice.action();
    if (tutor == null || action == null) {
      return null;
    }
    if (advice.candidates().size() < 2) {
      return new Hint(
          tutor.where(action), action, List.of(), 1, List.of(new Move(view.viewer(), action)));
    }
    long next = advice.candidates().get(1).action();
    Bot.Verdict verdict = bot.judge(view, next, half, new FastRandom(seed + 1));
    double better = verdict.bestValue() - verdict.playedValue();
    List<Move> line = Foresight.line(game, view, verdict.line(), new FastRandom(seed + 2));
    return new Hint(
        tutor.where(verdict.best()),
        verdict.best(),
        tutor.why(view, line, new FastRandom(seed + 2)),
        Numbers.rounded(Numbers.sure(better, verdict.error())),
        line);
  }

  public Map<String, @Nullable Object> json(ActionNotation notation) {
    return Json.object(
        "where", where,
        "action", notation.text(action),
        "reasons", reasons.stream().map(Reason::json).toList(),
        "sure", sure,
        "line", Judgement.line(line, notation));
  }
}
