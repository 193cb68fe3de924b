package picknmix.bots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Reason;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.State;

/** What two actions differ in that matters in every game: points, and who wins. */
final class Difference<S extends State<S>> {
  /** From that share on something is as good as sure, or likely. */
  private static final double SURE = 0.9;

  private static final double LIKELY = 0.5;

  /** A place is worth naming if so much happens there. */
  private static final double OFTEN = 0.25;

  /** So many points more or less are worth a word: one's own, and another's on average. */
  private static final double OWN_POINTS = 1;

  private static final double OTHERS_POINTS = 0.75;

  private final Rules<S> rules;
  private final Lessons<S> lessons;
  private final List<Course<S>> better;
  private final List<Course<S>> worse;
  private final int seat;

  Difference(Rules<S> rules, Lessons<S> lessons, List<Course<S>> better, List<Course<S>> worse) {
    this.rules = rules;
    this.lessons = lessons;
    this.better = better;
    this.worse = worse;
    this.seat = better.getFirst().seat();
  }

  /** One wins, or the other loses, before it is this seat's turn again. */
  List<Reason> ending() {
    List<Reason> reasons = new ArrayList<>();
    if (ends(better, true) >= SURE && ends(worse, true) < LIKELY) {
      reasons.add(new CommonReason.Wins());
    }
    double lost = ends(worse, false);
    if (lost >= LIKELY && ends(better, false) < lost / 2) {
      reasons.add(new CommonReason.Loses(lost));
    }
    return reasons;
  }

  private double ends(List<Course<S>> courses, boolean won) {
    return Lessons.share(
        courses,
        course ->
            rules.turn(course.later()) == Seat.OVER
                && (rules.winners(course.later()) >> seat & 1) != 0 == won);
  }

  /**
   * Points of one's own, and those of others.
   *
   * @param usual other actions, which say whether it is the better or the worse that is unusual
   */
  List<Reason> points(List<Course<S>> usual) {
    List<Reason> reasons = new ArrayList<>();
    double brings = mean(better, Course::gain);
    double instead = mean(worse, Course::gain);
    if (brings - instead >= OWN_POINTS) {
      reasons.add(new CommonReason.MorePoints(brings, instead));
    }
    for (int other = 0; other < better.getFirst().before().seats(); other++) {
      Reason reason = other == seat ? null : others(other, usual);
      if (reason != null) {
        reasons.add(reason);
      }
    }
    return reasons;
  }

  /** Sums up a number over courses. */
  private interface Count<S extends State<S>> {
    double of(Course<S> course);
  }

  private double mean(List<Course<S>> courses, Count<S> count) {
    double sum = 0;
    for (Course<S> course : courses) {
      sum += count.of(course);
    }
    return courses.isEmpty() ? 0 : sum / courses.size();
  }

  private @Nullable Reason others(int other, List<Course<S>> usual) {
    double less = mean(worse, course -> course.gainAfterwards(other));
    double more = mean(better, course -> course.gainAfterwards(other));
    if (less - more < OTHERS_POINTS || !isClear(other)) {
      return null;
    }
    Coup coup = coup(other);
    int points = (int) Math.max(1, Math.floor(coup.points / (double) coup.times + 0.5));
    double often = coup.times / (double) worse.size();
    double normally = usual.isEmpty() ? less : mean(usual, course -> course.gainAfterwards(other));
    return less - normally > normally - more
        ? new CommonReason.Gives(other, points, often, coup.where)
        : new CommonReason.Stops(other, points, often, coup.where);
  }

  /** Whether the difference is more than the luck of what was imagined: two standard errors. */
  private boolean isClear(int other) {
    double sum = 0;
    double squares = 0;
    int n = worse.size();
    for (int i = 0; i < n; i++) {
      double less = worse.get(i).gainAfterwards(other) - better.get(i).gainAfterwards(other);
      sum += less;
      squares += less * less;
    }
    double variance = (squares - sum * sum / n) / (n - 1);
    return sum / n >= 2 * Math.sqrt(variance / n);
  }

  /** Points that another makes at some place. */
  private static final class Coup {
    final List<String> where;
    int times;
    int points;

    Coup(List<String> where) {
      this.where = where;
    }
  }

  /**
   * Where the other makes the most of it after the worse action, and not half as often after the
   * better one; if that is no one place, all that is gained less, wherever it is.
   */
  private Coup coup(int other) {
    Coup anywhere = anywhere(other);
    Coup best = anywhere;
    Map<List<String>, Coup> without = coups(better, other);
    for (Coup coup : coups(worse, other).values()) {
      Coup still = without.get(coup.where);
      boolean stopped = still == null || 2 * still.times <= coup.times;
      boolean more = best == anywhere || coup.points > best.points;
      if (stopped && more && coup.times >= OFTEN * worse.size()) {
        best = coup;
      }
    }
    return best;
  }

  private Coup anywhere(int other) {
    Coup all = new Coup(List.of());
    for (int i = 0; i < worse.size(); i++) {
      int less = worse.get(i).gainAfterwards(other) - better.get(i).gainAfterwards(other);
      all.times += less > 0 ? 1 : 0;
      all.points += Math.max(0, less);
    }
    return all;
  }

  private Map<List<String>, Coup> coups(List<Course<S>> courses, int other) {
    Map<List<String>, Coup> coups = new LinkedHashMap<>();
    for (Course<S> course : courses) {
      Course.Step most = null;
      for (Course.Step step : course.answers()) {
        boolean gains = step.move().seat() == other && step.gain() > 0;
        most = gains && (most == null || step.gain() > most.gain()) ? step : most;
      }
      if (most != null) {
        Coup coup = coups.computeIfAbsent(lessons.places(most.move().action()), Coup::new);
        coup.times++;
        coup.points += most.gain();
      }
    }
    return coups;
  }
}
