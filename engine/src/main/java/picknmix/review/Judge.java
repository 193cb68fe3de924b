package picknmix.review;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Move;
import picknmix.kernel.Reason;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.Session;
import picknmix.kernel.State;
import picknmix.kernel.Tutor;
import picknmix.kernel.View;

/**
 * Judges the decisions of a match, each by what its player could know then. The same match and the
 * same number of rounds always give the same judgement.
 *
 * @param <S> the game's state
 */
public final class Judge<S extends State<S>> {
  /** So many times fewer states than rounds of search are imagined for each roll and draw. */
  private static final int LUCK_SHARE = 3;

  private static final int FEWEST_WORLDS = 24;
  private static final int MOST_WORLDS = 400;

  /** If it is as sure as that, it is worth saying why, even if it was no slip. */
  private static final double LIKELY = 0.8;

  private final Session<S> session;
  private final Game<S> game;
  private final Rules<S> rules;

  /** Which moves are judged, and in which turn each was made. */
  private final boolean[] decisions;

  private final int[] turns;

  public Judge(Session<S> session) {
    this(session, null);
  }

  /**
   * Judges one seat's decisions alone; what dice and draws did since the last of these counts.
   *
   * @param seat null for everybody
   */
  public Judge(Session<S> session, @Nullable Integer seat) {
    this.session = session;
    this.game = session.game();
    this.rules = game.rules();
    this.decisions = new boolean[session.moves().size()];
    this.turns = new int[decisions.length];
    if (game.tutor() != null && !game.hasClock()) {
      findDecisions(seat);
    }
  }

  private void findDecisions(@Nullable Integer seat) {
    S s = session.start().copy();
    ActionList actions = new ActionList();
    int turn = 0;
    int player = -1;
    for (int i = 0; i < decisions.length; i++) {
      Move move = session.moves().get(i);
      if (move.seat() >= 0) {
        actions.clear();
        rules.legal(s, move.seat(), actions);
        decisions[i] = actions.size() > 1 && (seat == null || seat == move.seat());
        turn += move.seat() == player ? 0 : 1;
        player = move.seat();
      }
      turns[i] = turn;
      rules.apply(s, move.seat(), move.action(), null);
    }
  }

  /** Whether somebody whose decisions are judged had a choice there. */
  public boolean isDecision(int at) {
    return decisions[at];
  }

  /** The judgement of the action with that number, from 0 on; null if it is no such decision. */
  public @Nullable Judgement judge(int at, Bot.Budget budget) {
    Tutor<S> tutor = game.tutor();
    if (tutor == null || !decisions[at]) {
      return null;
    }
    Move move = session.moves().get(at);
    View<S> view = session.recall(move.seat(), at);
    Bot.Verdict verdict = verdict(at, budget);
    boolean same = verdict.best() == verdict.played();
    double loss = same ? 0 : Math.max(0, verdict.bestValue() - verdict.playedValue());
    double sure = Numbers.sure(loss, verdict.error());
    Grade grade = Grade.of(loss, sure, tutor.scale());
    int worlds = Math.clamp(budget.iterations() / LUCK_SHARE, FEWEST_WORLDS, MOST_WORLDS);
    List<Move> line = Foresight.line(game, view, verdict.line(), new FastRandom(-1 - at));
    return new Judgement(
        at,
        move.seat(),
        turns[at],
        tutor.time(before(at)),
        verdict.played(),
        verdict.best(),
        Numbers.rounded(verdict.playedValue()),
        Numbers.rounded(verdict.bestValue()),
        Numbers.rounded(verdict.error()),
        Numbers.rounded(sure),
        Numbers.rounded(loss),
        Numbers.rounded(verdict.regret()),
        Numbers.rounded(verdict.stake()),
        grade,
        Numbers.list(verdict.outlook()),
        Numbers.list(verdict.wins()),
        luckBefore(at, tutor, worlds),
        isLast(at) ? luck(at, decisions.length, tutor, worlds) : null,
        reasons(tutor, view, line, verdict, sure),
        line);
  }

  /** What the hard bot has to say of it. */
  Bot.Verdict verdict(int at, Bot.Budget budget) {
    Move move = session.moves().get(at);
    View<S> view = session.recall(move.seat(), at);
    return game.bot(Level.HARD).judge(view, move.action(), budget, new FastRandom(at));
  }

  /** Why the best is better; if nothing can be counted that says so, then it is so later on. */
  private static <S extends State<S>> List<Reason> reasons(
      Tutor<S> tutor, View<S> view, List<Move> line, Bot.Verdict verdict, double sure) {
    if (sure < LIKELY) {
      return List.of();
    }
    Rng rng = new FastRandom(verdict.played());
    List<Reason> reasons = tutor.why(view, line, verdict.played(), rng);
    double more = verdict.bestValue() - verdict.playedValue();
    return reasons.isEmpty() ? List.of(new LaterOn(Numbers.rounded(more))) : reasons;
  }

  private S before(int at) {
    return session.after(session.moves().subList(0, at), at, List.of());
  }

  private boolean isLast(int at) {
    for (int later = at + 1; later < decisions.length; later++) {
      if (decisions[later]) {
        return false;
      }
    }
    return true;
  }

  /** Since the decision before; before the first one also the deal. */
  private Luck luckBefore(int at, Tutor<S> tutor, int worlds) {
    int from = at - 1;
    while (from >= 0 && !decisions[from]) {
      from--;
    }
    return luck(from, at, tutor, worlds);
  }

  /** What the moves from there to before there drew and rolled; −1 is the deal. */
  private Luck luck(int from, int to, Tutor<S> tutor, int worlds) {
    int seats = session.start().seats();
    LuckMeter<S> meter = new LuckMeter<>(game, tutor, seats, worlds, to);
    if (from < 0 && session.setup() != null) {
      meter.deal(session.start());
    }
    int first = Math.max(0, from);
    S s = before(first);
    int knower = first == 0 ? 0 : knower(first);
    for (int i = first; i < to; i++) {
      Move move = session.moves().get(i);
      knower = move.seat() >= 0 ? move.seat() : knower;
      meter.move(s, move, knower);
      rules.apply(s, move.seat(), move.action(), null);
    }
    return meter.luck();
  }

  /** Who has acted last before that. */
  private int knower(int at) {
    for (int i = at - 1; i >= 0; i--) {
      if (session.moves().get(i).seat() >= 0) {
        return session.moves().get(i).seat();
      }
    }
    return 0;
  }
}
