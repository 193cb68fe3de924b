package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.games.Games;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Options;
import picknmix.kernel.Rng;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/** Several seats at once, over lines of different lengths, at a live table of Candy Match. */
final class RaceTest {
  private static final int SEATS = 3;

  private final SteppedTime time = new SteppedTime();
  private final List<LoggedAction> log = new ArrayList<>();
  private final List<String> told = new ArrayList<>();
  private final RoundTrip[] lines = new RoundTrip[SEATS];
  private final Map<String, Reply> replies = new LinkedHashMap<>();
  private Ties ties = Ties.SEAT;
  private @Nullable Update<?> latest;

  /** Somebody at the table, as far away as {@link #lines} says. */
  private final class Guest<S extends State<S>> implements Watcher<S> {
    private final int seat;

    Guest(int seat) {
      this.seat = seat;
    }

    @Override
    public void see(Update<S> update) {
      latest = update;
      if (seat == 0) {
        update.events().forEach(event -> told.add(event.toString()));
      }
    }

    @Override
    public RoundTrip line() {
      return lines[seat];
    }
  }

  @Test
  void whoWasFirstIsNotWhoseCallCameFirst() {
    Match<?> match = table("call-then-pick", 3, Map.of());
    far(1, 200);
    at(1_000, match, 0, "call", "a");
    at(1_060, match, 1, "call", "b");
    run();
    Race race = new Race(1, false, List.of(new Race.Other(0, 40)));
    assertThat(replies)
        .containsEntry("b", new Reply.Applied(4, race))
        .containsEntry("a", new Reply.TooLate(4, race));
    assertThat(log.getLast()).isEqualTo(new LoggedAction(4, 1, "call", "b", 1_060, race));
    assertThat(now().race()).isEqualTo(race);
  }

  @Test
  void aCallWaitsOnlyAsLongAsSomebodyMayHaveBeenEarlier() {
    Match<?> match = table("call-then-pick", 3, Map.of());
    far(1, 200);
    far(2, 60);
    List<Long> held = new ArrayList<>();
    time.at(
        1_000,
        () -> {
          var reply = send(match, new Command(0, "call", "a", 3), () -> held.add(time.now()));
          assertThat(reply).isNotDone();
          var _ = reply.thenAccept(r -> replies.put("a", r));
        });
    run();
    assertThat(held).containsExactly(1_000L);
    assertThat(replies).containsEntry("a", new Reply.Applied(4, null));
    assertThat(log.getLast().atMillis()).isEqualTo(1_100);
  }

  private static CompletableFuture<Reply> send(Match<?> match, Command command, Runnable held) {
    var reply = new CompletableFuture<Reply>();
    match.submit(command, 0, held, reply);
    return reply;
  }

  @Test
  void amongNeighboursNothingWaits() {
    Match<?> match = table("call-then-pick", 3, Map.of());
    Runnable never =
        () -> {
          throw new AssertionError("held");
        };
    assertThat(send(match, new Command(2, "call", "a", 3), never)).isCompleted();
    assertThat(send(match, new Command(0, "call", "b", 3), never).join())
        .isEqualTo(new Reply.TooLate(4, new Race(2, false, List.of(new Race.Other(0, 0)))));
  }

  @Test
  void whoComesAfterTheDecisionHearsByHowMuch() {
    Match<?> match = table("call-then-pick", 3, Map.of());
    far(1, 100);
    at(1_000, match, 0, "call", "a");
    at(1_093, match, 1, "call", "b");
    run();
    assertThat(replies)
        .containsEntry("a", new Reply.Applied(4, null))
        .containsEntry(
            "b", new Reply.TooLate(4, new Race(0, false, List.of(new Race.Other(1, 43)))));
  }

  @Test
  void revealingWaitsForNobodyAndSpoilsNoCall() {
    Match<?> match = table("call-then-pick", 3, Map.of());
    far(1, 200);
    at(1_000, match, 0, "reveal", "a");
    at(1_050, match, 1, "call", "b");
    time.at(1_001, () -> assertThat(replies).containsKey("a"));
    run();
    assertThat(replies)
        .containsEntry("a", new Reply.Applied(4, null))
        .containsEntry("b", new Reply.Applied(5, null));
  }

  @Test
  void whatComesWhileACallIsHeldIsDecidedWithIt() {
    Match<?> match = table("call-then-pick", 3, Map.of());
    far(1, 200);
    at(1_000, match, 2, "call", "a");
    at(1_050, match, 0, "reveal", "b");
    run();
    assertThat(replies)
        .containsEntry("a", new Reply.Applied(4, null))
        .containsEntry(
            "b", new Reply.TooLate(4, new Race(2, false, List.of(new Race.Other(0, 50)))));
  }

  @Test
  void sentAgainWhileItIsHeldItIsStillAppliedOnce() {
    Match<?> match = table("call-then-pick", 3, Map.of());
    far(1, 200);
    List<Reply> both = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      var _ = match.submit(new Command(0, "call", "a", 3)).thenAccept(both::add);
    }
    run();
    assertThat(both).containsExactly(new Reply.Applied(4, null), new Reply.Applied(4, null));
    assertThat(log).hasSize(4);
  }

  @Test
  void tiesAreSettledAsTheTableSettlesThem() {
    List<Integer> winners = new ArrayList<>();
    for (Ties settled : List.of(Ties.SEAT, Ties.COIN, Ties.COIN)) {
      log.clear();
      ties = settled;
      Match<?> match = table("call-then-pick", 3, Map.of());
      lines[1] = RoundTrip.NONE.sample(40).sample(60).sample(60);
      lines[2] = lines[1];
      long now = time.now();
      at(now + 100, match, 1, "call", "a");
      at(now + 105, match, 2, "call", "b");
      run();
      assertThat(log.getLast().race()).isNotNull().extracting(Race::tie).isEqualTo(true);
      winners.add(log.getLast().seat());
    }
    assertThat(winners.get(0)).as("clockwise from seat 0, who reveals next").isEqualTo(1);
    assertThat(winners.get(1)).as("the coin is the seed's").isEqualTo(winners.get(2));
  }

  @Test
  void twoClaimsOfDifferentCardsBothStand() {
    Match<?> match = table("pick-then-call", 12, Map.of());
    List<String> apart = twoMatchesApart();
    at(1_000, match, 0, apart.get(0), "a");
    at(1_000, match, 1, apart.get(1), "b");
    run();
    assertThat(replies.values()).hasOnlyElementsOfType(Reply.Applied.class);
  }

  @Test
  void aClaimOfCardsThatAreGoneIsTooLateAndNotWrong() {
    Match<?> match = table("pick-then-call", 12, Map.of());
    String claim = twoMatchesApart().getFirst();
    far(1, 300);
    at(1_000, match, 0, claim, "a");
    at(1_020, match, 1, claim, "b");
    at(9_000, match, 2, claim, "c");
    run();
    assertThat(replies.get("b")).isInstanceOf(Reply.Applied.class);
    assertThat(replies.get("a")).isInstanceOf(Reply.TooLate.class);
    assertThat(replies.get("c")).isInstanceOf(Reply.TooLate.class);
    assertThat(told).noneMatch(event -> event.contains("Mistaken"));
  }

  @Test
  void theClockWaitsForATakeThatIsUnderWay() {
    Match<?> match = table("call-then-pick", 3, Map.of("miss", 5_000));
    far(0, 200);
    at(0, match, 0, "call", "a");
    String take = "take " + cards().getFirst();
    at(5_060, match, 0, take, "in time");
    time.at(5_099, () -> assertThat(replies).containsKey("in time"));
    run();
    assertThat(replies).containsEntry("in time", new Reply.Applied(5, null));
  }

  @Test
  void theClockWaitsNoLongerThanTheLine() {
    Match<?> match = table("call-then-pick", 3, Map.of("miss", 5_000));
    far(0, 200);
    at(0, match, 0, "call", "a");
    at(5_101, match, 0, "take " + cards().getFirst(), "late");
    run();
    assertThat(log).extracting(LoggedAction::seat).endsWith(0, Seat.CLOCK);
    assertThat(log.getLast().atMillis()).isEqualTo(5_100);
    assertThat(replies)
        .containsEntry(
            "late",
            new Reply.TooLate(5, new Race(Seat.CLOCK, false, List.of(new Race.Other(0, 1)))));
  }

  @Test
  void aClosedMatchAnswersNobody() {
    Match<?> match = table("call-then-pick", 3, Map.of());
    far(1, 200);
    CompletableFuture<Reply> held = match.submit(new Command(0, "call", "a", 3));
    match.close().join();
    assertThatThrownBy(held::join).hasRootCauseMessage("the match was closed");
    assertThatThrownBy(() -> match.submit(new Command(0, "call", "b", 3)).join())
        .hasRootCauseMessage("the match was closed");
    run();
    assertThat(log).hasSize(3);
  }

  @Test
  void aMatchGoesOnFromItsLog() {
    Match<?> match = table("call-then-pick", 3, Map.of("miss", 5_000));
    far(1, 200);
    at(1_000, match, 0, "call", "a");
    at(1_060, match, 1, "call", "b");
    time.at(2_000, () -> match.close().join());
    run();
    List<LoggedAction> played = List.copyOf(log);
    String before = now().view().text();
    Match<?> again = open(Games.find("candy-match"), "call-then-pick", played, Map.of());
    assertThat(now().view().text()).isEqualTo(before);
    assertThat(again.submit(new Command(1, "call", "b", 3)).join())
        .as("the id is known, and so is the race")
        .isEqualTo(new Reply.Applied(4, played.getLast().race()));
    assertThat(log).isEqualTo(played);
  }

  static IntStream seeds() {
    return IntStream.range(0, 60);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void whateverComesEachCommandIsAnsweredOnceAndTheLogIsTheMatch(int seed) {
    Rng rng = new FastRandom(seed);
    String calls = rng.below(2) == 0 ? "call-then-pick" : "pick-then-call";
    Match<?> match = table(calls, 4 + rng.below(9), Map.of("miss", 300, "decline", 200));
    for (int seat = 0; seat < SEATS; seat++) {
      lines[seat] = RoundTrip.NONE.sample(rng.below(500)).sample(rng.below(500));
    }
    Map<String, Integer> answers = new LinkedHashMap<>();
    List<String> matches = matches();
    int sent = 60;
    for (int i = 0; i < sent; i++) {
      String id = "id " + i;
      int seat = rng.below(SEATS);
      String action =
          calls.equals("pick-then-call") && !matches.isEmpty() && rng.below(3) > 0
              ? "claim " + matches.get(rng.below(matches.size()))
              : List.of("reveal", "call", "miss", "decline", "done").get(rng.below(5));
      int back = rng.below(3);
      time.at(
          rng.below(1_500),
          () -> {
            int seen = Math.max(0, log.size() - back);
            var _ =
                match
                    .submit(new Command(seat, action, id, seen, lines[seat]))
                    .whenComplete((reply, failure) -> answers.merge(id, 1, Integer::sum));
          });
    }
    while (time.now() < 3_000 && time.step()) {}
    assertThat(answers).hasSize(sent).containsValue(1);
    assertThat(answers.values()).containsOnly(1);
    assertThat(told).noneMatch(event -> event.contains("Mistaken"));
    assertThat(log)
        .extracting(LoggedAction::sequence)
        .isEqualTo(IntStream.rangeClosed(1, log.size()).boxed().toList());
    String end = now().view().text();
    open(Games.find("candy-match"), calls, List.copyOf(log), Map.of());
    assertThat(now().view().text()).isEqualTo(end);
  }

  // ---- The table

  private Match<?> table(String calls, int cards, Map<String, Integer> pace) {
    Match<?> match = open(Games.find("candy-match"), calls, List.of(), pace);
    for (int i = 0; i < cards; i++) {
      match.submit(new Command(i % SEATS, "reveal", "card " + i, i)).join();
    }
    return match;
  }

  private <S extends State<S>> Match<S> open(
      Game<S> game, String calls, List<LoggedAction> played, Map<String, Integer> pace) {
    Arrays.fill(lines, RoundTrip.NONE);
    Setup setup = Setup.of(game, SEATS, Options.of("calls", calls), Seed.of(1), 0);
    Session<S> session = Session.deal(game, setup);
    Match<S> match = Match.open(session, played, pace, ties, new ListLog(log), time, Runnable::run);
    for (int seat = 0; seat < SEATS; seat++) {
      match.watch(seat, new Guest<>(seat));
    }
    return match;
  }

  /** From now on that seat's messages need so long there and back. */
  private void far(int seat, int millis) {
    lines[seat] = RoundTrip.NONE.sample(millis);
  }

  /** Sends at that time what was meant for the table as it is now; a take, for the one to come. */
  private void at(long millis, Match<?> match, int seat, String action, String id) {
    int seen = log.size();
    time.at(
        millis,
        () -> {
          int meant = action.startsWith("take") ? seen + 1 : seen;
          var _ =
              match
                  .submit(new Command(seat, action, id, meant, lines[seat]))
                  .thenAccept(reply -> replies.put(id, reply));
        });
  }

  private void run() {
    while (time.step()) {}
  }

  private Update<?> now() {
    if (latest == null) {
      throw new AssertionError("nothing seen yet");
    }
    return latest;
  }

  /** The face-up cards. */
  private List<String> cards() {
    return ((List<?>) now().view().json().get("table")).stream().map(Object::toString).toList();
  }

  /** The pairs of face-up cards that cancel out: those that differ in the copy number only. */
  private List<String> matches() {
    List<String> pairs = new ArrayList<>();
    List<String> cards = cards().stream().sorted().toList();
    for (int i = 0; i + 1 < cards.size(); i++) {
      String kind = cards.get(i).substring(0, cards.get(i).length() - 1);
      if (cards.get(i + 1).equals(kind + "2") && cards.get(i).equals(kind + "1")) {
        pairs.add(kind + "1 " + kind + "2");
      }
    }
    return pairs;
  }

  private List<String> twoMatchesApart() {
    List<String> pairs = matches();
    assertThat(pairs).hasSizeGreaterThan(1);
    return pairs.stream().map(pair -> "claim " + pair).toList();
  }
}
