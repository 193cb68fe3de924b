package picknmix.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Legality;
import picknmix.kernel.Move;
import picknmix.kernel.Reason;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.State;
import picknmix.kernel.Tutor;
import picknmix.kernel.View;
import picknmix.kernel.Yardstick;

/**
 * Explains a game by trying things out: it plays on from imagined states as the priors have it, and
 * tells what came of it. docs/review.md tells more.
 *
 * @param <S> the game's state
 */
public final class Coach<S extends State<S>> implements Tutor<S> {
  /** In so many imagined states two actions are compared. */
  private static final int WORLDS = 24;

  /** So many other actions say what is usual. */
  private static final int OTHERS = 3;

  /** Nobody needs more reasons. */
  private static final int MOST_REASONS = 4;

  /** Play that goes on for ever is cut off. */
  private static final int MOST_STEPS = 400;

  private final Rules<S> rules;
  private final Supplier<? extends Eval<S>> evals;
  private final Lessons<S> lessons;
  private final int rounds;
  private final Function<S, @Nullable Yardstick> yardsticks;

  /**
   * A coach for a game.
   *
   * @param rounds how many rounds of everybody's turns it looks ahead; with 0 until all is quiet
   */
  public Coach(Rules<S> rules, Supplier<? extends Eval<S>> evals, Lessons<S> lessons, int rounds) {
    this(rules, evals, lessons, rounds, start -> null);
  }

  /** One that knows how well bots of each level decide in a match that begins so. */
  public Coach(
      Rules<S> rules,
      Supplier<? extends Eval<S>> evals,
      Lessons<S> lessons,
      int rounds,
      Function<S, @Nullable Yardstick> yardsticks) {
    this.rules = rules;
    this.evals = evals;
    this.lessons = lessons;
    this.rounds = rounds;
    this.yardsticks = yardsticks;
  }

  @Override
  public double scale() {
    return evals.get().scale();
  }

  @Override
  public Map<String, @Nullable Object> time(S s) {
    return lessons.time(s);
  }

  @Override
  public @Nullable Yardstick yardstick(S start) {
    return yardsticks.apply(start);
  }

  @Override
  public double victory() {
    return evals.get().victory();
  }

  @Override
  public List<String> where(long action) {
    return lessons.where(action);
  }

  // ---- What may be expected

  @Override
  public Forecast<S> forecast() {
    Eval<S> eval = evals.get();
    Decision<S> decision = new Decision<>(rules, eval);
    return (imagined, luck, out) -> {
      playOn(imagined, eval, decision, new CommonRandom(luck));
      eval.values(imagined, out);
    };
  }

  /** Some turns, and until all is quiet. */
  private void playOn(S s, Eval<S> eval, Decision<S> decision, CommonRandom dice) {
    dice.begin(0);
    int turns = rounds * s.seats() + 1;
    int player = Seat.OVER;
    int actor = decision.actor(s, dice);
    while (actor != Seat.OVER && (turns > 0 || !eval.isQuiet(s))) {
      rules.apply(s, actor, next(s, actor, decision, dice), null);
      actor = decision.actor(s, dice);
      if (actor >= 0 && actor != player) {
        player = actor;
        turns--;
      }
    }
  }

  /** What chance draws or a sensible player does. */
  private long next(S s, int actor, Decision<S> decision, Rng dice) {
    if (actor == Seat.CHANCE) {
      return decision.draw(s, dice);
    }
    return decision.list(s, actor) == 1
        ? decision.actions.get(0)
        : decision.judgeAndPick(s, actor, 0, dice);
  }

  // ---- Why

  @Override
  public List<Reason> why(View<S> view, List<Move> better, long worse, Rng rng) {
    return new Comparison(view, rng).reasons(better, worse);
  }

  @Override
  public List<Reason> why(View<S> view, List<Move> line, Rng rng) {
    return new Comparison(view, rng).praise(line);
  }

  /** The same imagined states for all that is compared. */
  private final class Comparison {
    private final int seat;
    private final Eval<S> eval = evals.get();
    private final Decision<S> decision = new Decision<>(rules, eval);
    private final List<S> worlds = new ArrayList<>();
    private final CommonRandom dice;
    private final Rng rng;

    Comparison(View<S> view, Rng rng) {
      this.seat = view.viewer();
      this.rng = rng;
      this.dice = new CommonRandom(rng.bits());
      for (int i = 0; i < WORLDS; i++) {
        worlds.add(view.determinize(rng));
      }
    }

    List<Reason> reasons(List<Move> line, long worse) {
      List<Course<S>> better = courses(line);
      List<Course<S>> other = courses(List.of(new Move(seat, worse)));
      List<Reason> reasons =
          new ArrayList<>(new Difference<>(rules, lessons, better, other).ending());
      reasons.addAll(lessons.reasons(better, other));
      if (lessons.areRivals()) {
        List<Course<S>> usual = usual(line.getFirst().action(), worse);
        reasons.addAll(new Difference<>(rules, lessons, better, other).points(usual));
      }
      return reasons.stream().limit(MOST_REASONS).toList();
    }

    /** What speaks for a line by itself, beside what is usual. */
    List<Reason> praise(List<Move> line) {
      long first = line.getFirst().action();
      List<Course<S>> usual = usual(first, first);
      if (usual.isEmpty()) {
        return List.of();
      }
      long other = usual.get(usual.size() / 2).action();
      List<Reason> praise = new ArrayList<>();
      for (Reason reason : reasons(line, other)) {
        if (reason instanceof CommonReason.MorePoints more) {
          praise.add(new CommonReason.MorePoints(more.points(), null));
        } else if (reason.praises()) {
          praise.add(reason);
        }
      }
      return praise;
    }

    /** Some other actions, each in some of the states. */
    private List<Course<S>> usual(long but, long nor) {
      ActionList actions = new ActionList();
      rules.legal(worlds.getFirst(), seat, actions);
      List<Course<S>> usual = new ArrayList<>();
      for (int i = 0; i < OTHERS * OTHERS && usual.size() < WORLDS; i++) {
        long action = actions.get(rng.below(actions.size()));
        for (int world = i % OTHERS; world < WORLDS; world += OTHERS) {
          if (action != but && action != nor) {
            usual.add(course(world, List.of(new Move(seat, action))));
          }
        }
      }
      return usual;
    }

    private List<Course<S>> courses(List<Move> line) {
      List<Course<S>> courses = new ArrayList<>();
      for (int world = 0; world < WORLDS; world++) {
        courses.add(course(world, line));
      }
      return courses;
    }

    /** The line as far as it can be played, then what seems best to everybody. */
    private Course<S> course(int world, List<Move> line) {
      dice.begin(world);
      S s = worlds.get(world).copy();
      List<Course.Step> own = new ArrayList<>();
      List<Course.Step> answers = new ArrayList<>();
      int followed = 0;
      for (int actor = seat; !isEnd(s, actor, answers, own.size()); ) {
        boolean follows = answers.isEmpty() && fits(s, actor, line, followed);
        long action = follows ? line.get(followed++).action() : next(s, actor, decision, dice);
        boolean others = !answers.isEmpty() || (actor >= 0 && actor != seat);
        (others ? answers : own).add(step(s, new Move(actor, action)));
        actor = decision.actor(s, dice);
      }
      return new Course<>(seat, worlds.get(world), own, answers, s);
    }

    private boolean fits(S s, int actor, List<Move> line, int followed) {
      return followed < line.size()
          && actor == seat
          && line.get(followed).seat() == seat
          && Legality.isLegal(rules, s, seat, line.get(followed).action());
    }

    private boolean isEnd(S s, int actor, List<Course.Step> answers, int steps) {
      boolean answered = !answers.isEmpty() && eval.isQuiet(s) && (rounds == 0 || actor == seat);
      return actor == Seat.OVER || answered || steps + answers.size() > MOST_STEPS;
    }

    private Course.Step step(S s, Move move) {
      int[] before = new int[s.seats()];
      for (int i = 0; i < before.length; i++) {
        before[i] = rules.score(s, i);
      }
      List<Event> events = new ArrayList<>();
      rules.apply(s, move.seat(), move.action(), events);
      List<Integer> gains = new ArrayList<>();
      for (int i = 0; i < before.length; i++) {
        gains.add(rules.score(s, i) - before[i]);
      }
      return new Course.Step(move, events, gains);
    }
  }
}
