package picknmix.server.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Seat;

/**
 * Attempts that came so close together that it has to be worked out who was first. A value: time is
 * passed in, never asked for.
 *
 * @param attempts in the order of their arrival; the first is contested, or nobody would wait
 */
record Contest(List<Attempt> attempts) {
  private static final Comparator<Attempt> BY_TIME = Comparator.comparingLong(Attempt::done);

  /**
   * What came out.
   *
   * @param first who was first of those who wanted the same
   * @param order all attempts, in the order in which they count
   * @param race the margins; null if the first had no rival
   */
  record Verdict(Attempt first, List<Attempt> order, @Nullable Race race) {}

  static Contest of(Attempt first) {
    return new Contest(List.of(first));
  }

  Contest with(Attempt another) {
    List<Attempt> all = new ArrayList<>(attempts);
    all.add(another);
    return new Contest(all);
  }

  boolean has(int seat) {
    return attempts.stream().anyMatch(attempt -> attempt.seat() == seat);
  }

  /**
   * Until when something that was done earlier, or too close to tell, may still come in: at most
   * for the largest allowance of those who have not sent anything.
   *
   * @param lines of the seats that can act
   */
  long closes(Map<Integer, RoundTrip> lines) {
    Attempt leader = rivals().getFirst();
    long opened = attempts.getFirst().arrived();
    long closes = opened;
    for (Map.Entry<Integer, RoundTrip> other : lines.entrySet()) {
      if (!has(other.getKey())) {
        RoundTrip line = other.getValue();
        int unsure = Math.max(line.jitter(), leader.line().jitter());
        closes = Math.max(closes, Math.min(opened, leader.done() + unsure) + line.allowance());
      }
    }
    return closes;
  }

  /**
   * Works out who was first.
   *
   * @param ties picks one of several seats, given in ascending order
   */
  Verdict decide(ToIntFunction<List<Integer>> ties) {
    List<Attempt> rivals = rivals();
    Attempt leader = rivals.getFirst();
    TreeSet<Integer> tied = new TreeSet<>(List.of(leader.seat()));
    for (Attempt rival : rivals) {
      if (rival.done() - leader.done() < rival.unsure(leader)) {
        tied.add(rival.seat());
      }
    }
    boolean tie = tied.size() > 1;
    if (tie) {
      tied.remove(Seat.CLOCK); // in doubt for the player
    }
    int seat = tied.size() > 1 ? ties.applyAsInt(List.copyOf(tied)) : tied.first();
    Attempt first = rivals.stream().filter(rival -> rival.seat() == seat).findFirst().orElseThrow();
    return new Verdict(first, order(first), race(first, tie, rivals));
  }

  /** Those who want what only one can get, the earliest first; at equal times as they came. */
  private List<Attempt> rivals() {
    return attempts.stream().filter(Attempt::contested).sorted(BY_TIME).toList();
  }

  /** By time, but whoever was found to be first stands where the earliest rival stood. */
  private List<Attempt> order(Attempt first) {
    List<Attempt> order = new ArrayList<>(attempts.stream().sorted(BY_TIME).toList());
    int place = order.indexOf(rivals().getFirst());
    order.remove(first);
    order.add(place, first);
    return order;
  }

  private static @Nullable Race race(Attempt first, boolean tie, List<Attempt> rivals) {
    List<Race.Other> others = new ArrayList<>();
    TreeSet<Integer> told = new TreeSet<>(List.of(first.seat()));
    for (Attempt rival : rivals) {
      if (told.add(rival.seat())) {
        others.add(new Race.Other(rival.seat(), Math.max(0, rival.done() - first.done())));
      }
    }
    return others.isEmpty() ? null : new Race(first.seat(), tie, others);
  }
}
