package picknmix.cli.arena;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Person;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.State;
import picknmix.kernel.View;

/**
 * A very simple model of a child of seven, by which the gentle level is measured: sees some of the
 * things that bring points at once, and does the one that brings most. Where none does, mostly what
 * an easy bot would do, and now and then anything: every other time; every eighth time where
 * players help each other.
 *
 * @param <S> the game's state
 */
final class ChildModel<S extends State<S>> implements Bot<S> {
  /** How many of the things that bring points it sees. */
  private static final int SEEN = 3;

  private final Rules<S> rules;
  private final Bot<S> easy;
  private final int whim;

  ChildModel(Game<S> game) {
    this.rules = game.rules();
    this.easy = game.bot(Level.EASY);
    this.whim = game.together() == null ? 2 : 8;
  }

  /**
   * In a race: an easy player, who is a child of eight, but an eighth slower. So much more time
   * children of seven need for anything (Kail, 1991: 1 + 5.16 · exp(−0.21 · years) times an
   * adult's).
   */
  static <S extends State<S>> Person<S> racing(Game<S> game) {
    Person<S> easy = game.person(Level.EASY);
    return (view, rng) -> {
      Person.Intent intent = easy.decide(view, rng);
      return new Person.Intent(intent.action(), intent.millis() * 9 / 8);
    };
  }

  @Override
  public Advice advise(View<S> view, Budget budget, Rng rng) {
    S imagined = view.determinize(rng);
    ActionList actions = new ActionList();
    rules.legal(imagined, view.viewer(), actions);
    if (actions.isEmpty()) {
      return new Advice(null, 0, List.of());
    }
    Long scoring = scoring(imagined, view.viewer(), actions, rng);
    if (scoring != null) {
      return advice(scoring);
    }
    return rng.below(whim) > 0
        ? easy.advise(view, budget, rng)
        : advice(actions.get(rng.below(actions.size())));
  }

  /** Of a few actions that bring points, whichever they are, the one that brings most. */
  private @Nullable Long scoring(S s, int seat, ActionList actions, Rng rng) {
    Long best = null;
    int most = rules.score(s, seat);
    int seen = 0;
    int before = most;
    S after = s.copy();
    for (long action : shuffled(actions, rng)) {
      after.copyFrom(s);
      rules.apply(after, seat, action, null);
      int points = rules.score(after, seat);
      seen += points > before ? 1 : 0;
      if (points > most) {
        most = points;
        best = action;
      }
      if (seen == SEEN) {
        break;
      }
    }
    return best;
  }

  private static long[] shuffled(ActionList actions, Rng rng) {
    long[] shuffled = actions.toArray();
    for (int last = shuffled.length - 1; last > 0; last--) {
      int other = rng.below(last + 1);
      long moved = shuffled[other];
      shuffled[other] = shuffled[last];
      shuffled[last] = moved;
    }
    return shuffled;
  }

  private static Advice advice(long action) {
    return new Advice(action, 0, List.of(new Candidate(action, 1, 0)));
  }
}
