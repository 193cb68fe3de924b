package picknmix.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import picknmix.kernel.Bot;
import picknmix.kernel.Nature;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.State;
import picknmix.kernel.View;

/**
 * Gives a bot a nature: of what is about as good to it, it takes what it likes best. The bold like
 * what may turn out one way or the other, the careful what is sure, collectors what brings
 * something now rather than later, as it shows in a few ways the hidden things may lie. So it costs
 * next to no strength.
 *
 * @param <S> the game's state
 */
public final class Taste<S extends State<S>> implements Bot<S> {
  private static final int LOOKS = 4;

  private final Nature nature;
  private final Bot<S> bot;
  private final Rules<S> rules;
  private final Supplier<? extends Eval<S>> evals;
  private final double margin;
  private final boolean wholeRound;

  /**
   * The bot with that nature.
   *
   * @param margin by how many points two actions may differ and be about as good: the more
   *     decisions a turn has, the less
   * @param wholeRound whether it looks on until its next turn, or only at what the action itself
   *     brings: enough where turns are long
   */
  public Taste(
      Nature nature,
      Bot<S> bot,
      Rules<S> rules,
      Supplier<? extends Eval<S>> evals,
      double margin,
      boolean wholeRound) {
    this.nature = nature;
    this.bot = bot;
    this.rules = rules;
    this.evals = evals;
    this.margin = margin;
    this.wholeRound = wholeRound;
  }

  @Override
  public Advice advise(View<S> view, Budget budget, Rng rng) {
    Advice advice = bot.advise(view, budget, rng);
    Eval<S> eval = evals.get();
    List<Candidate> near = near(advice.candidates(), margin);
    if (near.size() < 2) {
      return advice;
    }
    Candidate liked = liked(near, view, eval, rng);
    List<Candidate> candidates = new ArrayList<>(advice.candidates());
    Collections.swap(candidates, 0, candidates.indexOf(liked));
    return new Advice(liked.action(), liked.value(), List.copyOf(candidates));
  }

  @Override
  public Bot<S> sitDown() {
    return new Taste<>(nature, bot.sitDown(), rules, evals, margin, wholeRound);
  }

  /** The best, and those that are about as good and were tried about as often. */
  private static List<Candidate> near(List<Candidate> candidates, double margin) {
    if (candidates.isEmpty()) {
      return candidates;
    }
    Candidate best = candidates.getFirst();
    return candidates.stream()
        .filter(other -> other.value() >= best.value() - margin)
        .filter(other -> 2 * other.visits() >= best.visits())
        .toList();
  }

  private Candidate liked(List<Candidate> near, View<S> view, Eval<S> eval, Rng rng) {
    int seat = view.viewer();
    S imagined = view.determinize(rng);
    S after = imagined.copy();
    TurnEnd<S> turnEnd = new TurnEnd<>(rules, eval);
    CommonRandom luck = new CommonRandom(rng.bits());
    double[] values = new double[imagined.seats()];
    double[][] seen = new double[near.size()][LOOKS];
    double[] collected = new double[near.size()];
    for (int look = 0; look < LOOKS; look++) {
      imagined = look == 0 ? imagined : view.determinize(rng);
      for (int i = 0; i < seen.length; i++) {
        after.copyFrom(imagined);
        luck.begin(look);
        rules.apply(after, seat, near.get(i).action(), null);
        if (wholeRound) {
          turnEnd.comeRound(after, seat, luck);
        } else {
          turnEnd.roll(after, luck);
        }
        eval.values(after, values);
        seen[i][look] = values[seat];
        collected[i] += eval.collected(after, seat) / LOOKS;
      }
    }
    int best = 0;
    for (int i = 1; i < seen.length; i++) {
      best = appeal(seen[i], collected[i]) > appeal(seen[best], collected[best]) ? i : best;
    }
    return near.get(best);
  }

  /**
   * How much they like it. What it is worth on average is left out: that is the bot's to judge, and
   * a weak one would else become a better one.
   */
  private double appeal(double[] seen, double collected) {
    double sum = 0;
    double most = seen[0];
    double least = seen[0];
    for (double value : seen) {
      sum += value;
      most = Math.max(most, value);
      least = Math.min(least, value);
    }
    return switch (nature) {
      case PLAIN -> 0;
      case BOLD -> most - least;
      case CAREFUL -> least - most;
      case COLLECTOR -> collected - sum / seen.length;
    };
  }
}
