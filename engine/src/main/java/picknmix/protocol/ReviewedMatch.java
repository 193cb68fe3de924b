package picknmix.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Bot;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.PaceReview;
import picknmix.kernel.Refused;
import picknmix.kernel.Refused.Code;
import picknmix.kernel.Session;
import picknmix.kernel.State;
import picknmix.kernel.Tutor;
import picknmix.review.Hint;
import picknmix.review.Judge;
import picknmix.review.Judgement;
import picknmix.review.SumUp;

/**
 * The commands for those who want to learn from the match being played, or from one of the past.
 */
final class ReviewedMatch<S extends State<S>> {
  private final Session<S> session;
  private final Game<S> game;

  ReviewedMatch(Session<S> session) {
    this.session = session;
    this.game = session.game();
  }

  Map<String, @Nullable Object> judge(Field request) {
    int moves = session.moves().size();
    if (moves == 0) {
      throw request.get("at").wrong("names an action, and there is none yet");
    }
    int at = request.get("at").number(0, moves - 1);
    Bot.Budget budget =
        new Bot.Budget(0, request.get("iterations").number(1, PlayedMatch.MAX_COUNT));
    Judgement judgement = new Judge<>(session).judge(at, budget);
    return Json.object("judgement", judgement == null ? null : judgement.json(game.notation()));
  }

  Map<String, @Nullable Object> sumUp(Field request) {
    List<Field> judgements = request.get("judgements").list();
    return SumUp.of(session, tutor(), judgements).json();
  }

  private Tutor<S> tutor() {
    Tutor<S> tutor = game.tutor();
    if (tutor == null) {
      throw Refused.badRequest("decisions of " + game.id() + " are not judged");
    }
    return tutor;
  }

  Map<String, @Nullable Object> hint(Field request) {
    Bot.Budget budget = PlayedMatch.budget(request);
    int seat = request.get("seat").number(0, session.state().seats() - 1);
    if (session.isOver()) {
      throw new Refused(Code.OVER, "the game is over");
    }
    tutor();
    if (!game.rules().canAct(session.state(), seat)) {
      throw new Refused(Code.NOT_YOUR_TURN, "seat " + seat + " has nothing to do now");
    }
    Hint hint = Hint.of(game, session.recall(seat), budget, session.moves().size());
    return hint == null
        ? Json.object("where", List.of(), "action", null, "reasons", List.of(), "sure", 1)
        : hint.json(game.notation());
  }

  Map<String, @Nullable Object> paceReview(Field request) {
    PaceReview<S> review = game.paceReview();
    if (review == null) {
      throw Refused.badRequest(game.id() + " is no game of speed");
    }
    List<Field> list = request.get("times").list(session.moves().size());
    long[] times = new long[list.size()];
    for (int i = 0; i < times.length; i++) {
      times[i] = (long) list.get(i).decimal();
      list.get(i).require(i == 0 || times[i] >= times[i - 1], "must not be before the last");
    }
    return review.of(session, times);
  }
}
