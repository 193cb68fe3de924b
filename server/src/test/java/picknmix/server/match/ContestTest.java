package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Rng;
import picknmix.kernel.Seat;

final class ContestTest {
  /** Where a tie would be a mistake. */
  private static int noTie(List<Integer> tied) {
    throw new AssertionError("a tie of " + tied);
  }

  @Test
  void theSlowerLineMayHaveBeenFirst() {
    var verdict =
        contest(claim(0, 1_000, line(20)), claim(1, 1_040, line(160))).decide(ContestTest::noTie);
    assertThat(verdict.first().seat()).isEqualTo(1);
    assertThat(verdict.race()).isEqualTo(new Race(1, false, List.of(new Race.Other(0, 30))));
    assertThat(verdict.order()).extracting(Attempt::seat).containsExactly(1, 0);
  }

  @Test
  void aloneThereIsNoRace() {
    assertThat(contest(claim(0, 1_000, line(20))).decide(ContestTest::noTie).race()).isNull();
    var alone = contest(claim(0, 1_000, line(20)), other(1, 1_001), claim(0, 1_002, line(20)));
    assertThat(alone.decide(ContestTest::noTie).race()).as("nobody races themselves").isNull();
  }

  @Test
  void whatIsCloserThanTheJitterIsATie() {
    RoundTrip shaky = line(20).sample(40).sample(40); // allowance 10, jitter 10
    assertThat(shaky.jitter()).isEqualTo(10);
    Contest close =
        contest(claim(2, 1_000, line(20)), claim(0, 1_009, shaky), claim(1, 1_010, shaky));
    var verdict = close.decide(tied -> tied.getFirst());
    assertThat(verdict.race())
        .isEqualTo(new Race(0, true, List.of(new Race.Other(2, 0), new Race.Other(1, 1))));
    assertThat(verdict.order()).extracting(Attempt::seat).containsExactly(0, 2, 1);
    assertThat(close.decide(tied -> tied.getLast()).race())
        .isEqualTo(new Race(2, true, List.of(new Race.Other(0, 9), new Race.Other(1, 10))));
  }

  @Test
  void inDoubtThePlayerIsBeforeTheClock() {
    RoundTrip shaky = line(20).sample(40).sample(40);
    assertThat(
            contest(claim(Seat.CLOCK, 990, line(0)), claim(1, 1_009, shaky))
                .decide(ContestTest::noTie))
        .extracting(verdict -> verdict.first().seat())
        .isEqualTo(1);
    assertThat(
            contest(claim(Seat.CLOCK, 990, line(0)), claim(1, 1_010, shaky))
                .decide(ContestTest::noTie))
        .extracting(verdict -> verdict.first().seat())
        .isEqualTo(Seat.CLOCK);
  }

  @Test
  void whatNobodyContestsKeepsItsTime() {
    var verdict =
        contest(claim(0, 1_000, line(0)), other(1, 1_005), claim(2, 1_010, line(100)))
            .decide(ContestTest::noTie);
    assertThat(verdict.order()).extracting(Attempt::seat).containsExactly(2, 0, 1);
    assertThat(verdict.race()).isEqualTo(new Race(2, false, List.of(new Race.Other(0, 40))));
    assertThat(contest(claim(0, 1_000, line(0)), other(1, 1_005)).decide(ContestTest::noTie))
        .extracting(alone -> alone.order().getFirst().seat())
        .isEqualTo(0);
    assertThat(contest(claim(0, 1_000, line(0)), other(1, 999)).decide(ContestTest::noTie))
        .extracting(alone -> alone.order().getFirst().seat())
        .isEqualTo(1);
  }

  @Test
  void nobodyWaitsForThoseWhoCannotHaveBeenFirst() {
    Contest near = contest(claim(0, 1_000, line(40)));
    assertThat(near.closes(Map.of())).isEqualTo(1_000);
    assertThat(near.closes(Map.of(0, line(300)))).as("oneself").isEqualTo(1_000);
    assertThat(near.closes(Map.of(1, line(40)))).as("equal lines").isEqualTo(1_000);
    assertThat(near.closes(Map.of(1, line(100), 2, line(60)))).isEqualTo(1_030);
    Contest far = contest(claim(0, 1_000, line(200)));
    assertThat(far.closes(Map.of(1, line(100)))).isEqualTo(1_000);
    assertThat(near.with(claim(1, 1_005, line(100))).closes(Map.of(1, line(100), 2, line(60))))
        .as("whoever has spoken is not waited for, and the new leader was earlier still")
        .isEqualTo(1_000);
  }

  @Test
  void tiesBySeatGoClockwiseFromWhereTheRulesSay() {
    Rng coin = new FastRandom(1);
    assertThat(Ties.SEAT.settle(List.of(0, 2, 3), 0, 4, coin)).isZero();
    assertThat(Ties.SEAT.settle(List.of(0, 2, 3), 1, 4, coin)).isEqualTo(2);
    assertThat(Ties.SEAT.settle(List.of(0, 2), 3, 4, coin)).isZero();
  }

  @Test
  void tiesByCoinAreFair() {
    int[] wins = new int[3];
    Rng coin = new FastRandom(1);
    for (int i = 0; i < 3_000; i++) {
      wins[Ties.COIN.settle(List.of(0, 1, 2), 1, 3, coin)]++;
    }
    assertThat(wins).satisfies(all -> assertThat(all[0]).isBetween(900, 1_100));
    assertThat(wins[1]).isBetween(900, 1_100);
  }

  // ---- Whatever comes in whatever order

  static IntStream seeds() {
    return IntStream.range(0, 100);
  }

  /** Some seats act, each once, at random times and over random lines that lose no time. */
  private static List<Attempt> crowd(Rng rng, boolean jitter) {
    List<Attempt> all = new ArrayList<>();
    int seats = 2 + rng.below(5);
    for (int seat = 0; seat < seats; seat++) {
      RoundTrip line = line(2 * rng.below(400));
      if (jitter) {
        line = line.sample(line.samples().getFirst() + rng.below(60)).sample(900);
      }
      int done = 1_000 + rng.below(200);
      all.add(claim(seat, done + line.samples().getFirst() / 2, line));
    }
    all.sort(Comparator.comparingLong(Attempt::arrived));
    return all;
  }

  /** What a table does: opens with the first, adds those who come in time. */
  private static Contest collect(List<Attempt> all) {
    Map<Integer, RoundTrip> lines = new TreeMap<>();
    all.forEach(attempt -> lines.put(attempt.seat(), attempt.line()));
    Contest contest = Contest.of(all.getFirst());
    long closes = contest.closes(lines);
    for (Attempt attempt : all.subList(1, all.size())) {
      if (attempt.arrived() <= closes) {
        contest = contest.with(attempt);
        closes = Math.min(closes, contest.closes(lines));
      }
    }
    return contest;
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void nobodyWhoWasEarlierIsEverLeftOutside(int seed) {
    List<Attempt> all = crowd(new FastRandom(seed), false);
    Contest contest = collect(all);
    long first = all.stream().mapToLong(Attempt::done).min().orElseThrow();
    var verdict = contest.decide(ContestTest::noTie);
    assertThat(verdict.first().done()).isEqualTo(first);
    assertThat(verdict.order()).containsExactlyInAnyOrderElementsOf(contest.attempts());
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void nobodyWaitsLongerThanTheLargestAllowance(int seed) {
    List<Attempt> all = crowd(new FastRandom(seed), true);
    Attempt opener = all.getFirst();
    Map<Integer, RoundTrip> lines = new TreeMap<>();
    all.subList(1, all.size()).forEach(other -> lines.put(other.seat(), other.line()));
    int largest = lines.values().stream().mapToInt(RoundTrip::allowance).max().orElseThrow();
    assertThat(Contest.of(opener).closes(lines))
        .isBetween(opener.arrived(), opener.arrived() + largest)
        .isLessThanOrEqualTo(opener.arrived() + RoundTrip.MOST_ALLOWANCE);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void whoeverWinsWasNotClearlyLaterThanAnybody(int seed) {
    Rng rng = new FastRandom(seed);
    var verdict = collect(crowd(rng, true)).decide(tied -> tied.get(rng.below(tied.size())));
    Race race = verdict.race();
    for (Attempt other : verdict.order()) {
      long ahead = verdict.first().done() - other.done();
      assertThat(ahead).isLessThanOrEqualTo(Math.max(0, verdict.first().unsure(other)));
      assertThat(ahead <= 0 || (race != null && race.tie())).isTrue();
    }
    if (race != null) {
      assertThat(race.others()).allSatisfy(o -> assertThat(o.behind()).isNotNegative());
      assertThat(race.others()).extracting(Race.Other::seat).doesNotContain(race.seat());
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void onEqualLinesArrivalDecides(int seed) {
    Rng rng = new FastRandom(seed);
    RoundTrip line = line(rng.below(600));
    List<Attempt> all = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      all.add(claim(seat, 1_000 + rng.below(100), line));
    }
    all.sort(Comparator.comparingLong(Attempt::arrived));
    assertThat(collect(all).decide(ContestTest::noTie).first()).isEqualTo(all.getFirst());
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aLineSlowerThanTheCapNeverHelps(int seed) {
    Rng rng = new FastRandom(seed);
    long arrived = 1_000L + rng.below(300);
    Attempt rival = claim(0, 1_000, line(rng.below(300)));
    var capped = contest(rival, claim(1, arrived, line(300))).decide(ContestTest::noTie);
    var slower =
        contest(rival, claim(1, arrived, line(301 + rng.below(5_000)))).decide(ContestTest::noTie);
    assertThat(slower.first().seat()).isEqualTo(capped.first().seat());
    assertThat(slower.race()).isEqualTo(capped.race());
  }

  private static Contest contest(Attempt... attempts) {
    return new Contest(List.of(attempts));
  }

  private static Attempt claim(int seat, long arrived, RoundTrip line) {
    return new Attempt(new Command(seat, "call", "id " + arrived, 2, line), 1, 2, arrived, true);
  }

  private static Attempt other(int seat, long arrived) {
    return new Attempt(new Command(seat, "reveal", "id", 2), 0, 2, arrived, false);
  }

  private static RoundTrip line(int millis) {
    return RoundTrip.NONE.sample(millis);
  }
}
