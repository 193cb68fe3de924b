package picknmix.cli.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Bot;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;
import picknmix.kernel.State;
import picknmix.kernel.View;
import picknmix.review.Judge;
import picknmix.review.Judgement;
import picknmix.review.SumUp;

/**
 * A match that is being reviewed, one decision after the other; what is known so far can be told at
 * any time, also from another thread.
 */
public final class Review<S extends State<S>> {
  private final Session<S> session;
  private final Judge<S> judge;
  private final Bot.Budget budget;
  private final List<Integer> open = new ArrayList<>();
  private final List<Judgement> judgements = new ArrayList<>();
  private int next;

  /**
   * A review in which nothing is judged yet.
   *
   * @param seat whose decisions; null for everybody's
   */
  public Review(Session<S> session, int rounds, @Nullable Integer seat) {
    this.session = session;
    this.judge = new Judge<>(session, seat);
    this.budget = new Bot.Budget(0, rounds);
    for (int at = 0; at < session.moves().size(); at++) {
      if (judge.isDecision(at)) {
        open.add(at);
      }
    }
  }

  /** How many decisions there are to judge. */
  public int count() {
    return open.size();
  }

  /** Judges one more; false if there is none. */
  public boolean judgeNext() {
    if (next == open.size()) {
      return false;
    }
    Judgement judgement = Objects.requireNonNull(judge.judge(open.get(next++), budget));
    synchronized (judgements) {
      judgements.add(judgement);
    }
    return true;
  }

  Session<S> session() {
    return session;
  }

  /** What has been judged so far, in the order of the match. */
  List<Judgement> judgements() {
    synchronized (judgements) {
      return List.copyOf(judgements);
    }
  }

  SumUp sumUp() {
    List<Field> fields = new ArrayList<>();
    for (Judgement judgement : judgements()) {
      Object json = judgement.json(session.game().notation());
      fields.add(Field.of(json, "judgement", Refused.Code.BAD_REQUEST));
    }
    return SumUp.of(session, Objects.requireNonNull(session.game().tutor()), fields);
  }

  /** What the player saw before that move. */
  View<S> view(Judgement judgement) {
    S before = session.after(session.moves().subList(0, judgement.at()), judgement.at(), List.of());
    return session.game().view(before, judgement.seat());
  }

  public Map<String, @Nullable Object> json() {
    List<Object> list = new ArrayList<>();
    judgements().forEach(judgement -> list.add(judgement.json(session.game().notation())));
    Map<String, @Nullable Object> json = Json.object("decisions", count(), "judgements", list);
    json.putAll(sumUp().json());
    return json;
  }
}
