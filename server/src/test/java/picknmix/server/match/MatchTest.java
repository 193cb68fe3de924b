package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import picknmix.games.Games;
import picknmix.kernel.Event;
import picknmix.kernel.Game;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/** All on stepped time and on the test's own thread, but where threads are the point. */
final class MatchTest {
  private final SteppedTime time = new SteppedTime();
  private final List<LoggedAction> log = Collections.synchronizedList(new ArrayList<>());
  private final List<Update<?>> seen = new ArrayList<>();

  @Test
  void everybodySeesEveryActionInOrder() {
    var match = candyMatch(Map.of());
    match.watch(0, seen::add);
    match.watch(1, seen::add);
    assertThat(send(match, 0, "reveal", "a")).isEqualTo(new Reply.Applied(1, null));
    assertThat(send(match, 1, "reveal", "b")).isEqualTo(new Reply.Applied(2, null));
    assertThat(seen).extracting(Update::sequence).containsExactly(0, 0, 1, 1, 2, 2);
    assertThat(seen).extracting(update -> update.view().viewer()).containsExactly(0, 1, 0, 1, 0, 1);
    assertThat(seen).extracting(update -> update.events().size()).containsExactly(0, 0, 1, 1, 1, 1);
    assertThat(seen.getLast().actions()).containsExactly("call");
    assertThat(seen.getLast().isRace()).isTrue();
  }

  @Test
  void onlyTheSenderIsToldThatTheReplyFollows() {
    var match = candyMatch(Map.of());
    match.watch(0, seen::add);
    match.watch(1, seen::add);
    send(match, 0, "reveal", "a");
    assertThat(seen).extracting(Update::asked).containsExactly(null, null, "a", null);
  }

  @Test
  void aCommandSentTwiceIsAppliedOnce() {
    var match = candyMatch(Map.of());
    assertThat(send(match, 0, "reveal", "a")).isEqualTo(new Reply.Applied(1, null));
    assertThat(send(match, 1, "reveal", "a")).isEqualTo(new Reply.Applied(2, null));
    assertThat(send(match, 0, "reveal", "a")).isEqualTo(new Reply.Applied(1, null));
    assertThat(log).hasSize(2);
  }

  @Test
  void aRefusalIsOnlyForTheSenderAndChangesNothing() {
    var match = candyMatch(Map.of());
    match.watch(1, seen::add);
    assertRefused(send(match, 1, "reveal", "a"), Refused.Code.NOT_YOUR_TURN);
    assertRefused(send(match, 0, "call", "b"), Refused.Code.ILLEGAL_ACTION);
    assertRefused(send(match, 0, "dance", "c"), Refused.Code.BAD_ACTION);
    assertRefused(send(match, 7, "reveal", "d"), Refused.Code.BAD_REQUEST);
    assertRefused(send(match, Seat.CLOCK, "reveal", "e"), Refused.Code.BAD_REQUEST);
    assertThat(seen).hasSize(1);
    assertThat(log).isEmpty();
    assertThat(send(match, 0, "reveal", "b"))
        .as("its id is free")
        .isInstanceOf(Reply.Applied.class);
  }

  @Test
  void whatWasMeantForAnEarlierTableStandsIfItWasLegalEverSince() {
    var match = candyMatch(Map.of());
    send(match, 0, "reveal", "a");
    send(match, 1, "reveal", "b");
    send(match, 0, "reveal", "c");
    assertThat(match.submit(new Command(0, "reveal", "late", 2)).join())
        .as("the clock or another tab has revealed")
        .isEqualTo(new Reply.TooLate(3, null));
    assertRefused(
        match.submit(new Command(1, "call", "early", 1)).join(), Refused.Code.ILLEGAL_ACTION);
    assertRefused(match.submit(new Command(1, "call", "d", 4)).join(), Refused.Code.BAD_REQUEST);
    assertThat(match.submit(new Command(1, "call", "d", 2)).join())
        .as("one more card does not matter")
        .isEqualTo(new Reply.Applied(4, null));
    assertThat(match.submit(new Command(0, "call", "e", 3)).join())
        .as("only the first call counts")
        .isEqualTo(new Reply.TooLate(4, new Race(1, false, List.of(new Race.Other(0, 0)))));
  }

  @Test
  void whatTheLogCannotKeepHasNotHappened() {
    MatchLog full = (action, written) -> written.done(new IllegalStateException("disk full"));
    var match = open(new Lots(), Map.of(), full);
    match.watch(Seat.SPECTATOR, seen::add);
    assertThatThrownBy(() -> send(match, 0, "draw", "a"))
        .isInstanceOf(CompletionException.class)
        .hasRootCauseMessage("disk full");
    assertThat(seen).hasSize(1);
    assertThat(match.broken().join().sequence()).isZero();
    assertThat(match.broken().join().why()).hasMessage("disk full");
    assertThatThrownBy(() -> send(match, 0, "draw", "a")).hasRootCauseMessage("disk full");
  }

  @Test
  void whoComesWhileAnActionIsBeingWrittenIsNotToldOfItIfThatFails() {
    List<MatchLog.Written> writes = new ArrayList<>();
    var match = open(new Lots(), Map.of(), (action, written) -> writes.add(written));
    var _ = match.submit(new Command(0, "draw", "a", 0));
    match.watch(1, seen::add);
    writes.getFirst().done(new IllegalStateException("disk full"));
    assertThat(match.broken()).isDone();
    assertThat(seen).isEmpty();
  }

  @Test
  void aClockWhoseStrikeCannotBeKeptSaysSo() {
    var match =
        open(
            new Lots(),
            Map.of("draw", 1_000),
            (action, written) -> {
              throw new IllegalStateException("disk full");
            });
    assertThat(match.broken()).isNotDone();
    time.step();
    assertThat(match.broken().join().why()).hasMessage("disk full");
    assertThat(match.broken().join().sequence()).isZero();
    while (time.step()) {}
    assertThat(time.now()).as("its clock stands still").isEqualTo(1_000);
  }

  @Test
  void actionsAreInTheLogBeforeAnybodyHearsOfThem() {
    var match = candyMatch(Map.of());
    match.watch(1, update -> assertThat(log).hasSize(update.sequence()));
    match.watch(1, seen::add);
    send(match, 0, "reveal", "a");
    assertThat(seen).hasSize(2);
  }

  @Test
  void whoeverComesLaterHearsWhatHappenedSince() {
    var match = candyMatch(Map.of());
    match.watch(1, seen::add);
    send(match, 0, "reveal", "a");
    send(match, 1, "reveal", "b");
    List<Event> told = seen.stream().flatMap(update -> update.events().stream()).toList();
    assertThat(told).hasSize(2);
    match.watch(1, 0, seen::add);
    assertThat(seen.getLast().events()).as("all").isEqualTo(told);
    match.watch(1, 1, seen::add);
    assertThat(seen.getLast().events()).as("the last").isEqualTo(told.subList(1, 2));
    match.watch(1, 2, seen::add);
    assertThat(seen.getLast().events()).as("nothing new").isEmpty();
  }

  @Test
  void eachViewerGetsOnlyWhatItMaySee() {
    var match = open(new Lots(), Map.of(), new ListLog(log));
    List<Event> mine = new ArrayList<>();
    List<Event> others = new ArrayList<>();
    List<Event> spectators = new ArrayList<>();
    match.watch(0, update -> mine.addAll(update.events()));
    match.watch(1, update -> others.addAll(update.events()));
    match.watch(Seat.SPECTATOR, update -> spectators.addAll(update.events()));
    match.watch(1, seen::add);
    send(match, 0, "draw", "a");
    assertThat(mine.get(0))
        .isInstanceOfSatisfying(Lots.Drew.class, d -> assertThat(d.lot()).isNotNull());
    assertThat(mine.get(1)).isInstanceOf(Lots.Hoped.class);
    assertThat(others).startsWith(new Lots.Drew(0, null)).hasSize(2);
    assertThat(spectators).isEqualTo(others);
    assertThat(seen).allSatisfy(update -> assertThat(update.view().text()).endsWith("lot null\n"));
  }

  @Test
  void theReplyComesBeforeTheDiceThatFollow() {
    var match = open(new Lots(), Map.of(), new ListLog(log));
    List<String> heard = new ArrayList<>();
    match.watch(0, update -> heard.add("update " + update.sequence()));
    var reply = new CompletableFuture<Reply>();
    var _ = reply.thenAccept(done -> heard.add("reply"));
    match.submit(new Command(0, "draw", "a", 0), 0, () -> {}, reply);
    assertThat(heard).containsExactly("update 0", "update 1", "reply", "update 2");
  }

  @Test
  void diceAreRolledByThemselvesAndAreTheSeeds() {
    var match = open(new Lots(), Map.of(), new ListLog(log));
    match.watch(0, seen::add);
    assertThat(send(match, 0, "draw", "a")).isEqualTo(new Reply.Applied(1, null));
    assertThat(send(match, 1, "draw", "a")).isEqualTo(new Reply.Applied(3, null));
    assertThat(log).extracting(LoggedAction::seat).containsExactly(0, Seat.CHANCE, 1, Seat.CHANCE);
    assertThat(seen).extracting(Update::sequence).containsExactly(0, 1, 2, 3, 4);
    List<LoggedAction> first = List.copyOf(log);
    log.clear();
    var again = open(new Lots(), Map.of(), new ListLog(log));
    send(again, 0, "draw", "a");
    send(again, 1, "draw", "a");
    assertThat(log).isEqualTo(first);
  }

  @Test
  void theResultComesWithTheLastActionOnly() {
    var match = open(new Lots(), Map.of(), new ListLog(log));
    match.watch(0, seen::add);
    send(match, 0, "draw", "a");
    assertThat(seen).allSatisfy(update -> assertThat(update.result()).isNull());
    send(match, 1, "draw", "b");
    assertThat(seen.getLast().result().winners()).containsExactly(0);
    assertThat(seen.getLast().result().scores()).hasSize(2);
    assertRefused(send(match, 0, "draw", "c"), Refused.Code.OVER);
  }

  @Test
  void theClockActsWhenTheTimeIsUp() {
    var match = candyMatch(Map.of("reveal", 5_000, "miss", 3_000));
    match.watch(0, seen::add);
    assertThat(seen.getLast().clock()).isEqualTo(new Countdown("reveal", 5_000));
    time.at(4_000, () -> send(match, 0, "reveal", "a"));
    while (log.size() < 3) {
      time.step();
    }
    assertThat(time.now()).as("two reveals after the first").isEqualTo(14_000);
    assertThat(log).extracting(LoggedAction::seat).containsExactly(0, Seat.CLOCK, Seat.CLOCK);
    send(match, 1, "call", "b");
    assertThat(seen.getLast().clock()).isEqualTo(new Countdown("miss", 3_000));
    while (log.size() < 5) {
      time.step();
    }
    assertThat(time.now()).isEqualTo(17_000);
    assertThat(seen.getLast().clock()).as("declining is not paced").isNull();
    while (time.step()) {}
    assertThat(log).as("so nothing more happens").hasSize(5);
  }

  @Test
  void aWatcherThatFailsHarmsNobody() {
    var match = candyMatch(Map.of());
    List<Throwable> told =
        bugsIn(
            () -> {
              match.watch(
                  0,
                  update -> {
                    throw new IllegalStateException("socket gone");
                  });
              match.watch(1, seen::add);
              send(match, 0, "reveal", "a");
            });
    assertThat(seen).hasSize(2);
    assertThat(told).hasSize(2);
  }

  @Test
  void anErrorOfAWatcherHoldsNobodyUp() {
    var match = open(new Lots(), Map.of(), new ListLog(log));
    List<Throwable> told =
        bugsIn(
            () -> {
              match.watch(
                  1,
                  update -> {
                    throw new StackOverflowError();
                  });
              assertThat(send(match, 0, "draw", "a")).isEqualTo(new Reply.Applied(1, null));
            });
    assertThat(log).as("the dice are rolled").hasSize(2);
    assertThat(told).hasSize(3).hasOnlyElementsOfType(StackOverflowError.class);
  }

  @Test
  void whatTheRulesFailAtEndsTheMatchForAllToHear() {
    var match = open(new FaultyLots(), Map.of("draw", 1_000), new ListLog(log));
    assertThat(bugsIn(() -> assertRefused(send(match, 0, "draw", "a"), Refused.Code.INTERNAL)))
        .hasSize(1);
    assertThat(match.broken().join().why()).isInstanceOf(StackOverflowError.class);
    assertThat(log).isEmpty();
    var another = open(new FaultyLots(), Map.of("draw", 1_000), new ListLog(log));
    assertThat(bugsIn(this::letAllTimePass)).as("also if it is the clock's").hasSize(1);
    assertThat(another.broken()).isDone();
  }

  /** Whose rules have a bug. */
  private static final class FaultyLots extends Lots {
    @Override
    public void apply(Table s, int seat, long action, @Nullable List<Event> events) {
      throw new StackOverflowError();
    }
  }

  private void letAllTimePass() {
    while (time.step()) {}
  }

  private static List<Throwable> bugsIn(Runnable work) {
    List<Throwable> told = new ArrayList<>();
    Thread.setDefaultUncaughtExceptionHandler((thread, bug) -> told.add(bug));
    try {
      work.run();
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(null);
    }
    return told;
  }

  @Test
  void nothingHappensByItselfWhileNobodyLooksOn() {
    var match = candyMatch(Map.of("reveal", 5_000));
    time.at(2_000, () -> match.attend(0b11, false));
    time.at(60_000, () -> {});
    while (time.step()) {}
    assertThat(time.now()).isEqualTo(60_000);
    assertThat(log).isEmpty();
    match.watch(0, seen::add);
    assertThat(seen.getLast().clock())
        .as("where it stood")
        .isEqualTo(new Countdown("reveal", 3_000));
    match.attend(0b11, true);
    time.step();
    assertThat(log).hasSize(1);
    assertThat(time.now()).isEqualTo(63_000);
  }

  @Test
  void whoActsWhileNobodyLooksOnDoesNotStartTheClock() {
    var match = candyMatch(Map.of("reveal", 5_000));
    match.attend(0b11, false);
    send(match, 0, "reveal", "a");
    while (time.step()) {}
    assertThat(log).hasSize(1);
    match.attend(0b11, true);
    while (log.size() < 2 && time.step()) {}
    assertThat(log).hasSize(2);
  }

  @Test
  @Timeout(60)
  void manySendersMakeOneOrder() {
    Session<?> session = session(Games.find("candy-match"));
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      contend(session, threads);
    }
    assertThat(log).hasSize(60);
    assertThat(seen).extracting(Update::sequence).isSorted().hasSize(61).doesNotHaveDuplicates();
  }

  /** Two seats try to reveal all the time, each from many threads. */
  private <S extends State<S>> void contend(Session<S> session, ExecutorService threads) {
    var match =
        Match.open(
            session,
            List.of(),
            Map.of(),
            Ties.SEAT,
            new ListLog(log),
            time,
            Thread::startVirtualThread);
    match.watch(0, seen::add);
    for (int sender = 0; sender < 16; sender++) {
      int number = sender;
      threads.execute(
          () -> {
            for (int i = 0; log.size() < 60; i++) {
              send(match, number % 2, "reveal", number + "." + i);
            }
          });
    }
  }

  private Match<?> candyMatch(Map<String, Integer> pace) {
    return open(Games.find("candy-match"), pace, new ListLog(log));
  }

  private <S extends State<S>> Match<S> open(
      Game<S> game, Map<String, Integer> pace, MatchLog log) {
    return Match.open(session(game), List.of(), pace, Ties.SEAT, log, time, Runnable::run);
  }

  private static <S extends State<S>> Session<S> session(Game<S> game) {
    return Session.deal(game, Setup.of(game, 2, Options.of(), Seed.of(1), 0));
  }

  private static Reply send(Match<?> match, int seat, String action, String id) {
    return match
        .submit(new Command(seat, action, id, Command.ANY))
        .orTimeout(10, TimeUnit.SECONDS)
        .join();
  }

  private static void assertRefused(Reply reply, Refused.Code code) {
    assertThat(reply)
        .isInstanceOfSatisfying(
            Reply.Rejected.class, r -> assertThat(r.refused().code()).isEqualTo(code));
  }
}
