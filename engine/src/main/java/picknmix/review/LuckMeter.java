package picknmix.review;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Move;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.SplitMix;
import picknmix.kernel.State;
import picknmix.kernel.Tutor;
import picknmix.kernel.View;

/**
 * Measures what dice and draws did: what may be expected just after, less what could be expected
 * just before, by the same evaluation and with the same random numbers. It goes by what somebody
 * knows: of dice who has just acted, of a draw who drew. Choices play no part in it.
 */
final class LuckMeter<S extends State<S>> {
  private final Game<S> game;
  private final Rules<S> rules;
  private final Tutor.Forecast<S> forecast;
  private final int worlds;
  private final long seed;
  private final int seats;
  private final double[] points;
  private final double[] variances;
  private final Outcomes outcomes = new Outcomes();

  /**
   * Begins with no luck at all.
   *
   * @param worlds in how many imagined states each roll and draw is looked at
   */
  LuckMeter(Game<S> game, Tutor<S> tutor, int seats, int worlds, long seed) {
    this.game = game;
    this.rules = game.rules();
    this.forecast = tutor.forecast();
    this.worlds = worlds;
    this.seed = seed;
    this.seats = seats;
    this.points = new double[seats];
    this.variances = new double[seats];
  }

  Luck luck() {
    double[] errors = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      errors[seat] = Numbers.INTERVAL * Math.sqrt(variances[seat]);
    }
    return new Luck(Numbers.list(points), Numbers.list(errors));
  }

  /** What everybody was dealt: each by their own eyes, beside one who sees no hand. */
  void deal(S start) {
    View<S> nobody = game.view(start, Seat.SPECTATOR);
    Sample without = null;
    for (int seat = 0; seat < seats; seat++) {
      View<S> own = game.view(start, seat);
      if (!own.json().equals(nobody.json())) {
        without = without == null ? sample(nobody, null) : without;
        add(sample(own, null), without);
      }
    }
  }

  /** A move that is about to be made: what it draws, or how the dice fall. */
  void move(S before, Move move, int knower) {
    if (move.seat() == Seat.CHANCE) {
      roll(before, move.action(), knower);
    } else if (move.seat() >= 0 && draws(before, move)) {
      S after = before.copy();
      rules.apply(after, move.seat(), move.action(), null);
      View<S> now = game.view(after, move.seat());
      add(sample(now, null), sample(game.view(before, move.seat()), move));
    }
  }

  /** Whether the move brings something to light for who makes it; the end is no draw. */
  private boolean draws(S before, Move move) {
    List<Event> events = new ArrayList<>();
    S after = before.copy();
    rules.apply(after, move.seat(), move.action(), events);
    if (rules.turn(after) == Seat.OVER && !events.isEmpty()) {
      events.removeLast();
    }
    return Foresight.showsAnything(events, move.seat());
  }

  /** What is expected of what a viewer sees, or of a move that the viewer makes there. */
  private Sample sample(View<S> view, @Nullable Move move) {
    Sample sample = new Sample(seats);
    double[] values = new double[seats];
    for (int world = 0; world < worlds; world++) {
      long number = number(world);
      S imagined = view.determinize(new FastRandom(number));
      if (move != null) {
        rules.apply(imagined, move.seat(), move.action(), null);
      }
      forecast.expect(imagined, number, values);
      sample.add(values);
    }
    return sample;
  }

  /**
   * In each imagined state the dice as they fell, and as they might have fallen: one outcome after
   * the other, with the same luck afterwards, so that only this roll is different.
   */
  private void roll(S before, long fell, int knower) {
    View<S> view = game.view(before, knower);
    Sample difference = new Sample(seats);
    double[] really = new double[seats];
    double[] otherwise = new double[seats];
    for (int world = 0; world < worlds; world++) {
      long number = number(world);
      S one = view.determinize(new FastRandom(number));
      outcomes.clear();
      rules.chance(one, outcomes);
      if (outcomes.contains(fell)) {
        S other = one.copy();
        rules.apply(other, Seat.CHANCE, outcome(world), null);
        rules.apply(one, Seat.CHANCE, fell, null);
        forecast.expect(one, number, really);
        forecast.expect(other, number, otherwise);
        for (int seat = 0; seat < seats; seat++) {
          really[seat] -= otherwise[seat];
        }
        difference.add(really);
      }
    }
    add(difference, null);
  }

  /** All outcomes come in turn, each as often as its weight says. */
  private long outcome(int world) {
    long total = 0;
    for (int i = 0; i < outcomes.size(); i++) {
      total += outcomes.weight(i);
    }
    long left = (2L * world + 1) * total / (2L * worlds);
    int index = 0;
    while (left >= outcomes.weight(index)) {
      left -= outcomes.weight(index++);
    }
    return outcomes.action(index);
  }

  private long number(int world) {
    return SplitMix.mix(seed + world * SplitMix.STEP);
  }

  private void add(Sample now, @Nullable Sample before) {
    for (int seat = 0; seat < seats; seat++) {
      points[seat] += now.mean(seat) - (before == null ? 0 : before.mean(seat));
      variances[seat] += now.variance(seat) + (before == null ? 0 : before.variance(seat));
    }
  }
}
